import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { writeIndexOf } from '@dossier/screening';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { listText, loadVersion, makeList, others, uploadList } from '../../test/lists.ts';
import { refused } from '../../test/refused.ts';
import { done, snapshot, startWorld, type World } from '../../test/scenario.ts';
import { AddressPolicy } from '../runtime/address-policy.ts';
import { createSecretBox } from '../runtime/secret-box.ts';
import { openScreening } from './open-screening.ts';

const outside = { addresses: new AddressPolicy(), secrets: createSecretBox('only-for-tests') };
let world: World;
beforeAll(async () => {
  world = await startWorld({ readsListsApart: true });
});
afterAll(() => world.close());

const lists = async (who = world.lead) => done(world.view(who, 'screening-lists'));
const listNamed = async (name: string, who = world.lead) =>
  (await lists(who)).lists.find((list: { name: string }) => list.name === name);

describe('a list', () => {
  test('is created by a lead, loaded in the background and shown with version, date and entries [SCR-12]', async () => {
    const list = await makeList(world, 'Shown');
    expect((await uploadList(world, list, listText(others))).status).toBe(200);
    expect(await listNamed('Shown')).toMatchObject({ entries: 0, version: '', running: { state: 'waiting' } });
    await world.screening.loadLists();
    const shown = await listNamed('Shown', world.intern);
    expect(shown).toMatchObject({ entries: others.length, version: '2026-11-18', date: '2026-11-18', running: null });
    expect(shown.last).toMatchObject({
      state: 'done',
      source: 'upload',
      from: 'list.jsonl',
      by: 'Lena Ead',
      badCount: 0,
    });
    expect((await lists(world.intern)).mayChange).toBe(false);
  });

  test('reports how many records were left out, and which', async () => {
    const list = await makeList(world, 'With faults');
    const text = `${listText(others)}this is no record\n{"id":"X","schema":"Person","properties":{}}\n`;
    const { load } = await done(uploadList(world, list, text));
    await world.screening.loadLists();
    expect(await listNamed('With faults')).toMatchObject({
      entries: others.length,
      last: { state: 'done', badCount: 2 },
    });
    const { bad } = await done(world.view(world.intern, 'screening-load', { load }));
    expect(bad.map(({ record }: { record: string }) => record)).toEqual(['line 10', 'X']);
  });

  const bad = [
    ['that lost more than a fifth', listText(others.slice(0, 6)), 'list-shrank', { before: 9, found: 6 }],
    ['without an entry', listText([{ id: 'x', name: 'x' }]).replace('"Person"', '"Wallet"'), 'list-empty', {}],
    [
      'with a line above 1 MB',
      `${listText(others.slice(0, 2))}{"id":"${'x'.repeat(1024 * 1024)}"}\n${listText(others.slice(2))}`,
      'list-text-too-long',
      { line: 3 },
    ],
    ['that is an error page', '<html><body>Service unavailable</body></html>\n', 'list-unexpected-format', {}],
  ] as const;
  test.each(bad)(
    'a version %s is refused with an error, and the last accepted version stays active',
    async (title, text, problem, facts) => {
      const list = await makeList(world, title);
      await loadVersion(world, list, others);
      const before = await listNamed(title);
      await done(uploadList(world, list, text));
      await world.screening.loadLists();
      const after = await listNamed(title);
      expect(after).toMatchObject({ entries: others.length, version: before.version, isFailing: true });
      expect(after.last).toMatchObject({ state: 'refused', problem, facts });
      const found = await world.screening.engine.find([{ type: 'person', name: 'Ottokar Vrbensky' }], {
        isWanted: ({ id }) => id === list,
      });
      expect(found.findings[0]).toHaveLength(1);
      const { desk, activity } = await done(world.view(world.lead, 'dashboard'));
      expect(desk.lists.problems.find((one: { list: string }) => one.list === list)).toMatchObject({
        name: title,
        problem,
      });
      expect(activity[0]).toMatchObject({ action: 'list-load-failed', facts: { list: title } });
      const notifications = await world.store.reader.find('notifications', 'user = {:u}', { u: world.lead.id });
      expect(
        notifications.filter(({ kind, facts: of }) => kind === 'list-load-failed' && of?.['list'] === list),
      ).toHaveLength(1);
      // An accepted version clears the error.
      await loadVersion(world, list, others, '2026-11-19');
      expect(await listNamed(title)).toMatchObject({ isFailing: false, version: '2026-11-19' });
    },
  );

  test('a version that takes too much memory or time is refused at once, and the last one stays active', async () => {
    const list = await makeList(world, 'Too complex');
    await loadVersion(world, list, others);
    await done(uploadList(world, list, listText(others, '2026-11-20')));
    const { store, files, config, clock } = world;
    const screening = openScreening({
      store,
      files,
      dataFolder: config.dataFolder,
      now: clock.now,
      ...outside,
      read: (lists, file, progress) =>
        writeIndexOf(lists, file, progress, { heapMb: 256, processMb: 1_024, minutes: 0 }),
    });
    await screening.loadLists();
    const after = await listNamed('Too complex');
    expect(after).toMatchObject({ entries: others.length, version: '2026-11-18', isFailing: true, running: null });
    expect(after.last).toMatchObject({ state: 'refused', problem: 'list-too-complex' });
  });

  test('is never loaded twice at the same time', async () => {
    const list = await makeList(world, 'Once');
    await done(uploadList(world, list, listText(others)));
    await refused(world, 'list-loading', () => uploadList(world, list, listText(others)));
    await world.screening.loadLists();
    expect((await uploadList(world, list, listText(others))).status).toBe(200);
    await world.screening.loadLists();
  });

  test('is removed with a reason, its history remains, and it is no longer used for screening', async () => {
    const list = await makeList(world, 'Gone');
    await loadVersion(world, list, others);
    await refused(world, 'reason-missing', () => world.run(world.lead, 'remove-list', { list, reason: ' ' }));
    await done(world.run(world.lead, 'remove-list', { list, reason: 'Replaced by another.' }));
    expect(await listNamed('Gone')).toBeUndefined();
    expect(await world.store.reader.count('screening_loads', 'list = {:list}', { list })).toBe(1);
    expect(await world.store.reader.count('events', 'action = "list-removed"')).toBe(1);
    await refused(world, 'not-found', () => uploadList(world, list, listText(others)));
    // The name can be used again.
    expect(await makeList(world, 'Gone')).toBe(list);
  });

  test('has a unique name, and keeps its format once it was loaded', async () => {
    const list = await makeList(world, 'Named');
    const input = { name: 'Named', kind: 'sanctions', format: 'ftm-json' };
    await refused(world, 'list-name-taken', () => world.run(world.lead, 'save-list', input));
    await loadVersion(world, list, others);
    await refused(world, 'list-format-fixed', () =>
      world.run(world.lead, 'save-list', { ...input, list, format: 'un-xml' }),
    );
  });

  test('stays unchanged after an upload without a file, of an empty file, or to an unknown list', async () => {
    const list = await makeList(world, 'Empty upload');
    await refused(world, 'file-empty', () => uploadList(world, list, ''));
    await refused(world, 'not-found', () => uploadList(world, 'nonenonenonenon', listText(others)));
    const before = await snapshot(world);
    expect((await world.run(world.lead, 'upload-list', { list })).status).toBe(400);
    expect(await snapshot(world)).toBe(before);
  });

  test('is loaded by another process when the first one was killed', async () => {
    const list = await makeList(world, 'Killed');
    const { load } = await done(uploadList(world, list, listText(others)));
    const dead = { state: 'running', attempts: 1, lease_until: '2026-11-21 09:59:00.000Z' } as const;
    await world.store.transaction((records) => records.update('screening_loads', load, dead));
    await world.screening.loadLists();
    expect(await listNamed('Killed')).toMatchObject({ entries: others.length, last: { state: 'done' } });
  });
});

