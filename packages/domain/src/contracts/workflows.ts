import type { MoveName } from '../onboarding-machine.ts';
import type { InputOf, OutputOf, WorkflowContract } from './shared/contract.ts';
import { addDocument } from './workflows/add-document.ts';
import { addIdentityPhoto } from './workflows/add-identity-photo.ts';
import { addNote } from './workflows/add-note.ts';
import { admitMember } from './workflows/admit-member.ts';
import { answer } from './workflows/answer.ts';
import { answerCorrection } from './workflows/answer-correction.ts';
import { approveAccess } from './workflows/approve-access.ts';
import { archive } from './workflows/archive.ts';
import { askClient } from './workflows/ask-client.ts';
import { askInstitution } from './workflows/ask-institution.ts';
import { assign } from './workflows/assign.ts';
import { beginFactor } from './workflows/begin-factor.ts';
import { cancel } from './workflows/cancel.ts';
import { changeSelected } from './workflows/change-selected.ts';
import { changeUser } from './workflows/change-user.ts';
import { checkImport } from './workflows/check-import.ts';
import { closeAlert } from './workflows/close-alert.ts';
import { closeInstitution } from './workflows/close-institution.ts';
import { complete } from './workflows/complete.ts';
import { confirmFactor } from './workflows/confirm-factor.ts';
import { copyDocument } from './workflows/copy-document.ts';
import { createInstitution } from './workflows/create-institution.ts';
import { decideHits } from './workflows/decide-hits.ts';
import { declineHelperLink } from './workflows/decline-helper-link.ts';
import { delegateSections } from './workflows/delegate-sections.ts';
import { deleteDraft } from './workflows/delete-draft.ts';
import { deleteNote } from './workflows/delete-note.ts';
import { discardImport } from './workflows/discard-import.ts';
import { editNote } from './workflows/edit-note.ts';
import { editOnboarding } from './workflows/edit-onboarding.ts';
import { emailFormLink } from './workflows/email-form-link.ts';
import { endHelperLink } from './workflows/end-helper-link.ts';
import { endSubscription } from './workflows/end-subscription.ts';
import { giveIdentification } from './workflows/give-identification.ts';
import { invitePerson } from './workflows/invite-person.ts';
import { inviteUser } from './workflows/invite-user.ts';
import { loadList } from './workflows/load-list.ts';
import { logOutEverywhere } from './workflows/log-out-everywhere.ts';
import { markNotificationsRead } from './workflows/mark-notifications-read.ts';
import { mergeSubjects } from './workflows/merge-subjects.ts';
import { openHelperLink } from './workflows/open-helper-link.ts';
import { orderReasonTemplates } from './workflows/order-reason-templates.ts';
import { orderSystemRun } from './workflows/order-system-run.ts';
import { pauseSubscription } from './workflows/pause-subscription.ts';
import { readIdentityDocument } from './workflows/read-identity-document.ts';
import { recordIdentity } from './workflows/record-identity.ts';
import { recordScreening } from './workflows/record-screening.ts';
import { refuseAccess } from './workflows/refuse-access.ts';
import { rejectDocument } from './workflows/reject-document.ts';
import { remind } from './workflows/remind.ts';
import { removeDocument } from './workflows/remove-document.ts';
import { removeFactor } from './workflows/remove-factor.ts';
import { removeIdentityPhoto } from './workflows/remove-identity-photo.ts';
import { removeLinkedAccount } from './workflows/remove-linked-account.ts';
import { removeList } from './workflows/remove-list.ts';
import { removeListView } from './workflows/remove-list-view.ts';
import { removeReasonTemplate } from './workflows/remove-reason-template.ts';
import { renameFactor } from './workflows/rename-factor.ts';
import { reopen } from './workflows/reopen.ts';
import { reopenInstitution } from './workflows/reopen-institution.ts';
import { replaceRecoveryCodes } from './workflows/replace-recovery-codes.ts';
import { reportNote } from './workflows/report-note.ts';
import { resendMail } from './workflows/resend-mail.ts';
import { resetFactors } from './workflows/reset-factors.ts';
import { restore } from './workflows/restore.ts';
import { runScreening } from './workflows/run-screening.ts';
import { runSubscription } from './workflows/run-subscription.ts';
import { saveBackupSchedule } from './workflows/save-backup-schedule.ts';
import { saveDraft } from './workflows/save-draft.ts';
import { saveKycSection } from './workflows/save-kyc-section.ts';
import { saveList } from './workflows/save-list.ts';
import { saveListView } from './workflows/save-list-view.ts';
import { saveOrganisation } from './workflows/save-organisation.ts';
import { saveProfile } from './workflows/save-profile.ts';
import { saveReasonTemplate } from './workflows/save-reason-template.ts';
import { saveScreeningProvider } from './workflows/save-screening-provider.ts';
import { saveSubscription } from './workflows/save-subscription.ts';
import { send } from './workflows/send.ts';
import { sendHelperLink } from './workflows/send-helper-link.ts';
import { sendInvite } from './workflows/send-invite.ts';
import { sendTestMail } from './workflows/send-test-mail.ts';
import { setCheck } from './workflows/set-check.ts';
import { setListStandard } from './workflows/set-list-standard.ts';
import { setMailedCode } from './workflows/set-mailed-code.ts';
import { setPresence } from './workflows/set-presence.ts';
import { setSetupStep } from './workflows/set-setup-step.ts';
import { startImport } from './workflows/start-import.ts';
import { stopImport } from './workflows/stop-import.ts';
import { stopReminders } from './workflows/stop-reminders.ts';
import { submit } from './workflows/submit.ts';
import { undo } from './workflows/undo.ts';
import { undoImport } from './workflows/undo-import.ts';
import { uploadImport } from './workflows/upload-import.ts';
import { uploadList } from './workflows/upload-list.ts';
import { uploadRegister } from './workflows/upload-register.ts';
import { verifyDocument } from './workflows/verify-document.ts';
import { withdrawAccess } from './workflows/withdraw-access.ts';

