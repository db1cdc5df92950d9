import { createReadStream } from 'node:fs';
import { ApiError, type FieldError, readBody, receiveFiles, UploadedFile } from '@dossier/records';
import { cannotBeBlank, loadingMessage, outOfRange, queryOf, validatingMessage } from '@dossier/records/extension';
import type { OperatorEndpoint } from '../operator/operator.ts';
import { partFor } from './for-superusers.ts';

const uploadLimitBytes = 4 * 1024 ** 3;
const formLimitBytes = 1024 * 1024;
const namePattern = /^[a-z0-9_-]+\.zip$/;
const badFormat: FieldError = { code: 'validation_match_invalid', message: 'Must be in a valid format.' };

const invalid = (field: string, error: FieldError) => new ApiError(400, validatingMessage, { [field]: error });

/** Copies of the whole data as zip files. Source: docs/reference/record-api.md 15. */
export const backups: OperatorEndpoint = (operator) => (app, api) => {
  app.get('/backups', async (request) => {
    const found = await (await partFor(api, request, operator, 'backups')).list();
    return api.queries.pick(found, queryOf(request)['fields']);
  });

  app.post('/backups', async (request, reply) => {
    const part = await partFor(api, request, operator, 'backups');
    const given = (await readBody(request, formLimitBytes))['name'] ?? '';
    if (typeof given !== 'string') throw new ApiError(400, loadingMessage);
    const long = outOfRange(given, 1, 150);
    if (given !== '' && long) throw invalid('name', long);
    if (given !== '' && !namePattern.test(given)) throw invalid('name', badFormat);
    await part.create(given || defaultName(api.settings().meta.appName, api.now()));
    return reply.status(204).send();
  });

  app.post('/backups/upload', async (request, reply) => {
    const part = await partFor(api, request, operator, 'backups');
    await receiveFiles({ request, reply, sender: request.ip }, async (folder) => {
      const { file } = await readBody(request, uploadLimitBytes, folder);
      if (!(file instanceof UploadedFile)) throw invalid('file', cannotBeBlank);
      if (!namePattern.test(file.name)) throw invalid('file', badFormat);
      await part.upload(file.name, file.content);
    });
    return reply.status(204).send();
  });

  // A browser fetches the file itself, so the token is in the address.
  app.get('/backups/:key', async (request, reply) => {
    const person = await api.authenticator.resolve(queryOf(request)['token'] ?? '', 'file');
    if (!person?.isSuperuser) throw new ApiError(403, 'Insufficient permissions to access the resource.');
    const found = await operator.backups?.find((request.params as { key: string }).key);
    if (!found) throw new ApiError(404);
    reply.headers({
      'content-type': 'application/zip',
      'content-length': found.size,
      'content-disposition': `attachment; filename=${(request.params as { key: string }).key}`,
      'cache-control': 'no-store',
    });
    return reply.send(createReadStream(found.path));
  });

  app.delete('/backups/:key', async (request, reply) => {
    const part = await partFor(api, request, operator, 'backups');
    const gone = await part.delete((request.params as { key: string }).key);
    if (!gone) throw new ApiError(400, 'Invalid or already deleted backup file.');
    return reply.status(204).send();
  });

  app.post('/backups/:key/restore', async (request, reply) => {
    const part = await partFor(api, request, operator, 'backups');
    await part.restore((request.params as { key: string }).key);
    return reply.status(204).send();
  });
};

/** `pb_backup_desk_20260506070809.zip`. */
function defaultName(appName: string, now: Date): string {
  const app = appName.toLowerCase().replaceAll(/[^a-z0-9]+/g, '_');
  return `pb_backup_${app}_${now.toISOString().replaceAll(/\D/g, '').slice(0, 14)}.zip`;
}
