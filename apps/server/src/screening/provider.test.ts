import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { joris } from '@dossier/domain/testing/sample-form';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { loadVersion, makeList, others } from '../../test/lists.ts';
import { refused } from '../../test/refused.ts';
import { done, onboardingAt, requestRow, startWorld, type World } from '../../test/scenario.ts';
import type { Person } from '../../test/test-app.ts';
import { createSecretBox } from '../runtime/secret-box.ts';
import { sealServiceKey, sealStoredKeys } from './service-key.ts';

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.close());

type Asked = { queries: Record<string, { schema: string; properties: Record<string, string[]> }> };

describe('an external service with the same API', () => {
  let server: Server | undefined;
  afterEach(() => void server?.close());

  /** Simulates the service: every Joris is on its list. */
  async function serve(): Promise<{ address: string; asked: { path: string; key: string; body: Asked }[] }> {
    const asked: { path: string; key: string; body: Asked }[] = [];
    server = createServer(async (request, answer) => {
      let text = '';
      for await (const chunk of request) text += String(chunk);
      const body = JSON.parse(text) as Asked;
      asked.push({ path: request.url ?? '', key: request.headers.authorization ?? '', body });
      const responses = Object.entries(body.queries).map(([name, query]) => {
        const isHim = query.properties['name']?.[0]?.startsWith('Joris');
        const result = {
          id: 'NK-1',
          caption: 'Yoris van Reisbergen',
          schema: 'Person',
          properties: {
            name: ['Yoris van Reisbergen'],
            birthDate: ['1980'],
            nationality: ['by'],
            topics: ['sanction'],
          },
          datasets: ['xx_sanctions'],
          score: 0.91,
          match: true,
          explanations: { name_match: { score: 0.91 } },
        };
        const weak = { ...result, id: 'NK-2', score: 0.56, match: false };
        return [
          name,
          { status: 200, results: isHim ? [result, weak] : [], total: { value: 0, relation: 'eq' }, query },
        ];
      });
      answer.setHeader('content-type', 'application/json');
      answer.end(JSON.stringify({ responses: Object.fromEntries(responses), limit: 5 }));
    });
    await new Promise<void>((ready) => server?.listen(0, '127.0.0.1', ready));
    return { address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, asked };
  }

  const turn = (address: string, isOn = true) =>
    done(world.run(world.lead, 'save-screening-provider', { isOn, address, dataset: 'sanctions', key: 'secret-key' }));
  const peopleOf = async (request: string) => {
    const { subject } = await requestRow(world, request);
    return (await done(world.view(world.intern, 'entity', { subject, request }))).personScreening.value;
  };

  test('is off until a lead enables it, and then answers instead of the local engine [SCR-12]', async () => {
    const { address, asked } = await serve();
    expect((await done(world.view(world.lead, 'screening-lists'))).provider).toMatchObject({
      isOn: false,
      hasKey: false,
    });
    const input = { isOn: true, address: '', dataset: 'sanctions' };
    await refused(world, 'list-has-no-address', () => world.run(world.lead, 'save-screening-provider', input));
    await turn(address);
    const request = await onboardingAt(world, 'submitted');
    await world.screening.screenFiles();
    expect(asked[0]).toMatchObject({ path: expect.stringContaining('/match/sanctions'), key: 'ApiKey secret-key' });
    const query = Object.values(asked[0]?.body.queries ?? {}).find(
      ({ properties }) => properties['name']?.[0] === 'Joris van Rijsbergen',
    );
    expect(query).toMatchObject({ schema: 'Person', properties: { birthDate: ['1980-02-29'], nationality: ['nl'] } });
    const him = (await peopleOf(request)).find(({ target }: { target: string }) => target === joris);
    expect(him).toMatchObject({
      source: 'provider',
      status: 'pending',
      hits: [{ entryId: 'NK-1', list: 'xx_sanctions', score: 0.91 }],
    });
    const shown = await done(world.view(world.lead, 'screening-lists'));
    expect(shown.provider).toEqual({ isOn: true, address, dataset: 'sanctions', hasKey: true });
    expect(JSON.stringify(shown)).not.toContain('secret-key');
    await turn(address, false);
  });

  test('receives only the key that was saved for its own address', async () => {
    const { address, asked } = await serve();
    const save = (input: object) =>
      done(world.run(world.lead, 'save-screening-provider', { isOn: true, dataset: 'sanctions', ...input }));
    const hasKey = async () => (await done(world.view(world.lead, 'screening-lists'))).provider.hasKey;
    await save({ address: 'https://service.example/api', key: 'secret-key' });
    await save({ address: 'https://service.example/api/v2' });
    expect(await hasKey()).toBe(true);
    await save({ address });
    expect(await hasKey()).toBe(false);
    await onboardingAt(world, 'submitted', 'individual');
    await world.screening.screenFiles();
    expect(new Set(asked.map(({ key }) => key))).toEqual(new Set(['']));
    await save({ address, key: 'other-key' });
    await save({ address: 'https://service.example/api' });
    expect(await hasKey()).toBe(false);
    await turn(address, false);
  });

  test('has an address that is public or allowed by the operator', async () => {
    const addresses = [
      'http://10.0.0.5:8000',
      'https://169.254.169.254',
      'https://[::ffff:a9fe:a9fe]',
      'https://service.example?key=1',
      'https://user:secret@service.example',
    ];
    for (const address of addresses) {
      const input = { isOn: true, address, dataset: 'sanctions', key: 'secret-key' };
      await refused(world, 'list-address-not-allowed', () => world.run(world.lead, 'save-screening-provider', input));
    }
  });

  const providerRow = async () => {
    const row = await world.store.reader.first('screening_providers', 'id != ""');
    if (!row) throw new Error('no provider');
    return row;
  };
  const change = (values: object) =>
    world.store.transaction(async (records) => records.update('screening_providers', (await providerRow()).id, values));
  const screenOne = async () => {
    const request = await onboardingAt(world, 'submitted', 'individual');
    await world.screening.screenFiles();
    return (await peopleOf(request)).map(({ status, error }: Record<string, string>) => ({ status, error }));
  };

  test('is not asked at a stored address that is not allowed: names stay pending with the reason', async () => {
    const { address, asked } = await serve();
    await turn(address);
    await change({ address: address.replace('127.0.0.1', '[::ffff:169.254.1.1]') });
    expect(await screenOne()).toEqual([{ status: 'pending', error: 'provider-not-allowed' }]);
    expect(asked).toEqual([]);
    await turn(address, false);
    world.clock.advance({ minutes: 1 });
  });

  test('receives nothing at the address of a redirect', async () => {
    const { address, asked } = await serve();
    const redirecting = createServer((_request, answer) => void answer.writeHead(307, { location: address }).end());
    await new Promise<void>((ready) => redirecting.listen(0, '127.0.0.1', ready));
    await turn(`http://127.0.0.1:${(redirecting.address() as AddressInfo).port}`);
    expect(await screenOne()).toEqual([{ status: 'pending', error: 'provider-not-reached' }]);
    expect(asked).toEqual([]);
    redirecting.close();
    await turn(address, false);
    world.clock.advance({ minutes: 1 });
  });

  test('has its key stored encrypted; a key of an earlier version is encrypted at the start', async () => {
    const { address, asked } = await serve();
    const secrets = createSecretBox(world.config.secret);
    await turn(address);
    expect((await providerRow()).key).not.toContain('secret-key');
    await change({ key: 'stored-in-plain-text' });
    expect(await sealStoredKeys(world.store, secrets)).toBe(true);
    const { key } = await providerRow();
    expect(key).not.toContain('plain');
    expect(await sealStoredKeys(world.store, secrets)).toBe(true);
    expect((await providerRow()).key).toBe(key);
    await screenOne();
    expect(asked[0]?.key).toBe('ApiKey stored-in-plain-text');
    await turn(address, false);
  });

  test('is not asked without its key after the secret of the desk has changed', async () => {
    const { address, asked } = await serve();
    await turn(address);
    const { id } = await providerRow();
    await change({ key: sealServiceKey(createSecretBox('another secret'), id, 'secret-key') });
    expect(await sealStoredKeys(world.store, createSecretBox(world.config.secret))).toBe(false);
    expect(await screenOne()).toEqual([{ status: 'pending', error: 'provider-key-unreadable' }]);
    expect((await done(world.view(world.lead, 'screening-lists'))).provider.hasKey).toBe(false);
    expect(asked).toEqual([]);
    await turn(address, false);
    world.clock.advance({ minutes: 1 });
  });

  test('that is unavailable leaves every name pending with the reason, never clear [SCR-10]', async () => {
    const { address } = await serve();
    server?.close();
    await turn(address);
    const request = await onboardingAt(world, 'submitted', 'individual');
    await world.screening.screenFiles();
    for (const row of await peopleOf(request))
      expect(row).toMatchObject({ status: 'pending', error: 'provider-not-reached' });
    await turn(address, false);
    world.clock.advance({ minutes: 1 });
  });
});

