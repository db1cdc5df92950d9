import { mayQuery } from '@dossier/domain/contracts/permissions';
import { type ViewName, viewContracts } from '@dossier/domain/contracts/views';
import {
  type Dependencies,
  DependencySet,
  dependsOn,
  keysOfWrittenRow,
  parseDependencies,
  readsHeader,
  writesHeader,
} from '@dossier/domain/dependencies';
import { type PortalName, portalOfCollection, type Role, roleOf } from '@dossier/domain/portal';
import { businessAnswers, marit } from '@dossier/domain/testing/sample-form';
import { EventSource } from 'eventsource';
import type PocketBase from 'pocketbase';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  accessOf,
  clear,
  documentRows,
  done,
  draftRow,
  draftValues,
  fillIn,
  requestRow,
  settleChecks,
  startWorld,
  type World,
} from '../scenario.ts';
import type { Person } from '../test-app.ts';
import { sdkFor } from './sdk.ts';

const watchers = [
  'gatekeeper',
  'admin',
  'intern',
  'lead',
  'client',
  'otherGatekeeper',
  'otherClient',
] as const satisfies readonly (keyof World)[];
type Watcher = (typeof watchers)[number];

interface Seen {
  readonly body: string;
  readonly reads: Dependencies;
}

let world: World;
let onboarding = '';
const streams = new Map<Watcher, { sdk: PocketBase; heard: Dependencies[]; names: string[]; collections: string[] }>();

beforeAll(async () => {
  // The official client is made for browsers and needs their EventSource.
  Object.assign(globalThis, { EventSource });
  world = await startWorld();
  const { id } = await done(world.run(world.gatekeeper, 'save-draft', { values: draftValues(world, 'business') }));
  onboarding = id;
  for (const name of watchers) await follow(name);
}, 60_000);

afterAll(async () => {
  for (const { sdk } of streams.values()) await sdk.realtime.unsubscribe();
  await world.close();
});

async function follow(name: Watcher): Promise<void> {
  const sdk = await sdkFor(world, world[name]);
  const heard: Dependencies[] = [];
  const names: string[] = [];
  const collections: string[] = [];
  await sdk.realtime.subscribe('*', ({ record }: { record: Record<string, unknown> }) => {
    const collection = String(record['collectionName']);
    const change = new DependencySet();
    change.note(collection, keysOfWrittenRow(collection, record));
    heard.push(change);
    collections.push(collection);
    names.push(String(record['kind']));
  });
  streams.set(name, { sdk, heard, names, collections });
}

let marks = 0;

/** Waits until every stream delivered what was committed before. */
async function delivered(): Promise<void> {
  marks += 1;
  const name = `mark ${marks}`;
  await world.store.transaction(async (records) => {
    for (const watcher of watchers)
      await records.create('notifications', { user: world[watcher].id, kind: name, facts: {}, read_at: new Date() });
  });
  await expect
    .poll(() => [...streams.values()].every(({ names }) => names.includes(name)), { timeout: 20_000 })
    .toBe(true);
}

const roleOfPerson = async (person: Person): Promise<Role> => {
  const row = (await world.store.reader.need(person.collection, person.id)) as { role?: string };
  return roleOf(portalOfCollection(person.collection) as PortalName, row.role ?? '') as Role;
};

/** Every view that is no file, asked as its screens ask it. */
async function paramsOfViews(): Promise<Partial<Record<ViewName, Record<string, string>>>> {
  const request = onboarding;
  const { subject } = await requestRow(world, request);
  const access = await accessOf(world, request);
  const [document] = await world.store.reader.find('kyc_businesses_docs', 'request = {:request}', { request });
  return {
    dashboard: {},
    onboardings: {},
    queue: {},
    ...(subject && {
      entity: { subject, request },
      'entity-history': { subject, request },
      search: { q: 'TR-2026' },
      'subscription-candidates': {},
    }),
    ...(document && {
      document: { doc: document.doc, subject, request },
      'document-history': { owner: 'subject', kind: document.type, subject },
    }),
    'client-forms': {},
    'client-form': { request },
    ...(access && { 'access-request': { access } }),
    'my-data': {},
    'before-sign-in': {},
    'earlier-documents': { request },
    draft: { request },
    'screening-lists': {},
    subscriptions: {},
    organisation: {},
    'my-login': {},
    usage: {},
  };
}

/** The same refusal has another id for each request. */
const withoutId = (body: string): string => body.replace(/,"requestId":"\w+"/, '');

async function askAll(): Promise<Map<string, Seen>> {
  const seen = new Map<string, Seen>();
  const views = Object.entries(await paramsOfViews()) as [ViewName, Record<string, string>][];
  for (const watcher of watchers) {
    const who = world[watcher];
    const role = await roleOfPerson(who);
    const authorization = await world.tokenOf(who);
    for (const [name, params] of views) {
      if (!mayQuery(viewContracts[name], role)) continue;
      const url = `${world.url}/api/desk/views/${name}?${new URLSearchParams(params)}`;
      const answer = await fetch(url, { headers: { authorization } });
      const reads = parseDependencies(answer.headers.get(readsHeader) ?? '');
      seen.set(`${watcher} ${name}`, { body: withoutId(await answer.text()), reads });
    }
  }
  return seen;
}

type Step = readonly [actor: Watcher, verb: string, input: () => unknown];

