import type { DerivedStatus } from '@dossier/domain/checks';
import { type GateFacts, gateOf, type Section } from '@dossier/domain/visibility';
import type { Row } from '../../case/rows-by-id.ts';
import type { Actor } from '../../runtime/actor.ts';
import type { Gated } from '../contracts.ts';

/** Asks for one viewer and one onboarding whether a section is open. Interns are not gated. */
export type Gate = (section: Section) => DerivedStatus | undefined;

export function gateFor(actor: Actor, request: Row<'gk_requests'>, access: Row<'gk_access'> | undefined): Gate {
  if (actor.portal === 'intern') return () => undefined;
  const facts: GateFacts = {
    status: request.status,
    completedAt: request.completed_at,
    access: access?.status ?? '',
  };
  return (section) => gateOf(section, facts);
}

/** The value when the section is open; otherwise it is not even made. */
export async function gated<T>(gate: Gate, section: Section, make: () => T | Promise<T>): Promise<Gated<T>> {
  const why = gate(section);
  return why ? { open: false, why } : { open: true, value: await make() };
}
