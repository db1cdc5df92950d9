import { mountSmallDisk, openConnection, smallDiskSentence } from '@dossier/records/testing';
import { afterAll, expect, test } from 'vitest';
import { startWorld } from '../scenario.ts';

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

test('after an upload that failed on a full disk, the next request of the connection is answered', async () => {
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
    expect(failed.status).toBeGreaterThanOrEqual(500);
    const next = await connection.send({ path: '/api/desk/views/client-forms', headers: { authorization } });
    expect(next.status).toBe(200);
  }
  disk.free();
  connection.close();
  await world.close();
});
