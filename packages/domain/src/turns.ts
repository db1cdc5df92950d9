import type { OnboardingStatus, WaitingOn } from './onboarding.ts';
import { isAwaitingForm, isCompleted, isDraft, isForDesk, isOver } from './onboarding.ts';

/** Whose turn it is. */
export const turnSides = ['desk', 'institution', 'client'] as const;
export type TurnSide = (typeof turnSides)[number];

/**
 * The step that an unfinished onboarding is in: what has to be done next, and by whom. `again` is the review of answers
 * that came back. Only steps of staff have due times.
 */
export const turnSteps = ['send', 'answer', 'take', 'review', 'again', 'form', 'access', 'corrections'] as const;
export type TurnStep = (typeof turnSteps)[number];

const sides = {
  send: 'institution',
  answer: 'institution',
  take: 'desk',
  review: 'desk',
  again: 'desk',
  form: 'client',
  access: 'client',
  corrections: 'client',
} as const satisfies Readonly<Record<TurnStep, TurnSide>>;

export const sideOf = (step: TurnStep): TurnSide => sides[step];

export const deskSteps = ['take', 'review', 'again'] as const satisfies readonly TurnStep[];
export const institutionSteps = ['send', 'answer'] as const satisfies readonly TurnStep[];
/** Steps with a target. */
export const dueSteps = [...institutionSteps, ...deskSteps] as const;
export type DueStep = (typeof dueSteps)[number];

/** The steps of the desk, or of an institution. */
export const dueStepsOf = (side: 'desk' | 'institution'): readonly DueStep[] =>
  side === 'desk' ? deskSteps : institutionSteps;

/** Steps in which the client is reminded. A client who rejected or withdrew access has decided. */
export const remindedSteps = ['form', 'corrections'] as const satisfies readonly TurnStep[];

/** Target of each step. Unit: working days after the day on which the step began; 0: none. */
export type DueTargets = Readonly<Record<DueStep, number>>;

/** Used while nothing was set. Source: docs/decisions/0213. */
export const defaultTargets: DueTargets = { send: 5, answer: 2, take: 1, review: 5, again: 2 };
/** Unit: working days. */
export const maxTargetDays = 60;

/** The stored targets, completed. */
export function targetsOf(stored: Partial<DueTargets> | null | undefined): DueTargets {
  return { ...defaultTargets, ...stored };
}

/** The columns of an onboarding that decide about its step. */
export interface TurnState {
  readonly status: OnboardingStatus;
  readonly waiting_on: WaitingOn | '';
  readonly assigned_intern: string;
  readonly round: number;
  readonly submitted_at: string;
}

const stepOfWaiting: Readonly<Record<WaitingOn, TurnStep>> = {
  client_access: 'access',
  client_corrections: 'corrections',
  gatekeeper: 'answer',
};

/** The step of an onboarding; '' when no more work is expected. */
export function stepOf({ status, waiting_on, assigned_intern, round }: TurnState): TurnStep | '' {
  if (isOver(status)) return '';
  if (isDraft(status)) return 'send';
  if (waiting_on !== '') return stepOfWaiting[waiting_on];
  if (isAwaitingForm(status)) return 'form';
  if (!isForDesk(status)) return '';
  if (assigned_intern === '') return 'take';
  return round > 0 ? 'again' : 'review';
}

/** Working days that each step used before the turn passed to another side. */
export type Spent = Readonly<Partial<Record<TurnStep, number>>>;

/** What an onboarding stores about its step. */
export interface Turn {
  readonly step: TurnStep | '';
  /** Number of the working day on which the step began, less the days that it used before. */
  readonly step_base: number;
  readonly step_spent: Spent;
}

const noTurn: Turn = { step: '', step_base: 0, step_spent: {} };

/**
 * The turn after a change of an onboarding, or `undefined` while it stays the same. A step that is interrupted goes on
 * where it was; a new submission begins all steps again.
 * @param today number of the working day
 */
export function turnAfter(
  before: (TurnState & Turn) | undefined,
  after: TurnState,
  today: number,
): (Turn & { readonly isNewRound: boolean }) | undefined {
  const { step: left, step_base, step_spent } = before ?? noTurn;
  const step = stepOf(after);
  const isNewRound =
    before !== undefined && (before.submitted_at !== after.submitted_at || before.round !== after.round);
  if (before !== undefined && step === left && !isNewRound) return undefined;
  const isReopened = before !== undefined && isCompleted(before.status);
  const kept = isNewRound || isReopened ? {} : (step_spent ?? {});
  const spent: Spent = left === '' || isNewRound ? kept : { ...kept, [left]: Math.max(0, today - step_base) };
  if (step === '') return { step, step_base: 0, step_spent: spent, isNewRound };
  return { step, step_base: today - (spent[step] ?? 0), step_spent: spent, isNewRound };
}
