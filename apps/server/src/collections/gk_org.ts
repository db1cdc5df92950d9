import { languages } from '@dossier/domain/languages';
import { maxLogoBytes } from '@dossier/domain/limits';
import type { ReminderPolicy } from '@dossier/domain/reminders';
import type { DueTargets } from '@dossier/domain/turns';
import { defineCollection } from '@dossier/records/collection';
import { bool, date, email, file, json, select, text } from '@dossier/records/fields';
import { noticeWhen, toAnyClient } from './notices.ts';
import { anyOf, isIntern, isOwnOrgRow, readBy } from './rules.ts';
import { supportTextFields } from './support-texts.ts';

/** A regulated institution: the tenant. */
export const gkOrg = defineCollection({
  name: 'gk_org',
  fields: {
    name: text({ required: true, max: 200 }),
    code: text({ required: true, max: 8, pattern: '^[A-Z0-9]+$' }),
    accent: text({ max: 7, pattern: '^#[0-9a-f]{6}$' }),
    sector: text({ max: 100 }),
    logo: file({ maxSelect: 1, maxSize: maxLogoBytes, mimeTypes: ['image/png', 'image/jpeg'] }),
    ...supportTextFields,
    support_email: email(),
    support_phone: text({ max: 40 }),
    default_language: select(languages),
    /** Staff must sign in with an authenticator app or a passkey. */
    requires_factor: bool({ hidden: true }),
    /** Null while nothing was set: the standard applies. */
    reminder_policy: json<Partial<ReminderPolicy> | null>({ hidden: true }),
    due_targets: json<Partial<DueTargets> | null>({ hidden: true }),
    /** The first templates were written; removed ones do not return. */
    has_templates: bool({ hidden: true }),
    /** Since then its staff cannot sign in; '' while it is open. */
    closed_at: date(),
    /** Name of the lead who closed it, and why. */
    closed_by: text({ max: 400, hidden: true }),
    closed_reason: text({ max: 2_000, hidden: true }),
  },
  notice: noticeWhen([], toAnyClient),
  rules: readBy(anyOf(isOwnOrgRow, isIntern)),
  indexes: [{ columns: ['code'], unique: true }],
});
