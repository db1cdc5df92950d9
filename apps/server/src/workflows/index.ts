import type { WorkflowName } from '@dossier/domain/contracts/workflows';
import { addDocument } from './add-document.ts';
import { addIdentityPhoto } from './add-identity-photo.ts';
import { addNote } from './add-note.ts';
import { admitMember } from './admit-member.ts';
import { answer } from './answer.ts';
import { answerCorrection } from './answer-correction.ts';
import { approveAccess } from './approve-access.ts';
import { archive } from './archive.ts';
import { askClient } from './ask-client.ts';
import { askInstitution } from './ask-institution.ts';
import { assign } from './assign.ts';
import { beginFactor } from './begin-factor.ts';
import { cancel } from './cancel.ts';
import { changeSelected } from './change-selected.ts';
import { changeUser } from './change-user.ts';
import { checkImport } from './check-import.ts';
import { closeAlert } from './close-alert.ts';
import { closeInstitution } from './close-institution.ts';
import { complete } from './complete.ts';
import { confirmFactor } from './confirm-factor.ts';
import { copyDocument } from './copy-document.ts';
import { createInstitution } from './create-institution.ts';
import { decideHits } from './decide-hits.ts';
import { declineHelperLink } from './decline-helper-link.ts';
import { delegateSections } from './delegate-sections.ts';
import { deleteDraft } from './delete-draft.ts';
import { deleteNote } from './delete-note.ts';
import { discardImport } from './discard-import.ts';
import { editNote } from './edit-note.ts';
import { editOnboarding } from './edit-onboarding.ts';
import { emailFormLink } from './email-form-link.ts';
import { endHelperLink } from './end-helper-link.ts';
import { endSubscription } from './end-subscription.ts';
import { giveIdentification } from './give-identification.ts';
import { invitePerson } from './invite-person.ts';
import { inviteUser } from './invite-user.ts';
import { loadList } from './load-list.ts';
import { logOutEverywhere } from './log-out-everywhere.ts';
import { markNotificationsRead } from './mark-notifications-read.ts';
import { mergeSubjects } from './merge-subjects.ts';
import { openHelperLink } from './open-helper-link.ts';
import { orderReasonTemplates } from './order-reason-templates.ts';
import { orderSystemRun } from './order-system-run.ts';
import { pauseSubscription } from './pause-subscription.ts';
import { readIdentityDocument } from './read-identity-document.ts';
import { recordIdentity } from './record-identity.ts';
import { recordScreening } from './record-screening.ts';
import { refuseAccess } from './refuse-access.ts';
import { rejectDocument } from './reject-document.ts';
import { remind } from './remind.ts';
import { removeDocument } from './remove-document.ts';
import { removeFactor } from './remove-factor.ts';
import { removeIdentityPhoto } from './remove-identity-photo.ts';
import { removeLinkedAccount } from './remove-linked-account.ts';
import { removeList } from './remove-list.ts';
import { removeListView } from './remove-list-view.ts';
import { removeReasonTemplate } from './remove-reason-template.ts';
import { renameFactor } from './rename-factor.ts';
import { reopen } from './reopen.ts';
import { reopenInstitution } from './reopen-institution.ts';
import { replaceRecoveryCodes } from './replace-recovery-codes.ts';
import { reportNote } from './report-note.ts';
import { resendMail } from './resend-mail.ts';
import { resetFactors } from './reset-factors.ts';
import { restore } from './restore.ts';
import { runScreening } from './run-screening.ts';
import { runSubscription } from './run-subscription.ts';
import { saveBackupSchedule } from './save-backup-schedule.ts';
import { saveDraft } from './save-draft.ts';
import { saveKycSection } from './save-kyc-section.ts';
import { saveList } from './save-list.ts';
import { saveListView } from './save-list-view.ts';
import { saveOrganisation } from './save-organisation.ts';
import { saveProfile } from './save-profile.ts';
import { saveReasonTemplate } from './save-reason-template.ts';
import { saveScreeningProvider } from './save-screening-provider.ts';
import { saveSubscription } from './save-subscription.ts';
import { send } from './send.ts';
import { sendHelperLink } from './send-helper-link.ts';
import { sendInvite } from './send-invite.ts';
import { sendTestMail } from './send-test-mail.ts';
import { setCheck } from './set-check.ts';
import { setListStandard } from './set-list-standard.ts';
import { setMailedCode } from './set-mailed-code.ts';
import { setPresence } from './set-presence.ts';
import { setSetupStep } from './set-setup-step.ts';
import { startImport } from './start-import.ts';
import { stopImport } from './stop-import.ts';
import { stopReminders } from './stop-reminders.ts';
import { submit } from './submit.ts';
import { undo } from './undo.ts';
import { undoImport } from './undo-import.ts';
import { uploadImport } from './upload-import.ts';
import { uploadList } from './upload-list.ts';
import { uploadRegister } from './upload-register.ts';
import { verifyDocument } from './verify-document.ts';
import { withdrawAccess } from './withdraw-access.ts';
import type { SeveralWorkflow, Workflow } from './workflow.ts';

/** Every workflow under its name. A missing one, or one that does not fit its contract, is a compile error. */
export const workflows = {
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
  'report-note': reportNote,
  'delete-note': deleteNote,
  'edit-note': editNote,
  'add-note': addNote,
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
} as const satisfies {
  readonly [Name in WorkflowName]:
    | Pick<Workflow<Name, never>, 'name' | 'run'>
    | Pick<SeveralWorkflow<Name, never>, 'name' | 'runOne'>;
};

export type { Workflows } from '@dossier/domain/contracts/workflows';