describe('POST /api/match/{dataset}', () => {
  beforeAll(async () => {
    const sanctions = await makeList(world, 'Invented sanctions');
    await loadVersion(world, sanctions, [
      ...others,
      { id: 'J-1', name: 'Yoris van Reisbergen', birthDate: '1980', nationality: 'by', number: 'EB 204-511' },
    ]);
    const peps = await makeList(world, 'Invented posts', { kind: 'pep' });
    await loadVersion(world, peps, [...others.slice(1), { id: 'P-1', name: 'Joris van Rijsbergen' }]);
  });
  const ask = (dataset: string, properties: object, who: Person | null = world.gatekeeper, query = '') =>
    world.request('POST', `/api/match/${dataset}${query}`, {
      who,
      body: { queries: { q: { schema: 'Person', properties } } },
    });
  const him = { name: ['Joris van Rijsbergen'], birthDate: '1980-02-29' };

  test('answers signed-in staff in the format of yente', async () => {
    const { status, body } = await ask('default', him);
    expect(status).toBe(200);
    expect(body).toMatchObject({ limit: 5, responses: { q: { status: 200, total: { value: 2, relation: 'eq' } } } });
    expect(body.responses.q.results.map(({ caption }: { caption: string }) => caption)).toEqual([
      'Joris van Rijsbergen',
      'Yoris van Reisbergen',
    ]);
    expect(body.responses.q.results[1]).toMatchObject({
      schema: 'Person',
      properties: { name: ['Yoris van Reisbergen'], birthDate: ['1980'], country: ['by'], topics: ['sanction'] },
      datasets: ['invented_sanctions'],
      target: true,
      match: true,
    });
  });

  test('finds a person with the same number under another name', async () => {
    const number = { passportNumber: ['eb204511'] };
    const { body } = await ask('default', { name: ['Marit Hoekstra'], ...number });
    expect(body.responses.q.results).toMatchObject([{ caption: 'Yoris van Reisbergen', score: 0.9, match: true }]);
    const without = await ask('default', { name: ['Marit Hoekstra'] });
    expect(without.body.responses.q.results).toEqual([]);
  });

  test('searches all lists, those of a kind, or one, and rejects unknown ones', async () => {
    const found = async (dataset: string) => (await ask(dataset, him)).body.responses.q.results.length;
    expect([
      await found('default'),
      await found('sanctions'),
      await found('peps'),
      await found('invented_posts'),
    ]).toEqual([2, 1, 1, 1]);
    expect(await ask('nothing', him)).toMatchObject({ status: 404, body: { detail: 'No such dataset: nothing' } });
  });

  test('leaves out excluded entries, and returns no more than the limit', async () => {
    const all = (await ask('default', him)).body.responses.q.results;
    const one = await ask('default', him, world.intern, `?exclude_entity_ids=${encodeURIComponent(all[0].id)}`);
    expect(one.body.responses.q.results.map(({ id }: { id: string }) => id)).toEqual([all[1].id]);
    expect((await ask('default', him, world.lead, '?limit=1')).body.responses.q.results).toHaveLength(1);
  });

  test.each([
    ['a name of 501 characters', { name: ['x'.repeat(501)] }, 'A name has more than 500 characters.'],
    ['an alias of 30 kB', { name: ['Joris'], alias: ['x'.repeat(30_000)] }, 'A name has more than 500 characters.'],
    ['51 names', { name: Array(51).fill('Joris') }, 'A query has more than 50 names and aliases.'],
    ['51 numbers', { name: ['Joris'], idNumber: Array(51).fill('1') }, 'A query has more than 50 numbers.'],
    [
      'a number of 201 characters',
      { name: ['Joris'], taxNumber: ['1'.repeat(201)] },
      'A number, date or country has more than 200 characters.',
    ],
    [
      'a country of 201 characters',
      { name: ['Joris'], country: 'x'.repeat(201) },
      'A number, date or country has more than 200 characters.',
    ],
  ])('refuses a query with %s and says which bound it exceeds', async (_, properties, detail) => {
    expect(await ask('default', properties)).toMatchObject({ status: 422, body: { detail } });
  });

  test('accepts names up to the bound', async () => {
    const { status, body } = await ask('default', { ...him, alias: ['x'.repeat(500), ...Array(48).fill('Marit')] });
    expect(status).toBe(200);
    expect(body.responses.q.results).toHaveLength(2);
  });

  test('is for staff only, and reports invalid input', async () => {
    expect((await ask('default', him, null)).status).toBe(401);
    expect((await ask('default', him, world.client)).status).toBe(403);
    const path = '/api/match/default';
    expect((await world.request('POST', path, { who: world.intern, body: { nonsense: 1 } })).status).toBe(422);
    const queries = Object.fromEntries(
      Array.from({ length: 101 }, (_, i) => [`q${i}`, { schema: 'Person', properties: him }]),
    );
    expect((await world.request('POST', path, { who: world.intern, body: { queries } })).status).toBe(400);
  });
});
