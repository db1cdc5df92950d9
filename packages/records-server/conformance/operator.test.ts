import { ClientResponseError, type default as PocketBase } from 'pocketbase';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ServerAlone, serveAlone } from './server-alone.ts';

const superuser = { email: 'root@example.eu', password: 'root password' };
const rules = { listRule: '', viewRule: '', createRule: '', updateRule: '', deleteRule: '' };
const collections = [
  {
    name: 'notes',
    type: 'base',
    ...rules,
    fields: [
      { name: 'word', type: 'text' },
      { name: 'paper', type: 'file', maxSelect: 1 },
    ],
  },
  { name: 'people', type: 'auth', ...rules, fields: [], passwordAuth: { enabled: true, identityFields: ['email'] } },
];

let server: ServerAlone;
let root: PocketBase;
let ann: PocketBase;
const client = () => server.client();

beforeAll(async () => {
  server = await serveAlone(collections, { superuser });
  root = client();
  await root.collection('_superusers').authWithPassword(superuser.email, superuser.password);
  ann = client();
  const password = '12345678';
  await ann.collection('people').create({ email: 'ann@example.eu', password, passwordConfirm: password });
  await ann.collection('people').authWithPassword('ann@example.eu', password);
});
afterAll(() => server.close());

const refusal = async (run: () => Promise<unknown>): Promise<ClientResponseError> => {
  const error = await run().then(
    () => undefined,
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(ClientResponseError);
  return error as ClientResponseError;
};

const everything: Readonly<Record<string, (pb: PocketBase) => Promise<unknown>>> = {
  'lists collections': (pb) => pb.collections.getFullList(),
  'views a collection': (pb) => pb.collections.getOne('notes'),
  'makes a collection': (pb) => pb.collections.create({ name: 'fresh', type: 'base' }),
  'changes a collection': (pb) => pb.collections.update('notes', { listRule: null }),
  'deletes a collection': (pb) => pb.collections.delete('notes'),
  'empties a collection': (pb) => pb.collections.truncate('notes'),
  'imports collections': (pb) => pb.collections.import([]),
  'reads scaffolds': (pb) => pb.collections.getScaffolds(),
  'reads settings': (pb) => pb.settings.getAll(),
  'changes settings': (pb) => pb.settings.update({ meta: { appName: 'Stolen' } }),
  'sends a test mail': (pb) => pb.settings.testEmail('people', 'a@b.eu', 'verification'),
  'tries S3': (pb) => pb.settings.testS3(),
  'lists logs': (pb) => pb.logs.getList(),
  'views a log': (pb) => pb.logs.getOne('x'),
  'reads statistics': (pb) => pb.logs.getStats(),
  'lists jobs': (pb) => pb.crons.getFullList(),
  'runs a job': (pb) => pb.crons.run('__pbOTPCleanup__'),
  'lists backups': (pb) => pb.backups.getFullList(),
  'makes a backup': (pb) => pb.backups.create('stolen.zip'),
  'uploads a backup': (pb) => pb.backups.upload({ file: new Blob(['x']) }),
  'deletes a backup': (pb) => pb.backups.delete('kept.zip'),
  'restores a backup': (pb) => pb.backups.restore('kept.zip'),
};

describe('the side of operators', () => {
  beforeAll(async () => {
    await root.collection('notes').create({ word: 'stays' });
    await root.backups.create('kept.zip');
  });

  it.each(Object.entries(everything))('is closed to guests and all other accounts: %s', async (_, run) => {
    const before = JSON.stringify([await root.settings.getAll(), await root.backups.getFullList()]);
    const guest = await refusal(() => run(client()));
    expect([guest.status, guest.response['message']]).toEqual([
      401,
      'The request requires valid record authorization token.',
    ]);
    const other = await refusal(() => run(ann));
    expect([other.status, other.response['message']]).toEqual([
      403,
      'The authorized record is not allowed to perform this action.',
    ]);
    expect(JSON.stringify([await root.settings.getAll(), await root.backups.getFullList()])).toBe(before);
    expect((await root.collection('notes').getList()).totalItems).toBe(1);
  });

  it('shows only superusers the address of a request', async () => {
    expect((await client().health.check()).data).toEqual({});
    expect((await ann.health.check()).data).toEqual({});
    expect((await root.health.check()).data).toMatchObject({ canBackup: true, realIP: '127.0.0.1' });
  });
});

describe('collections', () => {
  it('are read as they are declared [API-27]', async () => {
    const notes = await root.collections.getOne('notes');
    expect(notes).toMatchObject({ name: 'notes', type: 'base', system: false, listRule: '' });
    expect(notes.fields.map(({ name }) => name)).toEqual(['id', 'word', 'paper']);
    const people = await root.collections.getOne('people');
    expect(people).toMatchObject({ type: 'auth', passwordAuth: { enabled: true, identityFields: ['email'] } });
    const page = await root.collections.getList(1, 2, { filter: 'type = "auth"', sort: '-name' });
    expect(page).toMatchObject({ totalItems: 2, items: [{ name: 'people' }, { name: '_superusers' }] });
    expect((await refusal(() => root.collections.getOne('nothing'))).status).toBe(404);
    expect((await refusal(() => root.collections.getList(1, 30, { filter: 'nothing = 1' }))).status).toBe(400);
  });

  it.each(['makes a collection', 'changes a collection', 'deletes a collection', 'imports collections'])(
    'are not changed here: %s',
    async (what) => {
      const error = await refusal(() => (everything[what] as (pb: PocketBase) => Promise<unknown>)(root));
      expect(error.response).toMatchObject({ status: 400, message: expect.stringContaining('declared') });
      expect((await root.collections.getOne('notes'))['listRule']).toBe('');
    },
  );

  it('can be emptied', async () => {
    await root.collection('notes').create({ word: 'goes' });
    await root.collections.truncate('notes');
    expect((await root.collection('notes').getList()).totalItems).toBe(0);
    expect((await refusal(() => root.collections.truncate('_otps'))).status).toBe(400);
  });
});

describe('settings', () => {
  it('change only the named values, expose no secret, and survive a restart [API-27]', async () => {
    const changed = await root.settings.update({
      meta: { appName: 'Other' },
      smtp: { password: 'hidden' },
      nothing: 1,
    });
    expect(changed).toMatchObject({ meta: { appName: 'Other', appURL: 'https://desk.example' } });
    expect(JSON.stringify(changed)).not.toContain('hidden');
    expect(changed).not.toHaveProperty('nothing');
    expect((await root.settings.getAll())['meta'].appName).toBe('Other');
  });

  it.each<[object, object]>([
    [{ meta: { appName: '' } }, { meta: { appName: { code: 'validation_required' } } }],
    [{ batch: { maxRequests: -1 } }, { batch: { maxRequests: { params: { threshold: 0 } } } }],
    [{ rateLimits: { enabled: true, rules: [] } }, { rateLimits: { rules: { code: 'validation_required' } } }],
    [
      { rateLimits: { rules: [{ label: 'x x', duration: 0, maxRequests: 1 }] } },
      { rateLimits: { rules: { 0: { label: { code: 'validation_match_invalid' }, duration: {} } } } },
    ],
  ])('refuse %j', async (patch, data) => {
    const before = JSON.stringify(await root.settings.getAll());
    const error = await refusal(() => root.settings.update(patch));
    expect(error.response).toMatchObject({
      status: 400,
      message: 'An error occurred while saving the new settings.',
      data,
    });
    expect(JSON.stringify(await root.settings.getAll())).toBe(before);
  });

  it('limit rates for everyone but superusers', async () => {
    const rule = { label: 'notes:list', audience: '', duration: 60, maxRequests: 2 };
    await root.settings.update({ rateLimits: { enabled: true, rules: [rule] } });
    const statuses: number[] = [];
    for (let tries = 0; tries < 4; tries++) {
      const answer = await fetch(`${server.url}/api/collections/notes/records`);
      statuses.push(answer.status);
      if (answer.status === 429) {
        expect(answer.headers.has('retry-after')).toBe(false);
        expect(await answer.json()).toEqual({ data: {}, message: 'Too Many Requests.', status: 429 });
      }
    }
    expect(statuses).toEqual([200, 200, 429, 429]);
    // Another spelling counts as the same collection.
    expect((await fetch(`${server.url}/api/collections/NOTES/%72ecords`)).status).toBe(429);
    // A person has a count of their own, which guests at the same address do not use up.
    for (let tries = 0; tries < 2; tries++) await ann.collection('notes').getList();
    expect((await refusal(() => ann.collection('notes').getList())).status).toBe(429);
    for (let tries = 0; tries < 4; tries++) await root.collection('notes').getList();
    await root.settings.update({ rateLimits: { enabled: false } });
    expect((await ann.collection('notes').getList()).totalItems).toBe(0);
  });
});

describe('logs and jobs', () => {
  it('list requests, newest first, without tokens [API-27]', async () => {
    await fetch(`${server.url}/api/nothing?token=secret-token&x=1`);
    const page = await root.logs.getList(1, 5, { filter: 'data.status = 404' });
    expect(page.items[0]).toMatchObject({ level: 8, data: { method: 'GET', status: 404 } });
    expect(JSON.stringify(page)).not.toContain('secret-token');
    expect(await root.logs.getOne(page.items[0]?.id ?? '')).toMatchObject({ id: page.items[0]?.id });
    const [hour] = await root.logs.getStats();
    expect(hour?.total).toBeGreaterThan(0);
    expect((await refusal(() => root.logs.getOne('nothing'))).status).toBe(404);
  });

  it('can be run [API-27]', async () => {
    expect((await root.crons.getFullList()).map(({ id }) => id)).toContain('__pbOTPCleanup__');
    expect(await root.crons.run('__pbOTPCleanup__')).toBe(true);
    const error = await refusal(() => root.crons.run('nothing'));
    expect(error.response).toMatchObject({ status: 404, message: 'Missing or invalid cron job.' });
  });
});

const taken = 'validation_backup_name_exists';
describe('backups', () => {
  it('are made, listed, fetched with a token of a file, and deleted [API-27]', async () => {
    await root.backups.create('one.zip');
    const again = await refusal(() => root.backups.create('one.zip'));
    expect(again.response['data'].name.code).toBe(taken);
    expect((await refusal(() => root.backups.create('Bad Name.zip'))).response['data'].name.code).toBe(
      'validation_match_invalid',
    );
    expect((await root.backups.getFullList()).map(({ key }) => key)).toContain('one.zip');
    const token = await root.files.getToken();
    const file = await fetch(root.backups.getDownloadURL(token, 'one.zip'));
    expect([file.status, file.headers.get('content-type')]).toEqual([200, 'application/zip']);
    expect((await fetch(root.backups.getDownloadURL(await ann.files.getToken(), 'one.zip'))).status).toBe(403);
    expect((await fetch(root.backups.getDownloadURL('x', 'one.zip'))).status).toBe(403);
    expect((await fetch(root.backups.getDownloadURL(token, '..%2Fdata.db'))).status).toBe(404);
    await root.backups.delete('one.zip');
    expect((await refusal(() => root.backups.delete('one.zip'))).status).toBe(400);
  });

  it('hold one moment of the data while writes go on, with its files, and bring it back', async () => {
    const note = await root.collection('notes').create({ word: 'before', paper: new File(['kept'], 'a.txt') });
    let goOn = true;
    let written = 0;
    const writing = (async () => {
      for (; goOn; written++) await root.collection('notes').create({ word: `during ${written}` });
    })();
    await root.backups.create('moment.zip');
    goOn = false;
    await writing;
    expect(written).toBeGreaterThan(0);
    await root.collection('notes').delete(note.id);
    await root.collection('notes').create({ word: 'after' });
    await root.backups.restore('moment.zip');
    const words = await whenBack(async () => {
      const list = await root.collection('notes').getFullList({ sort: '@rowid' });
      if (list.some(({ word }) => word === 'after')) throw new Error('not yet');
      return list.map(({ word }) => String(word));
    });
    expect(words[0]).toBe('before');
    expect(words.slice(1)).toEqual(words.slice(1).map((_, index) => `during ${index}`));
    const restored = await root.collection('notes').getOne(note.id);
    expect(await (await fetch(root.files.getURL(restored, restored['paper']))).text()).toBe('kept');
  });

  it('are refused when they are none, and nothing changes', async () => {
    await root.collection('notes').create({ word: 'here' });
    await root.backups.upload({ file: new File(['no zip file'], 'fake.zip') });
    const error = await refusal(() => root.backups.restore('fake.zip'));
    expect(error.response).toMatchObject({ status: 400, message: 'Missing or invalid backup file.' });
    expect((await refusal(() => root.backups.restore('missing.zip'))).status).toBe(400);
    expect(await root.collection('notes').getFirstListItem('word = "here"')).toMatchObject({ word: 'here' });
  });
});

/** The server is away for a moment. */
async function whenBack<T>(ask: () => Promise<T>): Promise<T> {
  for (let tries = 0; ; tries++) {
    try {
      return await ask();
    } catch (error) {
      if (tries >= 100) throw error;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
}
