import { createRateLimiter, type RateLimiter } from '../../auth/rate-limiter.ts';
import type { Collection } from '../../collection/collection.ts';
import { ApiError } from '../../core/errors.ts';
import type { AnyRecord } from '../../core/record.ts';
import type { Endpoint, RecordApi } from '../api-context.ts';
import { findByField } from '../auth/auth-with-password.ts';
import { requestedCollection, requireSameCollection, signedInOf } from '../call.ts';
import { validatingMessage } from '../error-body.ts';
import { checkTexts, emailAddress, readTexts } from '../form.ts';
import { sendAccountMail } from './account-mail.ts';

const current = { code: 'validation_not_in_invalid', message: 'Must not be in list.' };
const taken = { code: 'validation_invalid_new_email', message: 'Invalid new email address.' };

/**
 * `POST …/request-email-change`, signed in. The mail is sent before the response. In strict mode the response for an
 * address in use is the same as for a free one, and no token is created. Source: docs/reference/record-api.md 10.
 */
export const requestEmailChange: Endpoint = (app, api) => {
  const limiter = createRateLimiter(api.store.dialect, api.now);
  app.post('/collections/:collection/request-email-change', async (request, reply) => {
    const signedIn = await signedInOf(api, request);
    const collection = requireSameCollection(signedIn, () =>
      requestedCollection(api, request, 'Missing or invalid collection context.'),
    );
    if (collection.name === '_superusers') throw new ApiError(400, 'All superusers can change their emails directly.');
    const { newEmail } = await readTexts(request, ['newEmail']);
    const { record } = signedIn as NonNullable<typeof signedIn>;
    checkTexts({ newEmail }, { newEmail: (value) => emailAddress(value) ?? (isOwn(value) ? current : undefined) });
    if (!(await isWithinLimits({ api, limiter, collection, record, newEmail }))) throw new ApiError(429);
    const owner = await findByField(api, collection, 'email', newEmail);
    if (owner && !api.strict) throw new ApiError(400, validatingMessage, { newEmail: taken });
    const claims = { email: record['email'], newEmail };
    const kind = 'emailChange' as const;
    const sent = owner
      ? api.policies.onEmailInUse?.({ collection: collection.name, record, owner })
      : sendAccountMail({ api, request, collection, record, kind, to: newEmail, claims });
    await sent?.catch((error: unknown) => {
      request.log.error({ err: error }, 'account mail failed');
      throw new ApiError(400, 'Failed to request email change.');
    });
    return reply.status(204).send();

    function isOwn(value: string): boolean {
      return value === record['email'];
    }
  });
};

interface Asked {
  readonly api: RecordApi;
  readonly limiter: RateLimiter;
  readonly collection: Collection;
  readonly record: AnyRecord;
  readonly newEmail: string;
}

/** Counts a request. The limits are independent of whether the address is in use. */
async function isWithinLimits({ api, limiter, collection, record, newEmail }: Asked): Promise<boolean> {
  const limits = api.policies.emailChangeLimits;
  if (!limits) return true;
  const wait = { tries: 1, seconds: limits.waitSeconds };
  if (!(await api.throttle.take(wait, 'mail', 'emailChange', record.id))) return false;
  if (!(await limiter.take(limits.perAccount, 'email-change', collection.id, record.id))) return false;
  return limiter.take(limits.perAddress, 'email-change-to', newEmail.toLowerCase());
}
