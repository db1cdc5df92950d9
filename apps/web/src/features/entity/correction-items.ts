import type { KycSection } from '@dossier/domain/kyc-form/answers';
import { kycStepsOf } from '@dossier/domain/kyc-form/steps';
import type { IconName } from '#ui/icons.ts';
import type { EntityFile } from './entity-context.ts';

/** A part of the onboarding that the client can be asked to correct. */
export type CorrectionItem =
  | { readonly target: string; readonly kind: 'section'; readonly section: KycSection }
  | { readonly target: string; readonly kind: 'document'; readonly documentKind: string; readonly owner: string }
  | { readonly target: string; readonly kind: 'person'; readonly name: string };

export const itemIcons = { section: 'note', document: 'file', person: 'user' } as const satisfies Record<
  CorrectionItem['kind'],
  IconName
>;

/** Everything that can be requested. Screening and risk are never included: informing a client about a hit is forbidden. */
export function correctionItems({ request, people, documents }: EntityFile): CorrectionItem[] {
  const sections = kycStepsOf(request.type, request.sourceOfFunds);
  const rows = documents.open ? documents.value.filter((row) => row.origin === 'vault') : [];
  const lines = new Map(rows.map((row) => [`document:${row.kind}:${row.owner}`, row]));
  return [
    ...sections.map((section) => ({ target: `section:${section}`, kind: 'section' as const, section })),
    ...[...lines].map(([target, row]) => ({
      target,
      kind: 'document' as const,
      documentKind: row.kind,
      owner: row.ownerName,
    })),
    ...(people.open ? people.value : []).map((person) => ({
      target: `person:${person.id}`,
      kind: 'person' as const,
      name: `${person.firstName} ${person.lastName}`.trim(),
    })),
  ];
}

/** Names for staff of the sections that address the client in the form. */
const staffNames = {
  'legal-entity': 'entity:section.legal-entity',
  individual: 'entity:section.individual',
} as const satisfies Partial<Record<KycSection, string>>;

/** Returns the text key of a section's name for staff. */
export function sectionName(section: KycSection) {
  const key: (typeof staffNames)[keyof typeof staffNames] | undefined = staffNames[section as keyof typeof staffNames];
  return key ?? (`kyc-form:sections.${section}` as const);
}
