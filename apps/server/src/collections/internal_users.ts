import { languages } from '@dossier/domain/languages';
import {
  codeDigits,
  codeLifeSeconds,
  newPasswordLength,
  secondFactorSeconds,
  staffSession,
} from '@dossier/domain/limits';
import type { StoredChoices } from '@dossier/domain/notification-kinds';
import { internRoles } from '@dossier/domain/portal';
import { defineCollection } from '@dossier/records/collection';
import { bool, date, json, select, text } from '@dossier/records/fields';
import { noticeWhen, toGatekeepersOfAssigned } from './notices.ts';
import { isIntern, onlyByWorkflow } from './rules.ts';
import { accountFields, staffPassword } from './staff-password.ts';

/** Staff of the desk: password and a one-time code. */
export const internalUsers = defineCollection({
  name: 'internal_users',
  type: 'auth',
  fields: {
    role: select(internRoles, { required: true }),
    first_name: text({ required: true, max: 200 }),
    last_name: text({ required: true, max: 200 }),
    language: select(languages),
    notify: json<StoredChoices>(),
    active: bool(),
    /** '' for users who were not invited from the settings. */
    invited_at: date(),
    last_seen_at: date(),
    /** The owner has another second factor and refuses mailed codes. */
    refuses_mailed_code: bool({ hidden: true }),
    ...accountFields,
  },
  notice: noticeWhen([], toGatekeepersOfAssigned),
  rules: { list: isIntern, view: isIntern, create: onlyByWorkflow, update: onlyByWorkflow, delete: onlyByWorkflow },
  auth: {
    password: { enabled: true, identityFields: ['email'], length: newPasswordLength },
    otp: { enabled: true, length: codeDigits, lifeSeconds: codeLifeSeconds },
    mfa: { enabled: true, lifeSeconds: secondFactorSeconds },
    session: staffSession,
    rule: 'active = true',
  },
  hooks: staffPassword,
});
