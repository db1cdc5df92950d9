import { languages } from '@dossier/domain/languages';
import { defineCollection } from '@dossier/records/collection';
import { date, json, number, select, text } from '@dossier/records/fields';
import { closed } from './rules.ts';

/** Mails to send: written in the transaction of their cause, sent after the commit. `key` is unique per event. */
export const mailOutbox = defineCollection({
  name: 'mail_outbox',
  fields: {
    key: text({ required: true, max: 120 }),
    kind: text({ required: true, max: 40 }),
    to: text({ required: true, max: 320 }),
    language: select(languages, { required: true }),
    data: json<Record<string, unknown>>({ hidden: true }),
    state: select(['waiting', 'sending', 'sent', 'failed'] as const, { required: true }),
    attempts: number({ min: 0, onlyInt: true }),
    next_at: date(),
    sent_at: date(),
    error: text({ max: 500 }),
  },
  rules: closed,
  indexes: [{ columns: ['key'], unique: true }, { columns: ['state', 'next_at', 'id'] }],
});
