import { describe, expect, it } from 'vitest';
import { moveNames, onboardingMoves } from '../onboarding-machine.ts';
import { type Role, roles } from '../portal.ts';
import { mayQuery, mayRun } from './permissions.ts';
import { type ViewName, viewContracts, viewNames } from './views.ts';
import { type WorkflowName, workflowContracts, workflowNames } from './workflows.ts';

/** Who may do what, once more: G Gatekeeper, A its admin, I Intern, L lead, C client. */
const letters: Record<string, Role> = {
  G: 'gatekeeper',
  A: 'gatekeeper-admin',
  I: 'intern',
  L: 'intern-lead',
  C: 'client',
};
const workflowTable: Record<WorkflowName, string> = {
  'save-draft': 'GA',
  'upload-import': 'A',
  'check-import': 'A',
  'start-import': 'A',
  'stop-import': 'A',
  'discard-import': 'A',
  send: 'GA',
  'delete-draft': 'GA',
  submit: 'C',
  'refuse-access': 'C',
  'withdraw-access': 'C',
  'approve-access': 'C',
  remind: 'GA',
  'edit-onboarding': 'GA',
  'ask-client': 'IL',
  'ask-institution': 'IL',
  answer: 'GA',
  complete: 'IL',
  reopen: 'L',
  cancel: 'GA',
  archive: 'GA',
  restore: 'AL',
  'save-kyc-section': 'C',
  assign: 'IL',
  'verify-document': 'IL',
  'reject-document': 'IL',
  'record-identity': 'GAIL',
  'set-check': 'IL',
  'set-presence': 'GAIL',
  'record-screening': 'IL',
  'order-system-run': 'L',
  'save-backup-schedule': 'L',
  'resend-mail': 'L',
  'decide-hits': 'IL',
  'run-screening': 'IL',
  'save-list': 'L',
  'upload-list': 'L',
  'load-list': 'L',
  'remove-list': 'L',
  'save-screening-provider': 'L',
  'save-subscription': 'GAL',
  'pause-subscription': 'GAL',
  'end-subscription': 'GAL',
  'run-subscription': 'GAL',
  'close-alert': 'GAL',
  'send-invite': 'GA',
  'email-form-link': 'C',
  'admit-member': 'LC',
  'merge-subjects': 'L',
  'add-document': 'GAC',
  'copy-document': 'GA',
  'remove-document': 'GAC',
  'answer-correction': 'C',
  'invite-person': 'C',
  'delegate-sections': 'C',
  'send-helper-link': 'C',
  'open-helper-link': 'C',
  'decline-helper-link': 'C',
  'end-helper-link': 'C',
  'add-identity-photo': 'C',
  'remove-identity-photo': 'C',
  'read-identity-document': 'C',
  'give-identification': 'C',
  'save-profile': 'GAILC',
  'mark-notifications-read': 'GAILC',
  'log-out-everywhere': 'GAILC',
  'create-institution': 'L',
  'close-institution': 'L',
  'reopen-institution': 'L',
  'save-organisation': 'AL',
  'save-reason-template': 'AL',
  'remove-reason-template': 'AL',
  'order-reason-templates': 'AL',
  'save-list-view': 'GAIL',
  'remove-list-view': 'GAIL',
  'set-list-standard': 'GAIL',
  'stop-reminders': 'GA',
  'add-note': 'GAIL',
  'edit-note': 'GAIL',
  'delete-note': 'GAIL',
  'report-note': 'GAIL',
  'invite-user': 'AL',
  'change-user': 'AL',
  'begin-factor': 'GAIL',
  'confirm-factor': 'GAIL',
  'rename-factor': 'GAIL',
  'remove-factor': 'GAIL',
  'remove-linked-account': 'GAILC',
  'replace-recovery-codes': 'GAIL',
  'set-mailed-code': 'GAIL',
  'reset-factors': 'AL',
};
const viewTable: Record<ViewName, string> = {
  system: 'L',
  dashboard: 'GAIL',
  onboardings: 'GAIL',
  'onboardings-export': 'GAIL',
  'client-imports': 'A',
  'client-import': 'A',
  'client-import-rows': 'A',
  'client-import-file': 'A',
  'client-import-template': 'A',
  queue: 'IL',
  entity: 'GAIL',
  notes: 'GAIL',
  notifications: 'GAIL',
  'entity-history': 'GAIL',
  'entity-history-export': 'GAIL',
  document: 'GAIL',
  'document-file': 'GAILC',
  'access-request': 'C',
  'access-log': 'C',
  'access-log-export': 'L',
  'my-answers': 'C',
  'download-my-data': 'C',
  draft: 'GA',
  institutions: 'L',
  organisation: 'GAIL',
  'reason-templates': 'GAIL',
  'list-views': 'GAIL',
  'list-view-counts': 'GAIL',
  'my-login': 'GAIL',
  'linked-accounts': 'GAILC',
  'sign-in-security': 'GAIL',
  usage: 'GA',
  'usage-export': 'GA',
  'document-history': 'GAIL',
  person: 'GAIL',
  presence: 'GAIL',
  report: 'GAIL',
  'download-all': 'GAIL',
  'registry-search': 'GAIL',
  sbi: 'GAILC',
  search: 'GAIL',
  'client-forms': 'C',
  'client-form': 'C',
  'helper-link': 'GAILC',
  'own-identification': 'C',
  'my-data': 'C',
  'before-sign-in': 'GAILC',
  'earlier-documents': 'GA',
  'screening-lists': 'IL',
  'screening-load': 'IL',
  subscriptions: 'GAIL',
  'subscription-runs': 'GAIL',
  'subscription-candidates': 'GA',
};

describe('who may do what', () => {
  const runs = workflowNames.flatMap((name) => roles.map((role) => [name, role] as const));
  it.each(runs)('%s by %s [STAT-05, ACC-17]', (name, role) => {
    const allowed = [...workflowTable[name]].some((letter) => letters[letter] === role);
    expect(mayRun(workflowContracts[name], role)).toBe(allowed);
  });

  const asks = viewNames.flatMap((name) => roles.map((role) => [name, role] as const));
  it.each(asks)('the view %s by %s [STAT-05]', (name, role) => {
    const allowed = [...viewTable[name]].some((letter) => letters[letter] === role);
    expect(mayQuery(viewContracts[name], role)).toBe(allowed);
  });

  it('answers guests with the pages before sign-in only', () => {
    expect(viewNames.filter((name) => mayQuery(viewContracts[name], undefined))).toEqual([
      'helper-link',
      'before-sign-in',
    ]);
  });

  it('takes the roles of moves from the machine [STAT-05]', () => {
    for (const name of moveNames) expect(workflowContracts[name].roles).toBe(onboardingMoves[name].by);
  });
});
