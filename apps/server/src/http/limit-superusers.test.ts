import { afterEach, describe, expect, test } from 'vitest';
import { makeGatekeeper, makeOrg } from '../../test/factories.ts';
import { startWorld } from '../../test/scenario.ts';
import { type Answer, type Person, startTestApp, type TestApp, type TestAppOptions } from '../../test/test-app.ts';

let desk: TestApp;
afterEach(() => desk.close());

const email = 'root@desk.example';
const password = 'purple-otter-42-canal';

async function start(options: TestAppOptions = {}) {
  desk = await startTestApp({ ...options, config: { demo: false, ...options.config } });
  await desk.store.transaction((records) =>
    records.create('_superusers' as never, { email, password, verified: true } as never),
  );
}
const signIn = (headers: Record<string, string> = {}, name = '_superusers'): Promise<Answer> =>
  desk.request('POST', `/api/collections/${name}/auth-with-password`, { body: { identity: email, password }, headers });
const createOrg = (token: string, headers: Record<string, string> = {}, code = 'TH') =>
  desk.request('POST', '/api/collections/gk_org/records', {
    body: { name: 'Third', code },
    headers: { authorization: token, ...headers },
  });
const proxied = { 'x-forwarded-for': '203.0.113.7' };

describe('A superuser', () => {
  test('signs in on the machine of the server, and each write leaves an event that only the desk reads', async () => {
    await start();
    const { body, status } = await signIn();
    expect(status).toBe(200);
    const created = await createOrg(body.token);
    expect(created.status).toBe(200);
    const events = await desk.store.reader.find('events', 'action = "superuser-wrote"');
    expect(events).toMatchObject([
      {
        audience: 'desk',
        actor_name: email,
        facts: { collection: 'gk_org', record: created.body.id, change: 'create' },
      },
    ]);
  });

  test('whose write is in the activity of the review desk, and in that of no institution', async () => {
    const world = await startWorld({ config: { demo: false } });
    desk = world;
    await world.store.transaction((records) =>
      records.create('_superusers' as never, { email, password, verified: true } as never),
    );
    const { token } = (await signIn()).body;
    for (const code of ['T1', 'T2', 'T3', 'T4']) expect((await createOrg(token, {}, code)).status).toBe(200);
    const activityFor = async (who: Person) => (await world.view(who, 'dashboard', {})).body.activity;
    const line = { action: 'superuser-wrote', actorName: email, portal: '', request: '', subject: '', changes: [] };
    // Only the newest three, so that they do not hide everything else.
    expect(await activityFor(world.intern)).toMatchObject([line, line, line]);
    expect(await activityFor(world.admin)).toEqual([]);
  });

  test.each(['_superusers', '_SUPERUSERS', '%5fsuperusers', 'pbc_3142635823'])(
    'is refused through a proxy: %s',
    async (name) => {
      await start();
      expect((await signIn(proxied, name)).status).toBe(403);
    },
  );

  test.each(['/api/%63ollections/_superusers/auth-with-password', '/%61pi/collections/_superusers/auth-with-password'])(
    'is refused through a proxy under another spelling of the address: %s',
    async (path) => {
      await start();
      const refused = await desk.request('POST', path, { body: { identity: email, password }, headers: proxied });
      expect(refused.status).toBe(403);
    },
  );

  test('cannot use a token through a proxy, and nothing changes', async () => {
    await start();
    const { body } = await signIn();
    expect((await createOrg(body.token, proxied)).status).toBe(403);
    expect(await desk.store.reader.count('gk_org', '')).toBe(0);
  });

  test.each(['?token=T', '?a=b?&token=T', '?token=a;b&token=T'])(
    'cannot use a token of files through a proxy: %s',
    async (query) => {
      await start();
      const { token } = (await signIn()).body;
      const { body } = await desk.request('POST', '/api/files/token', { body: {}, headers: { authorization: token } });
      const path = `/api/files/kyc_docs/some/some.pdf${query.replace(/T$/, body.token)}`;
      expect((await desk.request('GET', path, { headers: proxied })).status).toBe(403);
    },
  );

  test('who acts as another user leaves an event: the history names that user for what follows', async () => {
    await start();
    const org = await makeOrg(desk, 'KV');
    const { id, collection } = await makeGatekeeper(desk, org.id);
    const { token } = (await signIn()).body;
    const path = `/api/collections/${collection}/impersonate/${id}`;
    expect((await desk.request('POST', path, { body: {} })).status).toBe(401);
    const events = () => desk.store.reader.find('events', 'action = "superuser-wrote"');
    expect(await events()).toEqual([]);
    expect((await desk.request('POST', path, { body: {}, headers: { authorization: token } })).status).toBe(200);
    const facts = { collection, record: id, change: 'impersonate' };
    expect(await events()).toMatchObject([{ audience: 'desk', actor_name: email, facts }]);
  });

  test.each([
    ['off', {}, 403],
    ['on', proxied, 200],
  ] as const)('with DOSSIER_SUPERUSERS=%s', async (superusers, headers, status) => {
    await start({ config: { superusers } });
    expect((await signIn(headers)).status).toBe(status);
  });
});
