import { ApiError } from '../../core/errors.ts';
import type { Endpoint } from '../api-context.ts';
import { findByField } from '../auth/auth-with-password.ts';
import { requestedCollection, requireSameCollection, signedInOf } from '../call.ts';
import { validatingMessage } from '../error-body.ts';
import { checkTexts, emailAddress, readTexts } from '../form.ts';
import { sendAccountMail } from './account-mail.ts';

const current = { code: 'validation_not_in_invalid', message: 'Must not be in list.' };
const taken = { code: 'validation_invalid_new_email', message: 'Invalid new email address.' };

/**
 * `POST …/request-email-change`, signed in. The mail is sent before the response. In strict mode the response for an
 * address in use is the same as for a free one, without a mail. Source: docs/reference/record-api.md 10.
 */
export const requestEmailChange: Endpoint = (app, api) => {
  app.post('/collections/:collection/request-email-change', async (request, reply) => {
    const signedIn = await signedInOf(api, request);
    const collection = requireSameCollection(signedIn, () =>
      requestedCollection(api, request, 'Missing or invalid collection context.'),
    );
    if (collection.name === '_superusers') throw new ApiError(400, 'All superusers can change their emails directly.');
    const form = await readTexts(request, ['newEmail']);
    const { record } = signedIn as NonNullable<typeof signedIn>;
    checkTexts(form, {
      newEmail: (value) => emailAddress(value) ?? (value === record['email'] ? current : undefined),
    });
    const isTaken = (await findByField(api, collection, 'email', form.newEmail)) !== undefined;
    if (isTaken && !api.strict) throw new ApiError(400, validatingMessage, { newEmail: taken });
    if (!isTaken) {
      const claims = { email: record['email'], newEmail: form.newEmail };
      const kind = 'emailChange' as const;
      await sendAccountMail({ api, request, collection, record, kind, to: form.newEmail, claims }).catch((error) => {
        request.log.error({ err: error }, 'account mail failed');
        throw new ApiError(400, 'Failed to request email change.');
      });
    }
    return reply.status(204).send();
  });
};
