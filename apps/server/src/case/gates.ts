import type { DerivedStatus } from '@dossier/domain/checks';
import type { Gated } from '@dossier/domain/contracts/answers/gate';
import { type GatedSectionName, type GateFacts, gateOf } from '@dossier/domain/visibility';
import type { AccessRow, RequestRow } from '../collections/rows.ts';
import type { Actor } from '../runtime/actor.ts';
import { keepsVersion } from './access.ts';
import { hasRight } from './portal-rights.ts';

/** Why a section is closed for one actor and onboarding; undefined when it is open. */
export type Gate = (section: GatedSectionName) => DerivedStatus | undefined;

/** The facts that decide which sections of an onboarding are open. */
export function gateFacts(request: RequestRow, access: AccessRow | undefined): GateFacts {
  return {
    status: request.status,
    completedAt: request.completed_at,
    access: access?.status ?? '',
    keepsVersion: keepsVersion(access, request),
  };
}

/** The gates of an onboarding for an actor; none for those who read ungated. */
export function gateFor(actor: Actor, request: RequestRow, access: AccessRow | undefined): Gate {
  if (hasRight(actor, 'read-ungated')) return () => undefined;
  const facts = gateFacts(request, access);
  return (section) => gateOf(section, facts);
}

/** The value when the section is open. Otherwise it is not even computed. */
export async function gated<T>(gate: Gate, section: GatedSectionName, make: () => T | Promise<T>): Promise<Gated<T>> {
  const why = gate(section);
  return why ? { open: false, why } : { open: true, value: await make() };
}
