import type { Language } from '@dossier/domain/languages';
import type { PortalName, Role } from '@dossier/domain/portal';

/** The signed-in user of a request: a record of one of the three user collections. */
export interface Actor {
  readonly id: string;
  readonly collection: string;
  readonly portal: PortalName;
  readonly role: Role;
  /** Organisation of a Gatekeeper; '' for other users. */
  readonly org: string;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly language: Language;
}

export function nameOf(person: { firstName: string; lastName: string }): string {
  return `${person.firstName} ${person.lastName}`.trim();
}
