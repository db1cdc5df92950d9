import type PocketBase from 'pocketbase';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { defaultSettings } from '../src/http/settings.ts';
import type { Watch } from './watch.ts';
import { ann, bob, lineOf, openWorld, password, root, sendJson, type World } from './world.ts';

const id = (name: string): string => name.padEnd(15, '0');

let world: World;
let everyone: Readonly<Record<'guest' | 'ann' | 'root', Watch>>;
beforeAll(async () => {
  world = await openWorld({
    settings: () => ({ ...defaultSettings, batch: { ...defaultSettings.batch, enabled: true } }),
    seed: async (records) => {
      const make = (collection: string, values: object) => records.create(collection, values as never);
      for (const name of ['red', 'blue', 'green']) await make('labels', { id: id(name), name });
      await make('articles', { id: id('held'), title: 'Held', labels: [id('red'), id('blue')] });
      await make('chapters', { id: id('only'), article: id('held'), also: [id('held')], needed: id('green') });
      await make('notes', { id: id('hers'), owner: ann, text: 'hers' });
      await make('notes', { id: id('his'), owner: bob, text: 'his' });
      await make('closed', { id: id('shut'), title: 'shut' });
    },
  });
  everyone = { guest: await world.watch(), ann: await world.watch(ann), root: await world.watch(root) };
});
afterAll(() => world.close());

interface Scenario {
  readonly by?: string;
  readonly run: (pb: PocketBase) => Promise<unknown>;
  /** Is it refused? */
  readonly refused?: true;
  /** Hooks that ran, in order. */
  readonly hooks: readonly string[];
  /** What was committed, in order, and so what a superuser hears. */
  readonly events: readonly string[];
  /** What those hear whom the rules bound. */
  readonly guest?: readonly string[];
  readonly ann?: readonly string[];
}

const done = (...lines: string[]) => ({ hooks: lines, events: lines, guest: lines, ann: lines });
const nothing = { hooks: [], events: [], guest: [], ann: [] };
const refused = { ...nothing, refused: true } as const;

const scenarios: Readonly<Record<string, Scenario>> = {
  'a create': {
    run: (pb) => pb.collection('labels').create({ id: id('new'), name: 'new' }),
    ...done(`labels create ${id('new')}`),
  },
  'a create with a value that another has': {
    run: (pb) => pb.collection('labels').create({ id: id('twice'), name: 'new' }),
    ...refused,
    hooks: [`labels create ${id('twice')}`],
  },
  'a create without what is required': {
    run: (pb) => pb.collection('labels').create({ id: id('blank'), name: '' }),
    ...refused,
    hooks: [`labels create ${id('blank')}`],
  },
  'a create that its rule refuses': {
    run: (pb) => pb.collection('notes').create({ id: id('no'), owner: ann }),
    ...refused,
  },
  'a forbidden create': { run: (pb) => pb.collection('closed').create({ title: 'x' }), ...refused },
  'a create that others may not see': {
    by: ann,
    run: (pb) => pb.collection('notes').create({ id: id('mine'), owner: ann, text: 'mine' }),
    ...done(`notes create ${id('mine')}`),
    guest: [],
  },
  'an update': {
    run: (pb) => pb.collection('labels').update(id('new'), { name: 'newer' }),
    ...done(`labels update ${id('new')}`),
  },
  'an update with the value that was there': {
    run: (pb) => pb.collection('labels').update(id('new'), { name: 'newer' }),
    ...done(`labels update ${id('new')}`),
  },
  'an update with nothing': {
    run: (pb) => pb.collection('labels').update(id('new'), {}),
    ...done(`labels update ${id('new')}`),
  },
  'an update that is not valid': {
    run: (pb) => pb.collection('labels').update(id('new'), { name: '' }),
    ...refused,
    hooks: [`labels update ${id('new')}`],
  },
  'an update that its rule refuses': {
    by: ann,
    run: (pb) => pb.collection('notes').update(id('his'), { text: 'x' }),
    ...refused,
  },
  'an update of nothing': { run: (pb) => pb.collection('labels').update(id('none'), { name: 'x' }), ...refused },
  'an update that takes a record out of sight': {
    by: root,
    run: (pb) => pb.collection('notes').update(id('mine'), { owner: bob }),
    ...done(`notes update ${id('mine')}`),
    guest: [],
    ann: [],
  },
  'an update that brings it into sight': {
    by: root,
    run: (pb) => pb.collection('notes').update(id('mine'), { owner: ann }),
    ...done(`notes update ${id('mine')}`),
    guest: [],
  },
  'a write where only superusers may look': {
    by: root,
    run: (pb) => pb.collection('closed').update(id('shut'), { title: 'still' }),
    ...done(`closed update ${id('shut')}`),
    guest: [],
    ann: [],
  },
  'a delete': { run: (pb) => pb.collection('labels').delete(id('new')), ...done(`labels delete ${id('new')}`) },
  'a delete of nothing': { run: (pb) => pb.collection('labels').delete(id('new')), ...refused },
  'a delete that its rule refuses': { by: ann, run: (pb) => pb.collection('notes').delete(id('his')), ...refused },
  'a delete that a required relation forbids': {
    run: (pb) => pb.collection('labels').delete(id('green')),
    ...refused,
    hooks: [`labels delete ${id('green')}`],
  },
  'a delete that empties references': {
    run: (pb) => pb.collection('labels').delete(id('red')),
    ...done(`articles update ${id('held')}`, `labels delete ${id('red')}`),
    hooks: [`labels delete ${id('red')}`, `articles update ${id('held')}`],
  },
  'a delete that takes others with it': {
    run: (pb) => pb.collection('articles').delete(id('held')),
    ...done(`chapters delete ${id('only')}`, `articles delete ${id('held')}`),
    hooks: [`articles delete ${id('held')}`, `chapters delete ${id('only')}`],
  },
  'reading, and a file token': {
    by: ann,
    run: async (pb) => {
      await pb.collection('notes').getFullList({ expand: 'owner' });
      await pb.files.getToken();
    },
    ...nothing,
  },
  'a sign-up': {
    run: (pb) =>
      pb.collection('users').create({ id: id('fresh'), email: 'f@example.eu', password, passwordConfirm: password }),
    ...done(`users create ${id('fresh')}`),
  },
  'signing in, and going on': {
    run: async (pb) => {
      await pb.collection('users').authWithPassword('f@example.eu', password);
      await pb.collection('users').authRefresh();
    },
    ...nothing,
  },
  'a wrong password': { run: (pb) => pb.collection('users').authWithPassword('f@example.eu', 'wrong'), ...refused },
  'a new password without the old one': {
    by: ann,
    run: (pb) => pb.collection('users').update(ann, { password: 'new one 1', passwordConfirm: 'new one 1' }),
    ...refused,
  },
  'a deleted person': {
    by: root,
    run: (pb) => pb.collection('users').delete(id('fresh')),
    ...done(`users delete ${id('fresh')}`),
  },
};

