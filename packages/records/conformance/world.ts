import assert from 'node:assert/strict';
import PocketBase, { ClientResponseError } from 'pocketbase';
import type { Change } from '../src/collection/change.ts';
import { defineCollection } from '../src/collection/collection.ts';
import { bool, date, editor, email, file, json, number, relation, select, text, url } from '../src/fields/index.ts';
import { hashForRecord } from '../src/passwords/password.ts';
import type { Records, Schema } from '../src/store/records.ts';
import { startTestServer, type TestServer, type TestServerOptions } from '../src/testing/test-server.ts';
import { until, type Watch, watch } from './watch.ts';

const everyone = { list: '', view: '', create: '', update: '', delete: '' };
const closedRules = { list: null, view: null, create: null, update: null, delete: null };
const signedIn = '@request.auth.id != ""';
const own = `${signedIn} && owner = @request.auth.id`;

const users = defineCollection({
  name: 'users',
  type: 'auth',
  fields: {
    name: text({ max: 20 }),
    username: text(),
    role: text(),
    blocked: bool(),
    remark: text({ hidden: true }),
  },
  rules: {
    list: '',
    view: '',
    create: '',
    update: 'id = @request.auth.id || @request.auth.role = "lead"',
    delete: 'id = @request.auth.id',
  },
  indexes: [{ columns: ['username'], unique: true, where: `"username" != ''` }],
  auth: {
    rule: 'blocked = false',
    manageRule: '@request.auth.role = "lead"',
    password: { enabled: true, identityFields: ['email', 'username'] },
    otp: { enabled: true, length: 6, lifeSeconds: 300 },
  },
});

const staff = defineCollection({
  name: 'staff',
  type: 'auth',
  fields: { trusted: bool() },
  rules: { ...closedRules, view: 'id = @request.auth.id' },
  auth: {
    password: { enabled: true, identityFields: ['email'] },
    otp: { enabled: true, length: 8, lifeSeconds: 300 },
    mfa: { enabled: true, lifeSeconds: 900, rule: 'trusted = false' },
  },
});

const plain = defineCollection({ name: 'plain_people', type: 'auth', fields: {}, rules: everyone });

const labels = defineCollection({
  name: 'labels',
  fields: { name: text({ required: true }) },
  rules: everyone,
  indexes: [{ columns: ['name'], unique: true }],
});

const articles = defineCollection({
  name: 'articles',
  fields: {
    title: text({ required: true, min: 3, max: 40 }),
    code: text({ pattern: '^[A-Z]+$' }),
    body: editor({ maxSize: 200 }),
    rank: number({ min: 1, max: 100, onlyInt: true }),
    active: bool(),
    due: date(),
    kind: select(['news', 'essay']),
    tags: select(['a', 'b', 'c'], { maxSelect: 2 }),
    author: relation('users'),
    labels: relation('labels', { maxSelect: 3 }),
    meta: json({ maxSize: 100 }),
    link: url(),
    contact: email(),
    secret: text({ hidden: true }),
  },
  rules: everyone,
});

const notes = defineCollection({
  name: 'notes',
  fields: { owner: relation('users'), text: text(), status: select(['open', 'done']) },
  rules: {
    list: own,
    view: own,
    create: `${own} && @request.body.status:isset = false`,
    update: `${own} && status != "done"`,
    delete: own,
  },
});

const closed = defineCollection({
  name: 'closed',
  fields: { title: text({ required: true }), topic: text() },
  rules: closedRules,
  notice: { rule: signedIn, fields: ['topic'] },
});

const chapters = defineCollection({
  name: 'chapters',
  fields: {
    article: relation('articles', { cascadeDelete: true }),
    also: relation('articles', { maxSelect: 5, cascadeDelete: true }),
    needed: relation('labels', { required: true }),
  },
  rules: everyone,
});

const albums = defineCollection({
  name: 'albums',
  fields: {
    cover: file({ mimeTypes: ['image/png'] }),
    docs: file({ maxSelect: 3, maxSize: 1000 }),
    sealed: file({ protected: true }),
    owner: relation('users'),
  },
  rules: { ...everyone, view: own },
});

export const collections = [users, staff, plain, labels, articles, notes, closed, chapters, albums];

export const ann = 'annannannannann';
export const bob = 'bobbobbobbobbob';
export const lea = 'lealealealealea';
export const kim = 'kimkimkimkimkim';
export const pim = 'pimpimpimpimpim';
export const root = 'rootrootrootroo';
export const password = 'right password';

async function seed(records: Records, extra?: (records: Records) => Promise<void>): Promise<void> {
  const hash = await hashForRecord(password);
  const make = (collection: string, values: object) => records.create(collection, values as never);
  await make('users', {
    id: ann,
    email: 'ann@example.eu',
    username: 'ann',
    name: 'Ann',
    password: hash,
    remark: 'hidden',
  });
  await make('users', {
    id: bob,
    email: 'bob@example.eu',
    username: 'Bob',
    name: 'Bob',
    password: hash,
    emailVisibility: true,
  });
  await make('users', { id: lea, email: 'lea@example.eu', username: 'lea', role: 'lead', password: hash });
  await make('staff', { id: kim, email: 'kim@example.eu', password: hash });
  await make('staff', { id: pim, email: 'pim@example.eu', password: hash, trusted: true });
  await make('_superusers', { id: root, email: 'root@example.eu', password: hash });
  await extra?.(records);
}

