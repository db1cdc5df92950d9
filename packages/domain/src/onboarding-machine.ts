import type { OnboardingStatus, WaitingOn } from './onboarding.ts';
import type { Role } from './portal.ts';
import { accept, type Result, refuse } from './result.ts';
import { clients, gatekeepers, interns, leads, managers } from './role-groups.ts';

export interface Move {
  /** Statuses it may start from; `none` is an onboarding that does not exist yet. */
  readonly from: readonly (OnboardingStatus | 'none')[];
  /**
   * Where it leads; `same` keeps the status, `before` goes back to the status before archiving, `resumed` ends the
   * waiting for access and keeps any other status.
   */
  readonly to: OnboardingStatus | 'same' | 'before' | 'resumed' | 'none';
  /** Statuses that it may start from and that stay as they are. */
  readonly keeps?: readonly OnboardingStatus[];
  readonly by: readonly Role[];
  /** From `waiting` only when it waits on one of these; absent means any. */
  readonly waitingOn?: readonly WaitingOn[];
  /** What it then waits on. */
  readonly thenWaitingOn?: WaitingOn;
}

const onClient = ['client_access', 'client_corrections'] as const;

/**
 * Every move of an onboarding. What is not in the table is refused with 409 and the allowed moves.
 * Guards (complete sections, reasons, deadlines) are the workflow's; this table knows status and role.
 * Source: docs/domain.md section 2.
 */
export const onboardingMoves = {
  'save-draft': { from: ['none', 'draft'], to: 'draft', by: gatekeepers },
  send: { from: ['draft'], to: 'requested', by: gatekeepers },
  'delete-draft': { from: ['draft'], to: 'none', by: gatekeepers },
  submit: { from: ['requested', 'waiting'], to: 'submitted', by: clients, waitingOn: onClient },
  'refuse-access': {
    from: ['requested', 'waiting'],
    to: 'waiting',
    by: clients,
    waitingOn: ['client_access'],
    thenWaitingOn: 'client_access',
  },
  'approve-access': { from: ['requested', 'waiting', 'completed'], to: 'resumed', by: clients, waitingOn: onClient },
  'withdraw-access': {
    from: ['requested', 'submitted', 'waiting', 'completed'],
    to: 'waiting',
    keeps: ['completed'],
    by: clients,
    thenWaitingOn: 'client_access',
  },
  remind: { from: ['requested', 'waiting'], to: 'same', by: gatekeepers, waitingOn: onClient },
  'edit-onboarding': { from: ['requested', 'submitted', 'waiting'], to: 'same', by: gatekeepers },
  'ask-client': { from: ['submitted'], to: 'waiting', by: interns, thenWaitingOn: 'client_corrections' },
  'ask-institution': { from: ['submitted'], to: 'waiting', by: interns, thenWaitingOn: 'gatekeeper' },
  answer: { from: ['waiting'], to: 'submitted', by: gatekeepers, waitingOn: ['gatekeeper'] },
  complete: { from: ['submitted'], to: 'completed', by: interns },
  reopen: { from: ['completed'], to: 'submitted', by: leads },
  cancel: { from: ['requested', 'submitted', 'waiting'], to: 'archived', by: gatekeepers },
  archive: { from: ['completed'], to: 'archived', by: gatekeepers },
  restore: { from: ['archived'], to: 'before', by: managers },
} as const satisfies Record<string, Move>;

export type MoveName = keyof typeof onboardingMoves;
export const moveNames = Object.keys(onboardingMoves) as MoveName[];

/** The state of an onboarding that the table reads. `before` is the status it had when it was archived. */
export interface OnboardingState {
  readonly status: OnboardingStatus | 'none';
  readonly waitingOn: WaitingOn | '';
  readonly before?: OnboardingStatus;
  /** Where an onboarding that waits for access goes on once access is approved; absent: at `requested`. */
  readonly resumed?: NextState;
}

export interface NextState {
  readonly status: OnboardingStatus | 'none';
  readonly waitingOn: WaitingOn | '';
}

/**
 * Asks the table for one move. Pure.
 * Errors: `not-allowed` when the role may never make it; `move-not-allowed` with `allowed` (the moves that
 * this role has from here) when the status forbids it.
 */
export function tryMove(name: MoveName, state: OnboardingState, role: Role): Result<NextState> {
  const move: Move = onboardingMoves[name];
  if (!move.by.includes(role)) return refuse('not-allowed', { move: name });
  if (!fits(move, state)) {
    return refuse('move-not-allowed', { move: name, status: state.status, allowed: allowedMoves(state, role) });
  }
  return accept(nextState(move, state));
}

/** The moves that this role has from here, in the table's order. */
export function allowedMoves(state: OnboardingState, role: Role): MoveName[] {
  return moveNames.filter((name) => {
    const move: Move = onboardingMoves[name];
    return move.by.includes(role) && fits(move, state);
  });
}

function fits(move: Move, { status, waitingOn }: OnboardingState): boolean {
  if (!move.from.includes(status)) return false;
  if (status !== 'waiting' || move.waitingOn === undefined) return true;
  return waitingOn !== '' && move.waitingOn.includes(waitingOn);
}

function nextState(move: Move, state: OnboardingState): NextState {
  const { status, waitingOn } = state;
  const isKept = move.keeps?.some((kept) => kept === status) ?? false;
  if (isKept || move.to === 'same') return { status, waitingOn };
  if (move.to === 'before') return { status: state.before ?? 'submitted', waitingOn };
  if (move.to !== 'resumed') return { status: move.to, waitingOn: move.thenWaitingOn ?? '' };
  if (waitingOn !== 'client_access') return { status, waitingOn };
  return state.resumed ?? { status: 'requested', waitingOn: '' };
}
