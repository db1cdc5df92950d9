import type { DocumentSide } from '@dossier/domain/documents';
import type { KycSection } from '@dossier/domain/kyc-form/answers';
import { helperLinkStates, helperScopes } from '@dossier/domain/kyc-form/helper-links';
import { languages } from '@dossier/domain/languages';
import { defineCollection } from '@dossier/records/collection';
import { date, json, number, relation, select, text } from '@dossier/records/fields';
import { noticeWhen, toClientOfRequest, toGatekeepersOfRequest, toMemberSelf } from './notices.ts';
import { forInterns } from './rules.ts';

/**
 * Links by which a person of a company identifies, or a colleague fills in sections of the form. The link names an
 * account; its tokens are stored as digests. See `case/helper-links.ts`.
 */
export const helperLinks = defineCollection({
  name: 'helper_links',
  fields: {
    request: relation('gk_requests', { required: true }),
    scope: select(helperScopes, { required: true }),
    /** Id of the person's entry in the form; '' for sections. */
    person: text({ max: 15 }),
    sections: json<KycSection[]>(),
    name: text({ max: 400 }),
    email: text({ required: true, max: 254 }),
    user: relation('end_client_users', { required: true }),
    language: select(languages, { required: true }),
    state: select(helperLinkStates, { required: true }),
    token: text({ max: 64, hidden: true }),
    expires_at: date({ required: true }),
    /** Digest of the token in a code to scan, which opens once. */
    scan_token: text({ max: 64, hidden: true }),
    scan_expires_at: date(),
    invited_by: relation('end_client_users', { required: true }),
    /** Key of the newest mail in the outbox; '' while the link was only shown as a code. */
    mail: text({ max: 120 }),
    sent_at: date(),
    /** Reminders since the reader was asked last, and when that was. */
    reminders_sent: number({ min: 0, onlyInt: true, hidden: true }),
    asked_at: date({ hidden: true }),
    opened_at: date(),
    given_at: date(),
    /** Ids of `kyc_docs` that were added and not given yet. */
    photos: json<string[]>({ hidden: true }),
    /** Which side each of them shows, by its id. */
    photo_sides: json<Readonly<Record<string, DocumentSide>>>({ hidden: true }),
  },
  notice: noticeWhen(['request'], toMemberSelf, toClientOfRequest, toGatekeepersOfRequest),
  rules: forInterns,
  indexes: [
    { columns: ['request', 'person'], unique: true, where: "person != '' AND state != 'ended'" },
    { columns: ['request', 'created', 'id'] },
    { columns: ['user', 'created', 'id'] },
    { columns: ['scope', 'state', 'id'] },
  ],
});
