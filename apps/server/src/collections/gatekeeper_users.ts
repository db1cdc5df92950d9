import { languages } from '@dossier/domain/languages';
import {
  codeDigits,
  codeLifeSeconds,
  newPasswordLength,
  secondFactorSeconds,
  staffSession,
} from '@dossier/domain/limits';
import type { StoredChoices } from '@dossier/domain/notification-kinds';
import { gatekeeperRoles } from '@dossier/domain/portal';
import { defineCollection } from '@dossier/records/collection';
import { bool, date, email, json, relation, select, text } from '@dossier/records/fields';
import { anyOf, isIntern, isOwnOrg, readBy } from './rules.ts';
import { accountFields, staffPassword } from './staff-password.ts';

/** Staff of an organisation: password and a one-time code. */
export const gatekeeperUsers = defineCollection({
  name: 'gatekeeper_users',
  type: 'auth',
  fields: {
    org: relation('gk_org', { required: true }),
    role: select(gatekeeperRoles, { required: true }),
    first_name: text({ required: true, max: 200 }),
    last_name: text({ required: true, max: 200 }),
    language: select(languages),
    notify: json<StoredChoices>(),
    active: bool(),
    /** Was active when its institution was closed, and is active again when it is reopened. */
    closed_with_org: bool({ hidden: true }),
    /** '' for users who were not invited from the settings. */
    invited_at: date(),
    /** The address of an invitation that belongs to an account elsewhere; `email` is then a placeholder. See docs/decisions/0124. */
    invited_email: email({ hidden: true }),
    last_seen_at: date(),
    /** The owner has another second factor and refuses mailed codes. */
    refuses_mailed_code: bool({ hidden: true }),
    ...accountFields,
  },
  rules: readBy(anyOf(isOwnOrg, isIntern)),
  indexes: [{ columns: ['org', 'id'] }],
  auth: {
    password: { enabled: true, identityFields: ['email'], length: newPasswordLength },
    otp: { enabled: true, length: codeDigits, lifeSeconds: codeLifeSeconds },
    mfa: { enabled: true, lifeSeconds: secondFactorSeconds },
    session: staffSession,
    rule: 'active = true',
  },
  hooks: staffPassword,
});
