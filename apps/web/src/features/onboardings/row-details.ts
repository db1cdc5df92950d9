import { type ActingParty, actingPartyOf, type WaitingOn } from '@dossier/domain/onboarding';
import type { TextFiles } from '@dossier/texts/text-files';
import type { OnboardingRow } from '#list-views/onboarding-columns.tsx';

type WaitingKey = keyof TextFiles['waiting-on'];

const byParty: Readonly<Record<ActingParty, WaitingKey>> = {
  institution: 'you',
  client: 'client',
  desk: 'desk',
  none: 'none',
};
const byWaitingOn: Readonly<Record<WaitingOn, WaitingKey>> = {
  client_access: 'client_access',
  client_corrections: 'client_corrections',
  gatekeeper: 'your-answer',
};

/** The party that must act: a key of `waiting-on`. */
export function waitingKey({ status, waitingOn }: Pick<OnboardingRow, 'status' | 'waitingOn'>): WaitingKey {
  return waitingOn === '' ? byParty[actingPartyOf(status, '')] : byWaitingOn[waitingOn];
}

/** The moves that "Delete" can mean for a row, in order of preference. */
const deletions = ['delete-draft', 'cancel', 'archive'] as const;
export type Deletion = (typeof deletions)[number];

/** The move of the delete action for this row; undefined: not available. */
export function deletionOf({ moves }: Pick<OnboardingRow, 'moves'>): Deletion | undefined {
  return deletions.find((move) => moves.includes(move));
}