test('a list that another process activates is searched by every process from then on', async () => {
  const list = await makeList(world, 'Shared');
  await loadVersion(world, list, others);
  const dataFolder = await mkdtemp(join(tmpdir(), 'second-'));
  const { store, files, clock } = world;
  const second = openScreening({ store, files, dataFolder, now: clock.now, ...outside });
  const isWanted = ({ id }: { id: string }) => id === list;
  const found = async (engine = world.screening.engine) =>
    (await engine.find([{ type: 'person', name: 'Quirijn Newcomer' }], { isWanted })).findings[0]?.length;
  expect([await found(), await found(second.engine)]).toEqual([0, 0]);
  await done(uploadList(world, list, listText([...others, { id: 'Q', name: 'Quirijn Newcomer' }], '2026-11-19')));
  await second.loadLists();
  expect([await found(), await found(second.engine)]).toEqual([1, 1]);
  // A process that loses an index rebuilds it from the stored file.
  const { load } = await store.reader.need('screening_lists', list);
  await second.stop();
  await rm(second.engine.indexFile(load));
  // Neither does it read an index that another version of the algorithm saved.
  await writeFile(join(dirname(second.engine.indexFile(load)), `${load}.index`), 'of another version');
  expect(await found(second.engine)).toBe(1);
  await second.stop();
  await rm(dataFolder, { recursive: true });
});

