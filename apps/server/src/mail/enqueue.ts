import { organisationInitials } from '@dossier/domain/initials';
import { type Language, textIn } from '@dossier/domain/languages';
import { dateText } from '@dossier/records';
import { nameOfDesk } from '../case/desk-name.ts';
import { isPlaceholderEmail } from '../case/staff.ts';
import type { DueWhile } from '../case/still-due.ts';
import type { DeskRecordsStore, Reader } from '../collections/rows.ts';
import { supportTextsOf } from '../collections/support-texts.ts';
import type { MailData, MailKind } from './templates/index.ts';
import type { MailFrame } from './templates/template.ts';

export interface MailOrder<K extends MailKind> {
  /** Unique per event: a second mail with the same key is not created. */
  readonly key: string;
  readonly kind: K;
  readonly to: string;
  readonly language: Language;
  /** The institution that sends the mail; '' for the desk itself. */
  readonly org: string;
  /** The onboarding, for a mail to its client: staff see whether it was delivered. */
  readonly request?: string;
  readonly data: MailData[K];
  /** Of the event that it causes when it is sent. */
  readonly facts?: Readonly<Record<string, string>>;
  /** Checked when it is sent: a mail that is no longer due is not. */
  readonly dueWhile?: DueWhile;
  /** It waits until then. */
  readonly notBefore?: Date;
}

/** Puts a mail into the outbox, in the transaction of its cause. It is sent after the commit. */
export async function enqueueMail<K extends MailKind>(records: DeskRecordsStore, order: MailOrder<K>): Promise<void> {
  const { key, kind, to, language, org, request = '', data, facts = null, dueWhile, notBefore } = order;
  if (isPlaceholderEmail(to)) return;
  if (await records.first('mail_outbox', 'key = {:key}', { key })) return;
  const frame = await frameOf(records, org, language);
  const next_at = notBefore ? dateText(notBefore) : records.now;
  const row = { key, kind, to, language, request, facts, state: 'waiting' as const, attempts: 0, next_at };
  await records.create('mail_outbox', { ...row, data: { ...data, frame, ...(dueWhile && { dueWhile }) } });
}

/** Returns the sender's details: those of the institution, with the desk's support details if it has none. */
export async function frameOf(records: Reader, org: string, language: Language): Promise<MailFrame> {
  const desk = await records.first('desk', 'id != ""');
  const institution = org === '' ? undefined : await records.get('gk_org', org);
  const deskName = nameOfDesk(desk);
  const name = institution?.name ?? deskName;
  return {
    name,
    initials: organisationInitials(name),
    accent: institution?.accent ?? '',
    supportText: textIn(language, supportTextsOf(institution)) || textIn(language, supportTextsOf(desk)),
    supportEmail: institution?.support_email || (desk?.support_email ?? ''),
    supportPhone: institution?.support_phone || (desk?.support_phone ?? ''),
    deskName,
  };
}
