import { ApiError } from '../../core/errors.ts';
import type { Endpoint } from '../api-context.ts';
import { findByField } from '../auth/auth-with-password.ts';
import { authCollectionOf } from '../call.ts';
import { checkTexts, emailAddress, readTexts } from '../form.ts';
import { sendLater, takeMailLock } from './account-mail.ts';

const notEnabled = 'The collection is not configured to allow password authentication.';

/** `POST …/request-password-reset`. Responds 204 whether or not the account exists. Source: docs/reference/record-api.md 10. */
export const requestPasswordReset: Endpoint = (app, api) => {
  app.post('/collections/:collection/request-password-reset', async (request, reply) => {
    const collection = authCollectionOf(api, request);
    if (!collection.auth.password?.enabled) throw new ApiError(400, notEnabled);
    const form = await readTexts(request, ['email']);
    checkTexts(form, { email: emailAddress });
    const record = await findByField(api, collection, 'email', form.email);
    const kind = 'passwordReset' as const;
    if (record && (await takeMailLock({ api, record, kind }))) {
      const to = String(record['email']);
      sendLater({ api, request, collection, record, kind, to, claims: { email: to } });
    }
    return reply.status(204).send();
  });
};
