import { ApiError, type Body, type FieldError, readBody } from '@dossier/records';
import {
  cannotBeBlank,
  type ErrorData,
  emailAddress,
  findCollection,
  formLimitBytes,
  loadingMessage,
  queryOf,
  type RecordApi,
} from '@dossier/records/extension';
import type { OperatorEndpoint } from '../operator/operator.ts';
import { partFor } from './for-superusers.ts';

const templates = ['verification', 'password-reset', 'email-change', 'otp', 'login-alert'];
const mustBeOneOf: FieldError = { code: 'validation_in_invalid', message: 'Must be a valid value.' };
const noAuthCollection: FieldError = {
  code: 'validation_invalid_auth_collection',
  message: 'Must be a valid auth collection id or name.',
};

/** Settings that an operator may change while the server runs. Source: docs/reference/record-api.md 15. */
export const settings: OperatorEndpoint = (operator) => (app, api) => {
  app.get('/settings', async (request) => {
    const part = await partFor(api, request, operator, 'settings');
    return api.queries.pick(part.read(), queryOf(request)['fields']);
  });
  app.patch('/settings', async (request) => {
    const part = await partFor(api, request, operator, 'settings');
    await part.change(await formOf(request));
    return api.queries.pick(part.read(), queryOf(request)['fields']);
  });
  app.post('/settings/test/email', async (request, reply) => {
    const part = await partFor(api, request, operator, 'settings');
    const mail = testMailOf(api, await formOf(request));
    await part.sendTest(mail).catch((error: unknown) => {
      request.log.warn({ err: error }, 'the test mail could not be sent');
      throw new ApiError(400, 'Failed to send the test email.');
    });
    return reply.status(204).send();
  });
  app.post('/settings/test/s3', async (request) => {
    await partFor(api, request, operator, 'settings');
    throw new ApiError(400, 'Failed to test the S3 filesystem. This server stores its files on disk.');
  });
  app.post('/settings/apple/generate-client-secret', async (request) => {
    await partFor(api, request, operator, 'settings');
    throw new ApiError(400, 'Invalid client secret data.');
  });
};

function formOf(request: Parameters<typeof readBody>[0]): Promise<Body> {
  return readBody(request, formLimitBytes).catch((error: unknown) => {
    throw error instanceof ApiError && error.status === 400 ? new ApiError(400, loadingMessage) : error;
  });
}

/** Errors: 400 with all that is wrong. */
function testMailOf(api: RecordApi, body: Body) {
  const text = (key: string) => (typeof body[key] === 'string' ? body[key] : '');
  const [to, template, collection] = [text('email'), text('template'), text('collection') || '_superusers'];
  const errors: ErrorData = {};
  const badAddress = emailAddress(to);
  if (badAddress) errors['email'] = badAddress;
  if (template === '') errors['template'] = cannotBeBlank;
  else if (!templates.includes(template)) errors['template'] = mustBeOneOf;
  const found = findCollection(api, collection);
  if (found?.type !== 'auth') errors['collection'] = noAuthCollection;
  if (Object.keys(errors).length > 0) throw new ApiError(400, 'Failed to send the test email.', errors);
  return { to, template, collection: found?.name ?? '' };
}
