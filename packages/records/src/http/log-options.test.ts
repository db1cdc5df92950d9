import multipart from '@fastify/multipart';
import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { logOptions } from './log-options.ts';
import { noSchemas } from './no-schemas.ts';

const part = '--limit\r\ncontent-disposition: form-data; name="note"\r\n\r\nunchanged\r\n--limit--\r\n';

test('no log line of an upload contains its token, its cookie or its query, at any level', async () => {
  const lines: string[] = [];
  const stream = { write: (line: string) => void lines.push(line) };
  const app = Fastify({ ...noSchemas, logger: { ...logOptions('trace'), stream } });
  await app.register(multipart);
  app.post('/files', async (request) => {
    for await (const found of request.parts()) if (found.type === 'field') return { [found.fieldname]: found.value };
    return {};
  });
  const answer = await app.inject({
    method: 'POST',
    url: '/files?token=of-the-address',
    headers: {
      authorization: 'of-the-header',
      cookie: 'session=of-the-cookie',
      'content-type': 'multipart/form-data; boundary=limit',
    },
    payload: part,
  });
  await app.close();
  expect(answer.json()).toEqual({ note: 'unchanged' });
  expect(lines.join('')).toContain('busboyOptions');
  expect(lines.join('')).toContain('"path":"/files"');
  expect(lines.join('')).not.toMatch(/of-the-(header|cookie|address)/);
});
