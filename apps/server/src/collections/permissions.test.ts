import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { anyRow, make } from '../../test/factories.ts';
import { onboardingAt, snapshot, startWorld, type World } from '../../test/scenario.ts';
import type { Person } from '../../test/test-app.ts';
import { collections, type DeskSchema } from './index.ts';
import * as rules from './rules.ts';

/** The rows that a role can list and view: all, none, its organisation's, or its own. Only contacts can be written. */
type Reach = 'all' | 'none' | 'org' | 'self';

const readers = ['gatekeeper', 'admin', 'otherGatekeeper', 'intern', 'lead', 'client', 'otherClient', 'guest'] as const;
type Reader = (typeof readers)[number];

const forInterns = { staff: 'none', intern: 'all', client: 'none' } as const;
const forOrg = { staff: 'org', intern: 'all', client: 'none' } as const;
const closed = { staff: 'none', intern: 'none', client: 'none' } as const;

type ReachByKind = Readonly<Record<'staff' | 'intern' | 'client', Reach>>;

/** Source: docs/domain.md 6 and 11. A collection without a line has rules whose reach is known (`reachOf`). */
const stated: { readonly [N in keyof DeskSchema]?: ReachByKind } = {
  end_client_users: { staff: 'none', intern: 'all', client: 'self' },
  gatekeeper_users: forOrg,
  internal_users: forInterns,
  gk_access: forOrg,
  client_imports: { staff: 'org', intern: 'none', client: 'none' },
  gk_org: forOrg,
  gk_requests: forOrg,
  gk_requests_docs: forOrg,
  kyc_businesses: forInterns,
  kyc_businesses_details: forInterns,
  kyc_businesses_docs: forInterns,
  kyc_docs: forInterns,
  kyc_individual: forInterns,
  kyc_individuals_docs: forInterns,
  statuses: forInterns,
  statuses_screening: forInterns,
  identity_verifications: forInterns,
  gk_contacts: forOrg,
  gk_corrections: forOrg,
  gk_subscriptions: forOrg,
  gk_subscription_runs: forOrg,
  alerts: forOrg,
  notes: forOrg,
  notifications: { staff: 'self', intern: 'self', client: 'self' },
  screening_lists: forInterns,
  screening_hits: forInterns,
  screening_loads: forInterns,
  screening_runs: forInterns,
  screening_sweeps: forInterns,
  screening_providers: closed,
  vault_members: forInterns,
  kyc_individuals_details: forInterns,
  desk: { staff: 'all', intern: 'all', client: 'all' },
  risk_indicators: forInterns,
  events: forInterns,
  mail_outbox: closed,
  registry_companies: closed,
};

const reachByRules = new Map<object, ReachByKind>([
  [rules.forInterns, forInterns],
  [rules.closed, closed],
]);

function reachOf(name: keyof DeskSchema): ReachByKind {
  const found = stated[name] ?? reachByRules.get(collections[name].rules);
  if (!found) throw new Error(`${name} has rules of its own: state in this table who reads it`);
  return found;
}

let world: World;
/** One row of every collection, of the first institution's business. */
let rows: Record<keyof DeskSchema, string>;
let people: Record<Reader, Person | null>;
/** Every stored row, before the next write that is tried. */
let stored: string;

beforeAll(async () => {
  world = await startWorld();
  const request = await onboardingAt(world, 'completed');
  await onboardingAt(world, 'submitted', 'individual');
  await world.upload(world.gatekeeper, { request, owner: 'request', type: 'other' });
  await makeTheRest(request);
  rows = Object.fromEntries(
    await Promise.all(
      (Object.keys(collections) as (keyof DeskSchema)[]).map(async (name) => [name, await rowOf(name)]),
    ),
  );
  const { gatekeeper, admin, otherGatekeeper, intern, lead, client, otherClient } = world;
  people = { gatekeeper, admin, otherGatekeeper, intern, lead, client, otherClient, guest: null };
  stored = await snapshot(world);
}, 120_000);
afterAll(() => world.close());

