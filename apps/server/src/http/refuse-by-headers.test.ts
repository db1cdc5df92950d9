import { once } from 'node:events';
import { connect } from 'node:net';
import { workflowNames } from '@dossier/domain/contracts/workflows';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startWorld, type World } from '../../test/scenario.ts';

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.close());

/** Sends only headers that announce a body; answers when the server does not wait for it. */
async function headersOnly(path: string, headers: Record<string, string | number>) {
  const socket = connect(Number(new URL(world.url).port), '127.0.0.1');
  const lines = Object.entries({ host: 'localhost', 'content-length': 100_000, ...headers }).map(
    ([name, value]) => `${name}: ${value}`,
  );
  socket.write(`POST ${path} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`);
  const [chunk] = (await once(socket, 'data')) as [Buffer];
  socket.destroy();
  const [, body = ''] = chunk.toString().split('\r\n\r\n');
  return JSON.parse(body);
}

const json = { 'content-type': 'application/json' };
const form = { 'content-type': 'multipart/form-data; boundary=b' };

describe('a workflow is refused before its body is read', () => {
  test('to a guest, for every workflow', async () => {
    for (const name of workflowNames) {
      for (const type of [json, form]) {
        expect(await headersOnly(`/api/desk/${name}`, type)).toMatchObject({ status: 401, code: 'not-signed-in' });
      }
    }
  });

  test('to a role that may not run it', async () => {
    const authorization = await world.tokenOf(world.client);
    expect(await headersOnly('/api/desk/upload-list', { ...form, authorization })).toMatchObject({
      code: 'not-allowed',
    });
  });

  test('when it takes no files, and when the files are larger than any that it takes', async () => {
    const authorization = await world.tokenOf(world.client);
    expect(await headersOnly('/api/desk/save-kyc-section', { ...form, authorization })).toMatchObject({
      code: 'input-invalid',
      data: { body: { code: 'validation_files' } },
    });
    const length = { 'content-length': 23 * 1024 * 1024 };
    expect(await headersOnly('/api/desk/add-document', { ...form, ...length, authorization })).toMatchObject({
      code: 'file-too-large',
      facts: { maxSize: 20 },
    });
    const tooLong = { 'content-length': 1024 * 1024 + 1 };
    expect(await headersOnly('/api/desk/save-kyc-section', { ...json, ...tooLong, authorization })).toMatchObject({
      status: 413,
    });
  });

  test('when its JSON is longer than any input of the workflow', async () => {
    const authorization = await world.tokenOf(world.client);
    const long = (bytes: number) => ({ ...json, 'content-length': bytes, authorization });
    expect(await headersOnly('/api/desk/approve-access', long(16 * 1024 + 1))).toMatchObject({ status: 413 });
    expect(await headersOnly('/api/desk/save-kyc-section', long(512 * 1024 + 1))).toMatchObject({ status: 413 });
  });

  test('to a guest who queries the lists', async () => {
    expect(await headersOnly('/api/match/default', json)).toEqual({ detail: 'Sign in first.' });
  });
});
