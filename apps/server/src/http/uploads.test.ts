import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { onboardingAt, startWorld, type World } from '../../test/scenario.ts';
import { testFile } from '../../test/test-app.ts';

let folder: string;
let world: World;
let request: string;
let png: Buffer;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'desk-uploads-'));
  world = await startWorld({ dataFolder: folder });
  request = await onboardingAt(world, 'requested');
  png = await readFile(testFile('card.png'));
}, 60_000);
afterAll(async () => {
  await world.close();
  await rm(folder, { recursive: true, force: true });
});
const sockets: Socket[] = [];
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy();
  await expect.poll(uploads).toEqual([]);
});

const uploads = () => readdir(join(folder, 'uploads'));
const documents = () => world.store.reader.find('kyc_docs', '');
const end = '\r\n--b--\r\n';

/** Sends a document without its last bytes. */
async function begin(person: World['client']): Promise<Socket> {
  const socket = connect(Number(new URL(world.url).port), '127.0.0.1');
  sockets.push(socket.on('error', () => undefined));
  const field = (name: string, value: string) =>
    `--b\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
  const fields = [field('request', request), field('owner', 'request'), field('type', 'other')].join('');
  const head = `${fields}--b\r\ncontent-disposition: form-data; name="file"; filename="card.png"\r\n\r\n`;
  const lines = [
    'POST /api/desk/add-document HTTP/1.1',
    'host: localhost',
    `authorization: ${await world.tokenOf(person)}`,
    'content-type: multipart/form-data; boundary=b',
    `content-length: ${head.length + png.length + end.length}`,
  ];
  socket.write(`${lines.join('\r\n')}\r\n\r\n${head}`);
  socket.write(png);
  return socket;
}

const statusOn = async (socket: Socket) => String(((await once(socket, 'data')) as [Buffer])[0]).split(' ')[1];

test('a file keeps the quotation marks of its name, which browsers escape', async () => {
  const form = new FormData();
  for (const [key, value] of Object.entries({ request, owner: 'request', type: 'other' })) form.set(key, value);
  const name = `a "b" 'c'.png`;
  form.set('file', new Blob([new Uint8Array(png)]), name);
  const headers = { authorization: await world.tokenOf(world.gatekeeper) };
  const answer = await fetch(`${world.url}/api/desk/add-document`, { method: 'POST', headers, body: form });
  expect([answer.status, (await documents()).some((document) => document.name === name)]).toEqual([200, true]);
});

test('two uploads of a person are received at a time, the third waits and is served in turn', async () => {
  const [first, second] = [await begin(world.gatekeeper), await begin(world.gatekeeper)];
  await expect.poll(uploads).toHaveLength(2);
  const third = await begin(world.gatekeeper);
  third.write(end);
  const other = await begin(world.admin);
  other.write(end);
  expect(await statusOn(other)).toBe('200');
  expect(await uploads()).toHaveLength(2);
  const served = statusOn(third);
  for (const socket of [first, second]) socket.write(end);
  expect(await Promise.all([statusOn(first), statusOn(second), served])).toEqual(['200', '200', '200']);
});

test('an upload beyond those that may wait is refused with a reason, and nothing is stored', async () => {
  const before = await documents();
  const all: Socket[] = [];
  for (let at = 0; at < 103; at += 1) all.push(await begin(world.gatekeeper));
  const answer = String(((await Promise.race(all.map((socket) => once(socket, 'data')))) as [Buffer])[0]);
  expect(JSON.parse(answer.split('\r\n\r\n')[1] ?? '')).toMatchObject({ status: 429, code: 'too-many-requests' });
  expect(await uploads()).toHaveLength(2);
  expect(await documents()).toEqual(before);
});

test('an interrupted upload leaves no file and no document', async () => {
  const before = await documents();
  const socket = await begin(world.gatekeeper);
  await expect.poll(uploads).toHaveLength(1);
  socket.destroy();
  await expect.poll(uploads).toEqual([]);
  expect(await documents()).toEqual(before);
});

test('a person whose account is closed while the file arrives is refused, and nothing is stored', async () => {
  const before = await documents();
  const socket = await begin(world.gatekeeper);
  await expect.poll(uploads).toHaveLength(1);
  await world.store.transaction((records) =>
    records.update('gatekeeper_users', world.gatekeeper.id, { active: false }),
  );
  socket.write(end);
  expect(await statusOn(socket)).toBe('401');
  expect(await documents()).toEqual(before);
});