async function makeTheRest(request: string): Promise<void> {
  const { business } = await world.store.reader.need('gk_requests', request);
  const [screening] = await world.store.reader.find('statuses_screening', 'request = {:request}', { request });
  const values = { org: world.org, business, level: 'screening', cadence: 'daily', status: 'active' } as const;
  const subscription = await make(world, 'gk_subscriptions', values);
  await make(world, 'alerts', { subscription: subscription.id, kind: 'hit', state: 'open' });
  await make(world, 'gk_subscription_runs', { subscription: subscription.id, cause: 'time', result: 'nothing-new' });
  await make(world, 'gk_corrections', { request, round: 1, target: 'institution', text: 'Why?', status: 'answered' });
  await make(world, 'screening_lists', { name: 'EU', kind: 'sanctions' });
  const about = { request, subject: business };
  await make(world, 'screening_hits', { screening: screening?.id ?? '', request, list: 'EU', state: 'open' });
  await make(world, 'risk_indicators', { ...about, rule: 'x', text_key: 'x', severity: 'low' });
  const list = await make(world, 'screening_lists', { name: 'UN', kind: 'sanctions' });
  await make(world, 'screening_loads', { list: list.id, state: 'done', source: 'upload' });
  await make(world, 'screening_sweeps', { state: 'done' });
  await make(world, 'screening_providers', { dataset: 'default' });
  await make(world, 'notes', { request, readers: 'both', side: 'desk', text: 'Shared.' });
  await make(world, 'desk', { name: 'Dossier' });
  const company = { key: 'NL:x:1', name: 'X', country: 'NL', source: 'demo' };
  await make(world, 'registry_companies', company);
}

/** Ids of the people whose own row it is; otherwise the first row that is the first institution's. */
async function rowOf(name: keyof DeskSchema): Promise<string> {
  const own = { end_client_users: world.client.id, gatekeeper_users: world.gatekeeper.id, gk_org: world.org } as Record<
    string,
    string
  >;
  if (own[name]) return own[name];
  if (name !== 'notifications') return anyRow(world, name);
  const received = await world.store.reader.first(name, 'user = {:user}', { user: world.gatekeeper.id });
  return received?.id ?? '';
}

function mayRead(name: keyof DeskSchema, reader: Reader): boolean {
  if (name === 'desk') return true;
  if (reader === 'guest') return false;
  const kind = reader === 'intern' || reader === 'lead' ? 'intern' : reader.endsWith('lient') ? 'client' : 'staff';
  const far = reachOf(name)[kind];
  if (far === 'all') return true;
  if (far === 'org') return reader === 'gatekeeper' || reader === 'admin';
  if (far === 'self') return people[reader]?.id === (name === 'notifications' ? world.gatekeeper.id : rows[name]);
  return false;
}

function withoutAccessLog(rows: string): string {
  const { access_log: _, ...others } = JSON.parse(rows) as Record<string, unknown>;
  return JSON.stringify(others);
}

const names = Object.keys(collections) as (keyof DeskSchema)[];
const cells = names.flatMap((name) => readers.map((reader) => ({ name, reader })));

describe.each(cells)('$name for $reader [PERM-07, PERM-12, PERM-15, PERM-16, PERM-18]', ({ name, reader }) => {
  const path = `/api/collections/${name}/records`;

  test('list', async () => {
    const { status, body } = await world.request('GET', `${path}?perPage=200`, { who: people[reader] });
    const ids = status === 200 ? body.items.map((row: { id: string }) => row.id) : [];
    expect([200, 403]).toContain(status);
    expect(ids.includes(rows[name])).toBe(mayRead(name, reader));
  });

  test('view', async () => {
    const { status } = await world.request('GET', `${path}/${rows[name]}`, { who: people[reader] });
    if (mayRead(name, reader)) expect(status).toBe(200);
    else expect([403, 404]).toContain(status);
  });

  test('create, update and delete', async () => {
    const isContacts = name === 'gk_contacts' && (reader === 'gatekeeper' || reader === 'admin');
    const who = people[reader];
    // Reads of staff add to the access log, so it is compared for its own rows only.
    const before = name === 'access_log' ? await snapshot(world) : withoutAccessLog(stored);
    const deleted = await world.request('DELETE', `${path}/${rows[name]}`, { who });
    expect([403, 404]).toContain(deleted.status);
    const updated = await world.request('PATCH', `${path}/${rows[name]}`, { who, body: { text: 'x' } });
    expect([...(isContacts ? [200] : []), 403, 404]).toContain(updated.status);
    const created = await world.request('POST', path, { who, body: {} });
    expect(created.status).toBeGreaterThanOrEqual(400);
    const after = await snapshot(world);
    if (!isContacts) expect(name === 'access_log' ? after : withoutAccessLog(after)).toBe(before);
    stored = after;
  });
});

