import { afterAll, beforeAll, expect, it } from 'vitest';
import { openWorld, send, sendJson, type World } from './world.ts';

let world: World;
let now = Date.parse('2026-05-06T07:08:00Z');
let isFull = false;
beforeAll(async () => {
  world = await openWorld({ now: () => new Date(now) });
  world.store.beforeCommit(async () => {
    // As the driver of PostgreSQL reports it.
    if (isFull) throw Object.assign(new Error('could not extend file: No space left on device'), { code: '53100' });
  });
});
afterAll(() => world.close());

const ready = async () => {
  const { status, body } = await send(world, '/api/ready');
  return { status, message: body.message };
};
const create = (name: string) => sendJson(world, '/api/collections/labels/records', { name });
const full = { status: 503, message: 'The disk of the database is full.' };

it('is not ready for a minute after the database refused a write for lack of space, but alive', async () => {
  expect(await ready()).toMatchObject({ status: 200 });
  isFull = true;
  const changes = world.changes.length;
  expect(await create('refused')).toMatchObject({ status: 507, body: { status: 507 } });
  expect(world.changes).toHaveLength(changes);
  expect(await ready()).toEqual(full);
  expect(await send(world, '/api/health')).toMatchObject({ status: 200 });
  now += 59_000;
  expect(await ready()).toEqual(full);
  now += 1_000;
  expect(await ready()).toMatchObject({ status: 200 });
});

it('is ready as soon as a write succeeds again', async () => {
  expect((await create('refused again')).status).toBe(507);
  expect(await ready()).toEqual(full);
  isFull = false;
  expect((await create('stored')).status).toBe(200);
  expect(await ready()).toMatchObject({ status: 200 });
});

it('is not ready while files cannot be written, and asks the storage once in ten seconds', async () => {
  let probes = 0;
  const other = await openWorld({
    storage: (files) => ({
      ...files,
      probe: async () => {
        probes += 1;
        throw new Error('EROFS: read-only file system');
      },
    }),
  });
  for (let question = 0; question < 3; question++)
    expect(await send(other, '/api/ready')).toMatchObject({
      status: 503,
      body: { status: 503, message: 'The storage of files cannot be written.', data: {} },
    });
  expect(probes).toBe(1);
  await other.close();
});

it('is not ready after a newer version changed the schema', async () => {
  const other = await openWorld({ stamp: { application: 1, version: 1 } });
  expect(await send(other, '/api/ready')).toMatchObject({ status: 200 });
  const { dialect } = other.store;
  await dialect.transaction((connection) => dialect.stamp.write(connection, { application: 1, version: 2 }));
  expect(await send(other, '/api/ready')).toMatchObject({
    status: 503,
    body: { message: 'The database was changed by another version of this program.' },
  });
  await other.close();
});
