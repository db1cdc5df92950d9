import { factorKinds } from '@dossier/domain/second-factors';
import { defineCollection } from '@dossier/records/collection';
import { date, json, number, select, text } from '@dossier/records/fields';
import { noticeWhen } from './notices.ts';
import { closed } from './rules.ts';

/**
 * Second factors of staff, besides the mailed code: authenticator apps, passkeys, and per account one row with the
 * digests of its unused recovery codes.
 */
export const staffFactors = defineCollection({
  name: 'staff_factors',
  fields: {
    portal: select(['gatekeeper', 'intern'] as const, { required: true }),
    /** Id of the account in the collection of the portal. */
    user: text({ required: true, max: 15 }),
    kind: select([...factorKinds, 'recovery'] as const, { required: true }),
    /** A pending factor was started and not confirmed yet. */
    state: select(['pending', 'active'] as const, { required: true }),
    name: text({ max: 60 }),
    /** Sealed key of an app; challenge of a pending passkey, then its public key in base64url. */
    secret: text({ max: 4_000, hidden: true }),
    /** Id of a passkey. */
    credential: text({ max: 1_500, hidden: true }),
    transports: json<string[]>({ hidden: true }),
    /** Time step of the last code of an app (RFC 6238), or the signature counter of a passkey. */
    counter: number({ min: 0, onlyInt: true, hidden: true }),
    /** Digests of unused recovery codes. */
    codes: json<string[]>({ hidden: true }),
    last_used_at: date(),
  },
  rules: closed,
  notice: noticeWhen([], '(@request.auth.id != "" && user = @request.auth.id)'),
  indexes: [{ columns: ['portal', 'user', 'id'] }],
});