/** Every workflow: `POST /api/desk/<name>`. Each move of the onboarding machine is one. */
export const workflowContracts = {
  'save-draft': saveDraft,
  send,
  'delete-draft': deleteDraft,
  submit,
  'refuse-access': refuseAccess,
  'withdraw-access': withdrawAccess,
  'approve-access': approveAccess,
  remind,
  'edit-onboarding': editOnboarding,
  'ask-client': askClient,
  'ask-institution': askInstitution,
  answer,
  complete,
  reopen,
  cancel,
  archive,
  restore,
  'save-kyc-section': saveKycSection,
  'upload-import': uploadImport,
  'check-import': checkImport,
  'start-import': startImport,
  'stop-import': stopImport,
  'discard-import': discardImport,
  'undo-import': undoImport,
  assign,
  'change-selected': changeSelected,
  undo,
  'verify-document': verifyDocument,
  'reject-document': rejectDocument,
  'record-identity': recordIdentity,
  'set-check': setCheck,
  'set-presence': setPresence,
  'record-screening': recordScreening,
  'decide-hits': decideHits,
  'run-screening': runScreening,
  'save-list': saveList,
  'upload-list': uploadList,
  'upload-register': uploadRegister,
  'load-list': loadList,
  'remove-list': removeList,
  'save-screening-provider': saveScreeningProvider,
  'save-subscription': saveSubscription,
  'pause-subscription': pauseSubscription,
  'end-subscription': endSubscription,
  'run-subscription': runSubscription,
  'close-alert': closeAlert,
  'send-invite': sendInvite,
  'email-form-link': emailFormLink,
  'admit-member': admitMember,
  'merge-subjects': mergeSubjects,
  'add-document': addDocument,
  'copy-document': copyDocument,
  'remove-document': removeDocument,
  'answer-correction': answerCorrection,
  'invite-person': invitePerson,
  'delegate-sections': delegateSections,
  'send-helper-link': sendHelperLink,
  'open-helper-link': openHelperLink,
  'decline-helper-link': declineHelperLink,
  'end-helper-link': endHelperLink,
  'add-identity-photo': addIdentityPhoto,
  'remove-identity-photo': removeIdentityPhoto,
  'give-identification': giveIdentification,
  'read-identity-document': readIdentityDocument,
  'save-profile': saveProfile,
  'mark-notifications-read': markNotificationsRead,
  'log-out-everywhere': logOutEverywhere,
  'create-institution': createInstitution,
  'close-institution': closeInstitution,
  'reopen-institution': reopenInstitution,
  'save-organisation': saveOrganisation,
  'save-backup-schedule': saveBackupSchedule,
  'order-system-run': orderSystemRun,
  'resend-mail': resendMail,
  'save-reason-template': saveReasonTemplate,
  'remove-reason-template': removeReasonTemplate,
  'order-reason-templates': orderReasonTemplates,
  'save-list-view': saveListView,
  'remove-list-view': removeListView,
  'set-list-standard': setListStandard,
  'stop-reminders': stopReminders,
  'set-setup-step': setSetupStep,
  'send-test-mail': sendTestMail,
  'add-note': addNote,
  'edit-note': editNote,
  'delete-note': deleteNote,
  'report-note': reportNote,
  'invite-user': inviteUser,
  'change-user': changeUser,
  'begin-factor': beginFactor,
  'confirm-factor': confirmFactor,
  'rename-factor': renameFactor,
  'remove-factor': removeFactor,
  'remove-linked-account': removeLinkedAccount,
  'replace-recovery-codes': replaceRecoveryCodes,
  'set-mailed-code': setMailedCode,
  'reset-factors': resetFactors,
} as const satisfies Readonly<Record<string, WorkflowContract>> & Readonly<Record<MoveName, WorkflowContract>>;

export type WorkflowName = keyof typeof workflowContracts;
export const workflowNames = Object.keys(workflowContracts) as WorkflowName[];

type Contracts = typeof workflowContracts;

type TypesOfWorkflows = {
  readonly [Name in WorkflowName]: {
    readonly input: InputOf<Contracts[Name]['input']>;
    readonly answer: OutputOf<Contracts[Name]['answer']>;
  };
};

/** Input and answer of each workflow, as a caller sends and receives them. An interface, so that generic code can index it. */
export interface Workflows extends TypesOfWorkflows {}

/** Input of a workflow after validation. */
export type ValidInput<Name extends WorkflowName> = OutputOf<Contracts[Name]['input']>;
