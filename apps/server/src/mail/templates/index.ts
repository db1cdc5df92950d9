import { type AccessDecidedData, accessDecided } from './access-decided.ts';
import { type AlertData, alert } from './alert.ts';
import { type CodeData, code } from './code.ts';
import { type CompletedData, completed } from './completed.ts';
import { type ConfirmEmailData, confirmEmail } from './confirm-email.ts';
import { type CorrectionData, correction } from './correction.ts';
import { type DeadlineNearData, deadlineNear } from './deadline-near.ts';
import { type InviteData, invite } from './invite.ts';
import { type PasswordResetData, passwordReset } from './password-reset.ts';
import { type QuestionData, question } from './question.ts';
import { type ReceivedData, received } from './received.ts';
import { type StaffInviteData, staffInvite } from './staff-invite.ts';
import type { Template } from './template.ts';

/** The data of each kind of mail. */
export interface MailData {
  invite: InviteData;
  code: CodeData;
  correction: CorrectionData;
  received: ReceivedData;
  'access-decided': AccessDecidedData;
  question: QuestionData;
  completed: CompletedData;
  alert: AlertData;
  'deadline-near': DeadlineNearData;
  'staff-invite': StaffInviteData;
  'password-reset': PasswordResetData;
  'confirm-email': ConfirmEmailData;
}
export type MailKind = keyof MailData;

/** Every mail that the desk sends. Sentences: `packages/texts/locales/<language>/mails.json`. */
export const templates: { readonly [K in MailKind]: Template<MailData[K]> } = {
  invite,
  code,
  correction,
  received,
  'access-decided': accessDecided,
  question,
  completed,
  alert,
  'deadline-near': deadlineNear,
  'staff-invite': staffInvite,
  'password-reset': passwordReset,
  'confirm-email': confirmEmail,
};
export const mailKinds = Object.keys(templates) as MailKind[];