export type World = TestServer<Schema> & {
  /** An SDK client signed in as this account, or a guest. */
  as(person?: string): Promise<PocketBase>;
  /** Hooks that ran since the seed, also those of writes that were then refused: `articles create a1b2…`. */
  readonly hooks: readonly string[];
  /** A client subscribed to everything that this account may receive. */
  watch(person?: string): Promise<Watch>;
  /** Returns when these have heard of all that was written until now. */
  settled(...watches: readonly Watch[]): Promise<void>;
};

/** All collections, the engine's own too. */
const watched = [
  ...collections.map(({ name }) => name),
  '_superusers',
  '_otps',
  '_mfas',
  '_externalAuths',
  '_authOrigins',
];

const homes: Readonly<Record<string, string>> = { [kim]: 'staff', [pim]: 'staff', [root]: '_superusers' };

/** The same collection, noting its hooks. */
function noting<C extends (typeof collections)[number]>(collection: C, hooks: string[]): C {
  const note = (action: string) => (record: { readonly id: string }) => {
    hooks.push(`${collection.name} ${action} ${record.id}`);
  };
  const noted = { beforeCreate: [note('create')], beforeUpdate: [note('update')], beforeDelete: [note('delete')] };
  return { ...collection, hooks: noted };
}

export const lineOf = ({ collection, action, id }: Pick<Change, 'collection' | 'action' | 'id'>): string =>
  `${collection} ${action} ${id}`;

/**
 * Starts the server with these collections. On close, the writes of its scenarios are compared with the events that a
 * superuser received: each commit sent its event, in order, its hook had run, and nothing else was sent.
 */
export async function openWorld(
  options: Omit<TestServerOptions<Schema>, 'collections' | 'seed'> & {
    seed?: (records: Records) => Promise<void>;
  } = {},
): Promise<World> {
  const hooks: string[] = [];
  const own = collections.map((collection) => noting(collection, hooks));
  const server = await startTestServer({
    ...options,
    collections: own,
    seed: async (records) => {
      await seed(records, options.seed);
      hooks.length = 0;
    },
  });
  const tokenOf = (person: string) => server.tokenFor(homes[person] ?? 'users', person);
  const as = async (person?: string) => {
    const client = new PocketBase(server.url);
    client.autoCancellation(false);
    if (person) client.authStore.save(await tokenOf(person));
    return client;
  };
  const open: Watch[] = [];
  const watchAs = async (person?: string) => {
    const made = await watch(server.url, watched, person && (await tokenOf(person)));
    open.push(made);
    return made;
  };
  const settled = async (...watches: readonly Watch[]) => {
    const { id } = await server.store.transaction((records) =>
      records.create('labels', { name: `mark ${Math.random()}` } as never),
    );
    for (const one of watches) await until(one, `labels create ${id}`);
  };
  const everything = await watchAs(root);
  const closeServer = server.close.bind(server);
  const close = async () => {
    await settled(everything);
    for (const one of open) one.close();
    const committed = server.changes.map(lineOf);
    await closeServer();
    assert.deepEqual(everything.heard, committed);
    const own = committed.filter((line) => !line.startsWith('_'));
    assert.deepEqual(new Set(own.filter((line) => !hooks.includes(line))), new Set());
  };
  return Object.assign(server, { as, hooks, watch: watchAs, settled, close });
}

/** Changes that a run committed: `articles create`. */
export async function changesOf(world: World, run: () => Promise<unknown>): Promise<string[]> {
  const before = world.changes.length;
  await run();
  return world.changes.slice(before).map(({ collection, action }) => `${collection} ${action}`);
}

/** Asserts the error body, and that nothing has changed. */
export async function refusalOf(
  world: World,
  run: () => Promise<unknown>,
): Promise<{ status: number; message: string; data: object }> {
  const before = world.changes.length;
  const error = await run().then(
    (answer) => assert.fail(`not refused: ${JSON.stringify(answer)}`),
    (caught: unknown) => caught,
  );
  if (!(error instanceof ClientResponseError)) throw error;
  assert.deepEqual(world.changes.slice(before), []);
  return error.response as never;
}

/** A request as it is, without the SDK. */
export async function send(world: World, path: string, init: RequestInit = {}) {
  const answer = await fetch(`${world.url}${path}`, init);
  const text = await answer.text();
  return {
    status: answer.status,
    headers: answer.headers,
    text,
    body: text.startsWith('{') ? JSON.parse(text) : undefined,
  };
}

export const sendJson = (world: World, path: string, body: unknown, init: RequestInit = {}) =>
  send(world, path, {
    method: 'POST',
    ...init,
    headers: { 'content-type': 'application/json', ...init.headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });

export const messages = {
  400: 'Something went wrong while processing your request.',
  404: "The requested resource wasn't found.",
} as const;
