import type { SubscriptionPart } from '@dossier/domain/subscriptions';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { make } from '../../../test/factories.ts';
import { onboardingAt, requestRow, startWorld, type World } from '../../../test/scenario.ts';
import type { Person } from '../../../test/test-app.ts';
import { contextFor } from '../../../test/viewer.ts';
import type { Row } from '../../collections/rows.ts';
import { alertRows } from './alert-rows.ts';
import { countedParts, subscriptionWindow } from './subscription-list.ts';
import { subscriptionRow } from './subscription-row.ts';

let world: World;
let request: Row<'gk_requests'>;
/** Ids of the subscriptions by a name for each. */
const ids = new Map<string, string>();
beforeAll(async () => {
  world = await startWorld();
  request = await requestRow(world, await onboardingAt(world, 'completed', 'business', { reference: 'TR-1' }));
  const add = async (name: string, values: Record<string, unknown> = {}) => {
    const usual = { org: world.org, business: request.business, level: 'screening', cadence: 'monthly', runs: 0 };
    const row = await make(world, 'gk_subscriptions', { ...usual, status: 'active', ...values } as never);
    ids.set(name, row.id);
    return row.id;
  };
  await add('later', { next_run: '2026-12-02 06:00:00.000Z', recipients: [world.admin.id, 'nosuchperson000'] });
  await add('sooner', { next_run: '2026-12-01 06:00:00.000Z', cadence: 'daily' });
  await add('failed', { next_run: '', last_result: 'failed', level: 'full_review' });
  await add('paused', { status: 'paused', next_run: '2026-11-30 06:00:00.000Z', last_result: 'possible-hit' });
  await add('ended', { status: 'ended', last_result: 'failed' });
  await add('foreign', { org: world.otherOrg });
  const alert = { kind: 'screening-hit', due: '2026-11-28 23:30:00.000Z', request: request.id, facts: { count: 1 } };
  await make(world, 'alerts', { ...alert, subscription: ids.get('sooner') ?? '', state: 'open' });
  await make(world, 'alerts', { ...alert, subscription: ids.get('later') ?? '', state: 'closed', reason: 'Known.' });
}, 60_000);
afterAll(() => world.close());

type Params = Parameters<typeof subscriptionWindow>[2];

async function listed(who: Person, params: Params = {}): Promise<(string | undefined)[]> {
  const { records, actor } = await contextFor(world, who);
  const found = await subscriptionWindow(records, actor, params);
  expect(found.total).toBe(params.offset || params.limit ? found.total : found.ids.length);
  return found.ids.map((id) => [...ids].find(([, one]) => one === id)?.[0]);
}

describe('the list of subscriptions [SUB-01]', () => {
  test.each([
    ['active', ['sooner', 'later', 'failed']],
    ['attention', ['paused', 'sooner', 'failed']],
    ['paused', ['paused']],
    ['ended', ['ended']],
    ['all', ['paused', 'sooner', 'later', 'failed', 'ended']],
  ] satisfies [SubscriptionPart, string[]][])('has in the part %s, by the next run: %j', async (status, expected) => {
    const found = await listed(world.gatekeeper, { status });
    expect(found.toSorted()).toEqual(expected.toSorted());
    const dated = found.filter((name) => name !== 'failed' && name !== 'ended');
    expect(dated).toEqual(expected.filter((name) => name !== 'failed' && name !== 'ended'));
    expect(found.slice(0, dated.length)).toEqual(dated);
  });

  test('counts each part under the same filters', async () => {
    const { records, actor } = await contextFor(world, world.gatekeeper);
    const counts = (params: Params) => countedParts(records, actor, params);
    expect(await counts({})).toEqual({ active: 3, attention: 3, paused: 1, ended: 1, all: 5 });
    expect(await counts({ status: 'ended' })).toEqual({ active: 3, attention: 3, paused: 1, ended: 1, all: 5 });
    expect(await counts({ cadence: 'daily' })).toEqual({ active: 1, attention: 1, paused: 0, ended: 0, all: 1 });
    expect(await counts({ level: 'full_review', search: 'tr-1' })).toMatchObject({ all: 1 });
    expect(await counts({ search: 'another' })).toMatchObject({ all: 0 });
  });

  test('has own subscriptions only; the desk’s has all, a client’s none [PERM-07]', async () => {
    expect(await listed(world.otherGatekeeper)).toEqual(['foreign']);
    const foreign = ids.get('foreign') ?? '';
    expect(await listed(world.gatekeeper, { subscription: foreign })).toEqual([]);
    expect(await listed(world.intern)).toHaveLength(6);
    expect(await listed(world.client)).toEqual([]);
  });

  test('comes in windows that repeat and skip nothing', async () => {
    const windows = await Promise.all([0, 2, 4].map((offset) => listed(world.gatekeeper, { offset, limit: 2 })));
    expect(windows.flat()).toEqual(await listed(world.gatekeeper));
  });

  test('is searched by the own institution’s onboardings only [PERM-05]', async () => {
    expect(await listed(world.gatekeeper, { search: 'zilverlinde' })).toHaveLength(5);
    expect(await listed(world.otherGatekeeper, { search: 'zilverlinde' })).toEqual([]);
  });
});

