import { languages } from '@dossier/domain/languages';
import { clientSession, codeDigits, codeLifeSeconds, secondFactorSeconds } from '@dossier/domain/limits';
import { defineCollection } from '@dossier/records/collection';
import { date, select, text } from '@dossier/records/fields';
import { anyOf, isIntern, isOwnRecord, readBy } from './rules.ts';

/** End clients. They sign in with a one-time code only. */
export const endClientUsers = defineCollection({
  name: 'end_client_users',
  type: 'auth',
  fields: {
    first_name: text({ max: 200 }),
    last_name: text({ max: 200 }),
    phone: text({ max: 40 }),
    language: select(languages),
    last_seen_at: date(),
  },
  rules: readBy(anyOf(isOwnRecord, isIntern)),
  auth: {
    password: { enabled: false, identityFields: ['email'] },
    otp: { enabled: true, length: codeDigits, lifeSeconds: codeLifeSeconds },
    mfa: { enabled: false, lifeSeconds: secondFactorSeconds },
    session: clientSession,
  },
});
