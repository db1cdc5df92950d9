import type { WorkflowName } from '@dossier/domain/contracts/workflows';
import type { MoveName } from '@dossier/domain/onboarding-machine';
import { importOperation } from '../client-imports/operation.ts';
import { isMove, moveOutcomes, type OnboardingEvent } from './moves.ts';

/**
 * Where the history of a workflow comes from: an event of the onboarding row, the rows that it writes (documents,
 * checks, screening, members, lists, subscriptions: the rules of `row-events.ts` and `screening-events.ts`), the undone steps
 * alone (`undo-events.ts`), or nothing.
 */
type History = OnboardingEvent | 'rows' | 'undo-steps' | 'none';

type OtherWorkflow = Exclude<WorkflowName, MoveName>;

const otherWorkflows: Readonly<Record<OtherWorkflow, History>> = {
  'save-kyc-section': 'none',
  // Work distribution of the desk is not shown to the institution.
  assign: { action: 'onboarding-assigned', audience: 'desk' },
  // Each onboarding is changed as by the workflow that is run on it.
  'change-selected': 'none',
  undo: 'undo-steps',
  'verify-document': 'rows',
  'reject-document': 'rows',
  'record-identity': 'rows',
  'set-check': 'rows',
  'set-presence': 'none',
  'record-screening': 'rows',
  'decide-hits': 'rows',
  'run-screening': 'rows',
  'save-list': 'rows',
  'upload-list': 'rows',
  // The page of the register lists its imports.
  'upload-register': 'none',
  'load-list': 'rows',
  'remove-list': 'rows',
  'save-screening-provider': 'none',
  'save-backup-schedule': 'none',
  'order-system-run': 'none',
  'resend-mail': 'none',
  'save-subscription': 'rows',
  'pause-subscription': 'rows',
  'end-subscription': 'rows',
  'run-subscription': 'rows',
  'close-alert': 'rows',
  'send-invite': 'rows',
  'email-form-link': 'none',
  'admit-member': 'rows',
  'merge-subjects': { action: 'subject-merged', audience: 'desk', withoutRows: true },
  'add-document': 'rows',
  'copy-document': 'rows',
  'remove-document': 'rows',
  'answer-correction': 'rows',
  'invite-person': 'rows',
  'delegate-sections': 'rows',
  'send-helper-link': 'rows',
  'open-helper-link': 'rows',
  'decline-helper-link': 'rows',
  'end-helper-link': 'rows',
  'add-identity-photo': 'none',
  'remove-identity-photo': 'none',
  'give-identification': 'rows',
  'read-identity-document': 'none',
  'save-profile': 'none',
  'mark-notifications-read': 'none',
  'log-out-everywhere': 'rows',
  'create-institution': 'rows',
  'close-institution': 'rows',
  'reopen-institution': 'rows',
  'save-organisation': 'rows',
  'save-reason-template': 'none',
  'remove-reason-template': 'none',
  'order-reason-templates': 'none',
  'save-list-view': 'none',
  'remove-list-view': 'none',
  'set-list-standard': 'none',
  'stop-reminders': 'rows',
  'set-setup-step': 'none',
  'send-test-mail': 'none',
  'add-note': 'rows',
  'edit-note': 'rows',
  'delete-note': 'rows',
  'report-note': 'rows',
  'upload-import': 'none',
  'check-import': 'none',
  'start-import': 'none',
  'stop-import': 'none',
  'discard-import': 'none',
  'undo-import': 'none',
  'invite-user': 'none',
  'change-user': 'rows',
  'begin-factor': 'none',
  'confirm-factor': 'rows',
  'rename-factor': 'none',
  'remove-factor': 'rows',
  'remove-linked-account': 'rows',
  'replace-recovery-codes': 'rows',
  'set-mailed-code': 'rows',
  'reset-factors': 'rows',
};

const isOtherWorkflow = (operation: string): operation is OtherWorkflow => Object.hasOwn(otherWorkflows, operation);

/** The events of onboarding rows that jobs write. */
const jobs: Readonly<Record<string, OnboardingEvent>> = {
  [importOperation]: { action: 'onboarding-imported', on: 'create' },
};

/** The history event of an onboarding row written by this operation; undefined when there is none. */
export function onboardingEventOf(operation: string): OnboardingEvent | undefined {
  if (isMove(operation)) return moveOutcomes[operation].event ?? undefined;
  if (Object.hasOwn(jobs, operation)) return jobs[operation];
  const history = isOtherWorkflow(operation) ? otherWorkflows[operation] : 'none';
  return typeof history === 'string' ? undefined : history;
}

/** Which rows that an operation writes have events. A merge writes others only to move them, undoing to restore them. */
export function rowsWithEvents(operation: string): 'all' | 'onboardings' | 'undo-steps' {
  if (isOtherWorkflow(operation) && otherWorkflows[operation] === 'undo-steps') return 'undo-steps';
  return onboardingEventOf(operation)?.withoutRows === true ? 'onboardings' : 'all';
}

/** Returns whether an operation writes history. Jobs and writes over the record API do, by the rows they write. */
export function writesHistory(operation: string): boolean {
  return !isOtherWorkflow(operation) || otherWorkflows[operation] !== 'none';
}