test.each(['NL 68412097', 'nl-68412097', 'KvK 6841.2097'])(
  'is searched by the client’s number in any notation, as in %j [SUB-01]',
  async (search) => {
    expect(request.client_number).toBe('68412097');
    expect(await listed(world.gatekeeper, { search })).toHaveLength(5);
    expect(await listed(world.gatekeeper, { search: `${search}1` })).toEqual([]);
  },
);

describe('a subscription as it is shown', () => {
  const shown = async (name: string, who = world.gatekeeper) => {
    const row = await world.store.reader.need('gk_subscriptions', ids.get(name) ?? '');
    return subscriptionRow(await contextFor(world, who), row);
  };

  test('names the client of the completed onboarding and who is watched [SUB-04]', async () => {
    expect(await shown('later')).toMatchObject({
      name: 'Zilverlinde Vastgoed B.V.',
      type: 'business',
      request: { id: request.id, reference: 'TR-1' },
      recipients: [{ id: world.admin.id, name: 'Ada Min' }],
      watched: { companies: 2, people: 2 },
      alerts: [{ state: 'closed', reason: 'Known.' }],
      mayChange: true,
    });
    expect((await shown('later', world.intern)).mayChange).toBe(false);
  });

  test('keeps the name while the onboarding is open again, and takes none of another institution [PERM-05]', async () => {
    const set = (status: 'completed' | 'submitted') =>
      world.store.transaction((records) => records.update('gk_requests', request.id, { status }));
    await set('submitted');
    expect((await shown('later')).request.reference).toBe('TR-1');
    await set('completed');
    expect(await shown('foreign', world.otherGatekeeper)).toMatchObject({
      name: '',
      registrationNumber: '',
      request: { id: '', reference: '' },
      watched: { companies: 0, people: 0 },
    });
  });
});

describe('an alert as it is shown', () => {
  const alerts = async (who: Person) =>
    alertRows(await contextFor(world, who), await world.store.reader.find('alerts', '', {}, { sort: '-state' }));

  test('names client, reference and institution, and is due on a day at the desk', async () => {
    const [open] = await alerts(world.gatekeeper);
    expect(open).toMatchObject({
      state: 'open',
      subjectName: 'Zilverlinde Vastgoed B.V.',
      reference: 'TR-1',
      org: { id: world.org, name: 'Kade & Vos Notarissen' },
      due: '2026-11-29',
      facts: { count: 1 },
    });
  });

  test('can be closed while it is open, by those who may close it', async () => {
    const mayClose = async (who: Person) => (await alerts(who)).map((one) => [one.state, one.mayClose]);
    expect(await mayClose(world.gatekeeper)).toEqual([
      ['open', true],
      ['closed', false],
    ]);
    expect(await mayClose(world.client)).toEqual([
      ['open', false],
      ['closed', false],
    ]);
  });
});