/** Runs a step and gives the answers that changed although nothing announced it. */
async function unannounced(actor: Watcher, run: () => Promise<Dependencies>): Promise<string[]> {
  const before = await askAll();
  await delivered();
  for (const stream of streams.values()) stream.heard.length = 0;
  const writes = await run();
  await delivered();
  const missed: string[] = [];
  for (const [key, { body }] of await askAll()) {
    const former = before.get(key);
    if (!former || former.body === body) continue;
    const watcher = key.split(' ')[0] as Watcher;
    const heard = streams.get(watcher)?.heard ?? [];
    if (!heard.some((change) => dependsOn(former.reads, change))) missed.push(`${key}: no event`);
    if (watcher === actor && !dependsOn(former.reads, writes)) missed.push(`${key}: not in the answer of the workflow`);
  }
  return missed;
}

async function post(actor: Watcher, verb: string, input: unknown): Promise<Dependencies> {
  const answer = await fetch(`${world.url}/api/desk/${verb}`, {
    method: 'POST',
    headers: { authorization: await world.tokenOf(world[actor]), 'content-type': 'application/json' },
    body: JSON.stringify(input),
  });
  if (!answer.ok) throw new Error(`${verb} answered ${answer.status}: ${await answer.text()}`);
  return parseDependencies(answer.headers.get(writesHeader) ?? '');
}

const request = () => ({ request: onboarding });
const firstDocument = async () => (await documentRows(world, onboarding))[0];

const steps: readonly Step[] = [
  ['gatekeeper', 'save-draft', () => ({ ...request(), values: { reference: 'TR-2026-1' } })],
  ['gatekeeper', 'send', request],
  ['client', 'approve-access', async () => ({ access: await accessOf(world, onboarding) })],
  ['client', 'submit', request],
  ['intern', 'assign', () => ({ requests: [onboarding] })],
  ['intern', 'verify-document', async () => ({ ...request(), document: await firstDocument() })],
  ['intern', 'set-check', () => ({ ...request(), check: 'registration', seen: 'pending', status: 'approved' })],
  ['intern', 'set-check', () => ({ ...request(), check: 'ownership', seen: 'pending', status: 'approved' })],
  [
    'intern',
    'record-identity',
    () => ({
      ...request(),
      person: marit,
      verifierFirstName: 'Ruben',
      verifierLastName: 'Aerts',
      date: '2026-11-20',
      method: 'video_call',
      result: 'verified',
    }),
  ],
  ['intern', 'record-screening', () => ({ ...request(), kind: 'company', target: 'subject', ...clear })],
  ['intern', 'ask-institution', () => ({ ...request(), question: 'Why?' })],
  ['gatekeeper', 'answer', () => ({ ...request(), answer: 'Because.' })],
  ['intern', 'ask-client', () => ({ ...request(), corrections: [{ target: 'section:contact', text: 'Call us.' }] })],
  ['client', 'save-kyc-section', contactSection],
  ['client', 'answer-correction', async () => ({ correction: await correctionOf(), answer: 'Done.' })],
  ['client', 'submit', request],
  ['intern', 'complete', request],
  [
    'gatekeeper',
    'save-subscription',
    () => ({ ...request(), level: 'screening', cadence: 'daily', recipients: [world.gatekeeper.id] }),
  ],
  ['gatekeeper', 'pause-subscription', async () => ({ subscription: await subscriptionOf(), isPaused: true })],
  ['gatekeeper', 'archive', request],
  ['admin', 'restore', () => ({ ...request(), reason: 'Not yet.' })],
  ['lead', 'reopen', () => ({ ...request(), reason: 'An error.' })],
  ['gatekeeper', 'cancel', () => ({ ...request(), reason: 'The sale is off.' })],
  ['admin', 'save-organisation', () => ({ org: world.org, name: 'Kade & Vos' })],
  ['intern', 'save-profile', () => ({ firstName: 'Rubens' })],
  ['lead', 'save-list', () => ({ name: 'Own list', kind: 'sanctions', format: 'ftm-json' })],
];

async function contactSection() {
  const draft = await draftRow(world, onboarding);
  const revision = draft?.section_states?.contact?.revision ?? 0;
  const values = { ...businessAnswers().contact, email: 'other@zilverlinde.example' };
  return { ...request(), section: 'contact', revision, values };
}

const correctionOf = async () => (await world.store.reader.first('gk_corrections', 'target = "section:contact"'))?.id;
const subscriptionOf = async () => (await world.store.reader.first('gk_subscriptions', ''))?.id;

/** What a step needs before its own change. */
const preparations: Readonly<Record<string, () => Promise<void>>> = {
  submit: () => (answersAreSent ? Promise.resolve() : fillIn(world, onboarding)),
  complete: () => settleChecks(world, onboarding),
};
let answersAreSent = false;

describe('a change by another person is announced to every open screen', () => {
  test.each(steps)('%s: %s', { retry: 0, timeout: 60_000 }, async (actor, verb, input) => {
    await preparations[verb]?.();
    expect(await unannounced(actor, async () => post(actor, verb, await input()))).toEqual([]);
    answersAreSent ||= verb === 'submit';
  });

  test('no event reaches another institution, and none about screening or risk reaches a client', () => {
    const heardBy = (watcher: Watcher) => new Set(streams.get(watcher)?.collections);
    expect(heardBy('otherGatekeeper')).toEqual(new Set(['notifications']));
    expect(heardBy('otherClient')).toEqual(new Set(['gk_org', 'notifications']));
    for (const hidden of ['statuses', 'statuses_screening', 'screening_hits', 'risk_indicators', 'events'])
      expect(heardBy('client')).not.toContain(hidden);
  });
});
