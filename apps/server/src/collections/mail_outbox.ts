import { languages } from '@dossier/domain/languages';
import { defineCollection } from '@dossier/records/collection';
import { date, json, number, relation, select, text } from '@dossier/records/fields';
import { noticeWhen, toGatekeepersOfRequest } from './notices.ts';
import { closed, isIntern } from './rules.ts';

/**
 * `failed`: retries ended without success. `bounced`: the recipient's address was refused. `expired`: its content (a
 * code, a link) lapsed before it could be sent.
 */
const mailStates = ['waiting', 'sending', 'sent', 'failed', 'bounced', 'expired'] as const;

/** Mails to send: written in the transaction of their cause, sent after the commit. `key` is unique per event. */
export const mailOutbox = defineCollection({
  name: 'mail_outbox',
  fields: {
    key: text({ required: true, max: 120 }),
    kind: text({ required: true, max: 40 }),
    to: text({ required: true, max: 320 }),
    /** The onboarding, for mails to its client; '' for others. */
    request: relation('gk_requests'),
    language: select(languages, { required: true }),
    data: json<Record<string, unknown>>({ hidden: true }),
    /** Of the event that it causes when it is sent; without personal data. */
    facts: json<Readonly<Record<string, string>> | null>({ hidden: true }),
    state: select(mailStates, { required: true }),
    attempts: number({ min: 0, onlyInt: true }),
    next_at: date(),
    sent_at: date(),
    /** The last error message of the mail server; may contain the address. */
    error: text({ max: 500 }),
    /** SMTP reply of the last failure, for example `550 5.1.1`; '' without a reply. */
    reply: text({ max: 20 }),
  },
  // Views show staff whether the mails to a client were delivered.
  notice: noticeWhen(['request'], `(${isIntern} && request != "")`, toGatekeepersOfRequest),
  rules: closed,
  indexes: [
    { columns: ['key'], unique: true },
    { columns: ['state', 'next_at', 'id'] },
    { columns: ['request', 'created', 'id'] },
    { columns: ['to', 'created', 'id'] },
  ],
});