test('a Gatekeeper creates and changes contacts of the own organisation only [PERM-15]', async () => {
  const path = '/api/collections/gk_contacts/records';
  const body = { org: world.org, first_name: 'A', last_name: 'B', email: 'a@b.example' };
  const { status, body: created } = await world.request('POST', path, { who: world.gatekeeper, body });
  expect(status).toBe(200);
  const moved = await world.request('PATCH', `${path}/${created.id}`, {
    who: world.gatekeeper,
    body: { org: world.otherOrg },
  });
  expect(moved.status).toBe(404);
  const foreign = await world.request('POST', path, { who: world.gatekeeper, body: { ...body, org: world.otherOrg } });
  expect(foreign.status).toBe(400);
  const theirs = await world.request('PATCH', `${path}/${created.id}`, {
    who: world.otherGatekeeper,
    body: { first_name: 'X' },
  });
  expect(theirs.status).toBe(404);
});

test.each([
  ['a first name of 101 letters', { first_name: 'a'.repeat(101) }, 'first_name'],
  ['a last name of 101 letters', { last_name: 'a'.repeat(101) }, 'last_name'],
  ['a telephone number that does not exist', { phone: '+31 6 1' }, 'phone'],
  ['a national number without its country', { phone: '0470 12 34 56' }, 'phone'],
  ['an invalid e-mail address', { email: 'a@b' }, 'email'],
])('a contact with %s is refused by the record API [NEW-11]', async (_, changed, field) => {
  const contact = { org: world.org, first_name: 'A', last_name: 'B', email: 'a@b.example', phone: '' };
  const body = { ...contact, ...changed };
  const path = '/api/collections/gk_contacts/records';
  const answer = await world.request('POST', path, { who: world.gatekeeper, body });
  expect(answer.status).toBe(400);
  expect(Object.keys(answer.body.data)).toEqual([field]);
});

test('the telephone number of a contact is stored in E.164 [NEW-11]', async () => {
  const body = { org: world.org, first_name: 'A', last_name: 'B', email: 'a@b.example', phone: '+31 6 12345678' };
  const path = '/api/collections/gk_contacts/records';
  const answer = await world.request('POST', path, { who: world.gatekeeper, body });
  expect(answer.body).toMatchObject({ phone: '+31612345678' });
});

test('a notification is read only while its user may view the onboarding', async () => {
  const draft = await onboardingAt(world, 'draft');
  const { otherGatekeeper, otherClient, intern, gatekeeper } = world;
  for (const { who, status } of [
    { who: otherGatekeeper, status: 404 },
    { who: otherClient, status: 404 },
    { who: intern, status: 404 },
    { who: gatekeeper, status: 200 },
  ]) {
    const { id } = await make(world, 'notifications', { user: who.id, kind: 'question-answered', request: draft });
    const path = '/api/collections/notifications/records';
    expect((await world.request('GET', `${path}/${id}`, { who })).status).toBe(status);
    const { body } = await world.request('GET', path, { who });
    expect(body.items.some((row: { id: string }) => row.id === id)).toBe(status === 200);
  }
});

test('Interns do not see drafts [PERM-07]', async () => {
  const draft = await onboardingAt(world, 'draft');
  const { status } = await world.request('GET', `/api/collections/gk_requests/records/${draft}`, { who: world.lead });
  expect(status).toBe(404);
});
