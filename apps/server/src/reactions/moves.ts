import type { EventAction } from '@dossier/domain/event-actions';
import { type MoveName, moveNames } from '@dossier/domain/onboarding-machine';
import type { GatedSectionName } from '@dossier/domain/visibility';
import type { FollowUp } from './follow-ups/follow-up.ts';
import { mailCancellation } from './follow-ups/mail-cancellation.ts';
import { mailCorrections } from './follow-ups/mail-corrections.ts';
import { mailOwners } from './follow-ups/mail-owners.ts';
import { mailReceipt } from './follow-ups/mail-receipt.ts';
import { notifyClientOfCancellation } from './follow-ups/notify-client-of-cancellation.ts';
import { orderScreening } from './follow-ups/order-screening.ts';

/** The history event of an onboarding row that a workflow wrote. */
export interface OnboardingEvent {
  readonly action: EventAction;
  /** The write that causes it; other writes of the workflow cause none. Default: `update`. */
  readonly on?: 'create' | 'delete';
  /** The reason in the row becomes part of the event. */
  readonly hasReason?: true;
  /** The section whose gate closes the values of the event. */
  readonly section?: GatedSectionName;
  /** Default: `staff`. */
  readonly audience?: 'desk';
  /** The other rows that the workflow writes cause no events. */
  readonly withoutRows?: true;
}

/** Everything that follows from a move, besides the notifications of its events. `null` and `[]` are decisions: nothing follows. */
export interface MoveOutcome {
  readonly event: OnboardingEvent | null;
  /** The history event of the access request, for moves that create or change one. */
  readonly accessEvent: EventAction | null;
  readonly followUps: readonly FollowUp[];
}

const none = { accessEvent: null, followUps: [] } as const;

/**
 * What each move of an onboarding writes into the history, mails and notifies. The move is the one recorded on the
 * change (`Change.operation`), never derived from statuses, so a new status needs no line here.
 */
export const moveOutcomes: Readonly<Record<MoveName, MoveOutcome>> = {
  'save-draft': { ...none, event: { action: 'onboarding-started', on: 'create' } },
  send: { ...none, event: { action: 'onboarding-sent' }, followUps: [mailOwners({ isReminder: false })] },
  'delete-draft': { ...none, event: { action: 'draft-deleted', on: 'delete' } },
  submit: { ...none, event: { action: 'form-submitted' }, followUps: [orderScreening, mailReceipt] },
  'refuse-access': { event: null, accessEvent: 'access-rejected', followUps: [] },
  'withdraw-access': { event: null, accessEvent: 'access-ended', followUps: [] },
  'approve-access': { event: null, accessEvent: 'access-approved', followUps: [] },
  remind: { ...none, event: { action: 'client-reminded' }, followUps: [mailOwners({ isReminder: true })] },
  'edit-onboarding': { ...none, event: { action: 'onboarding-edited' } },
  'ask-client': { ...none, event: { action: 'client-asked' }, followUps: [mailCorrections] },
  'ask-institution': { ...none, event: { action: 'institution-asked' } },
  answer: { ...none, event: { action: 'question-answered' } },
  complete: { ...none, event: { action: 'onboarding-completed', section: 'documents' } },
  reopen: { ...none, event: { action: 'onboarding-reopened', hasReason: true } },
  cancel: {
    event: { action: 'onboarding-cancelled', hasReason: true },
    accessEvent: 'access-withdrawn',
    followUps: [notifyClientOfCancellation, mailCancellation],
  },
  archive: { ...none, event: { action: 'onboarding-archived' } },
  restore: { ...none, event: { action: 'onboarding-restored', hasReason: true }, accessEvent: 'access-asked-again' },
};

export const isMove = (operation: string): operation is MoveName => (moveNames as string[]).includes(operation);
