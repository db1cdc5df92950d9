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

const health = async () => {
  const { status, body } = await send(world, '/api/health');
  return { status, message: body.message };
};
const create = (name: string) => sendJson(world, '/api/collections/labels/records', { name });
const full = { status: 503, message: 'The disk of the database is full.' };

it('health answers 503 for a minute after the database refused a write for lack of space', async () => {
  expect(await health()).toMatchObject({ status: 200 });
  isFull = true;
  const changes = world.changes.length;
  expect(await create('refused')).toMatchObject({ status: 507, body: { status: 507 } });
  expect(world.changes).toHaveLength(changes);
  expect(await health()).toEqual(full);
  now += 59_000;
  expect(await health()).toEqual(full);
  now += 1_000;
  expect(await health()).toMatchObject({ status: 200 });
});

it('health answers 200 as soon as a write succeeds again', async () => {
  expect((await create('refused again')).status).toBe(507);
  expect(await health()).toEqual(full);
  isFull = false;
  expect((await create('stored')).status).toBe(200);
  expect(await health()).toMatchObject({ status: 200 });
});
