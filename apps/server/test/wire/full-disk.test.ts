import { mountSmallDisk, openConnection, smallDiskSentence } from '@dossier/records/testing';
import { afterAll, expect, test } from 'vitest';
import { draftValues, startWorld } from '../scenario.ts';

const disk = mountSmallDisk(60);
afterAll(() => disk?.close());

const boundary = 'boundary-of-the-form';
const form = (bytes: number) =>
  Buffer.concat([
    Buffer.from(
      `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="a.pdf"\r\ncontent-type: application/pdf\r\n\r\n`,
    ),
    Buffer.alloc(bytes, 'x'),
    Buffer.from(`\r\n--${boundary}--\r\n`),
  ]);

test('a full disk is answered with 507 and stores nothing, and the next request of the connection is answered', async () => {
  if (!disk) {
    process.stderr.write(`${smallDiskSentence}\n`);
    expect(process.getuid?.()).not.toBe(0);
    return;
  }
  const world = await startWorld({ dataFolder: disk.folder });
  const authorization = await world.tokenOf(world.client);
  const connection = openConnection(world.url);
  disk.fill();
  for (const bytes of [300_000, 3_000_000]) {
    const headers = { authorization, 'content-type': `multipart/form-data; boundary=${boundary}` };
    const failed = await connection.send({
      method: 'POST',
      path: '/api/desk/add-document',
      headers,
      body: form(bytes),
    });
    expect(failed.status).toBe(507);
    expect(JSON.parse(failed.text)).toMatchObject({ status: 507, code: 'disk-full' });
    const ready = await connection.send({ path: '/api/ready' });
    expect(ready.status).toBe(503);
    expect(JSON.parse(ready.text)).toEqual({
      status: 503,
      message: "The server's disk is full.",
      data: {},
      requestId: expect.any(String),
    });
    const next = await connection.send({ path: '/api/desk/views/client-forms', headers: { authorization } });
    expect(next.status).toBe(200);
  }
  const staff = { authorization: await world.tokenOf(world.gatekeeper), 'content-type': 'application/json' };
  const body = JSON.stringify({ values: draftValues(world, 'individual') });
  const drafts = () => world.store.reader.count('gk_requests', 'status = "draft"');
  const before = await drafts();
  let [acknowledged, status] = [0, 0];
  for (let draft = 0; draft < 500 && status !== 507; draft++) {
    ({ status } = await connection.send({ method: 'POST', path: '/api/desk/save-draft', headers: staff, body }));
    if (status === 200) acknowledged += 1;
  }
  expect(status).toBe(507);
  expect(await drafts()).toBe(before + acknowledged);
  disk.free();
  connection.close();
  await world.close();
});