const batches: Readonly<Record<string, Scenario>> = {
  'a batch': {
    run: () =>
      batch([
        ['POST', 'labels', { id: id('b1'), name: 'b1' }],
        ['PATCH', `labels/${id('b1')}`, { name: 'b1!' }],
        ['PUT', 'labels', { id: id('b1'), name: 'b1?' }],
        ['PUT', 'labels', { id: id('b2'), name: 'b2' }],
        ['DELETE', `labels/${id('b1')}`, {}],
      ]),
    ...done(
      `labels create ${id('b1')}`,
      `labels update ${id('b1')}`,
      `labels update ${id('b1')}`,
      `labels create ${id('b2')}`,
      `labels delete ${id('b1')}`,
    ),
  },
  'a batch whose last request fails': {
    run: () =>
      batch([
        ['POST', 'labels', { id: id('b3'), name: 'b3' }],
        ['DELETE', `labels/${id('b2')}`, {}],
        ['POST', 'labels', { id: id('b4'), name: '' }],
      ]),
    ...refused,
    hooks: [`labels create ${id('b3')}`, `labels delete ${id('b2')}`, `labels create ${id('b4')}`],
  },
};

async function batch(requests: readonly (readonly [method: string, path: string, body: object])[]): Promise<void> {
  const inner = requests.map(([method, path, body]) => {
    const [collection = '', record] = path.split('/');
    const url = `/api/collections/${collection}/records${record ? `/${record}` : ''}`;
    return { method, url, body };
  });
  const { status } = await sendJson(world, '/api/batch', { requests: inner });
  if (status !== 200) throw new Error(`the batch was answered with ${status}`);
}

async function play({ by, run, refused: isRefused, hooks, events, guest = [], ann: hers = [] }: Scenario) {
  const before = { hooks: world.hooks.length, changes: world.changes.length };
  const heard = Object.values(everyone).map((one) => one.heard.length);
  const outcome = run(await world.as(by));
  if (isRefused) await expect(outcome).rejects.toThrow();
  else await outcome;
  const [ran, committed] = [world.hooks.slice(before.hooks), world.changes.slice(before.changes).map(lineOf)];
  await world.settled(...Object.values(everyone));
  // The mark that all of them wait for is no part of the scenario.
  const received = Object.values(everyone).map((one, index) => one.heard.slice(heard[index], -1));
  expect({ hooks: ran, committed, received }).toEqual({ hooks, committed: events, received: [guest, hers, events] });
}

describe('What fires at', () => {
  it.each(Object.keys(scenarios))('%s', (name) => play(scenarios[name] as Scenario));
  it.each(Object.keys(batches))('%s', (name) => play(batches[name] as Scenario));
});