describe('the address of a list', () => {
  let server: Server | undefined;
  afterEach(() => void server?.close());
  const serve = async (listener: RequestListener) => {
    server = createServer(listener);
    await new Promise<void>((ready) => server?.listen(0, '127.0.0.1', ready));
    return `http://127.0.0.1:${(server.address() as AddressInfo).port}/list.jsonl`;
  };

  const notAllowed = [
    'https://10.0.0.5/list.csv',
    'https://192.168.1.1/list.csv',
    'https://169.254.169.254/latest/meta-data',
    'https://[fd00::1]/list.csv',
    'https://[::ffff:10.0.0.1]/list.csv',
    'https://user:secret@lists.example.org/list.csv',
    'ftp://lists.example.org/list.csv',
    'file:///etc/passwd',
    'no address',
  ];
  test.each(notAllowed)('%s cannot be stored', async (address) => {
    const input = { name: `At ${address}`, kind: 'sanctions', format: 'ftm-json', address };
    await refused(world, 'list-address-not-allowed', () => world.run(world.lead, 'save-list', input));
  });

  test('is off by default, and a schedule requires one', async () => {
    await makeList(world, 'By hand');
    expect(await listNamed('By hand')).toMatchObject({ schedule: 'off', address: '', nextLoadAt: '' });
    const input = { name: 'Scheduled', kind: 'sanctions', format: 'ftm-json', schedule: 'daily' };
    await refused(world, 'list-has-no-address', () => world.run(world.lead, 'save-list', input));
    const list = await makeList(world, 'Without address');
    await refused(world, 'list-has-no-address', () => world.run(world.lead, 'load-list', { list }));
  });

  test('is fetched once on schedule, and is shown to leads only', async () => {
    let requests = 0;
    const address = await serve((_request, answer) => {
      requests += 1;
      answer.end(listText(others));
    });
    await makeList(world, 'Fetched', { address, schedule: 'daily' });
    await world.screening.loadLists();
    expect(requests).toBe(0);
    world.clock.advance({ days: 1 });
    await world.screening.loadLists();
    await world.screening.loadLists();
    expect(requests).toBe(1);
    const shown = await listNamed('Fetched');
    expect(shown).toMatchObject({ entries: others.length, address, last: { state: 'done', source: 'address' } });
    expect(shown.last.from).toBe(new URL(address).host);
    expect((await listNamed('Fetched', world.intern)).address).toBe('');
    const path = '/api/collections/screening_lists/records?perPage=200';
    const { body } = await world.request('GET', path, { who: world.intern });
    expect(JSON.stringify(body)).not.toContain(address);
  });

  const faults: [string, RequestListener, string][] = [
    ['answers with an error', (_request, answer) => void answer.writeHead(503).end('busy'), 'address-refused'],
    [
      'is interrupted',
      (_request, answer) => void answer.writeHead(200, { 'content-length': 999 }).destroy(),
      'address-not-reached',
    ],
    [
      'redirects into a private network',
      (_request, answer) => void answer.writeHead(302, { location: 'https://10.1.2.3/list' }).end(),
      'address-not-allowed',
    ],
    [
      'redirects endlessly',
      (request, answer) => void answer.writeHead(302, { location: `http://${request.headers.host}/more` }).end(),
      'address-refused',
    ],
  ];
  test.each(faults)(
    'that %s fails with an error, and the last accepted version stays active',
    async (title, listener, problem) => {
      let answer: RequestListener = (_request, reply) => void reply.end(listText(others));
      const address = await serve((request, reply) => answer(request, reply));
      const list = await makeList(world, title, { address });
      await done(world.run(world.lead, 'load-list', { list }));
      await world.screening.loadLists();
      answer = listener;
      await done(world.run(world.lead, 'load-list', { list }));
      await world.screening.loadLists();
      expect(await listNamed(title)).toMatchObject({
        entries: others.length,
        isFailing: true,
        last: { state: 'failed', problem },
      });
    },
  );
});
