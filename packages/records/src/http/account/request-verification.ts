import { ApiError } from '../../core/errors.ts';
import type { Endpoint } from '../api-context.ts';
import { findByField } from '../auth/auth-with-password.ts';
import { authCollectionOf } from '../call.ts';
import { checkTexts, emailAddress, readTexts } from '../form.ts';
import { sendLater, takeMailLock } from './account-mail.ts';

/** `POST …/request-verification`. Responds 204 whether or not the account exists. Source: docs/reference/record-api.md 10. */
export const requestVerification: Endpoint = (app, api) => {
  app.post('/collections/:collection/request-verification', async (request, reply) => {
    const collection = authCollectionOf(api, request);
    if (collection.name === '_superusers') throw new ApiError(400, 'All superusers are verified by default.');
    const form = await readTexts(request, ['email']);
    checkTexts(form, { email: emailAddress });
    const record = await findByField(api, collection, 'email', form.email);
    const kind = 'verification' as const;
    if (record && record['verified'] !== true && (await takeMailLock({ api, record, kind }))) {
      const to = String(record['email']);
      sendLater({ api, request, collection, record, kind, to, claims: { email: to } });
    }
    return reply.status(204).send();
  });
};
