import type { viewContracts } from '@dossier/domain/contracts/views';
import { marit } from '@dossier/domain/testing/sample-form';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newCompany, requestOfOther } from '../../test/case.ts';
import { make } from '../../test/factories.ts';
import { labelsIn, labelTexts } from '../../test/label-texts.ts';
import { type Received, readCollections, readPath } from '../../test/received.ts';
import { accessOf, done, fillIn, onboardingAt, requestRow, startWorld, type World } from '../../test/scenario.ts';
import type { Person } from '../../test/test-app.ts';

/** An onboarding, and rows that belong to it or its institution. */
interface Place {
  readonly request: string;
  readonly subject: string;
  readonly org: string;
  readonly subscription: string;
  /** A document of the institution's own. */
  readonly doc: string;
}

let world: World;
let first: Place;
let second: Place;

/** Two institutions onboard one company; both have access to its vault. */
beforeAll(async () => {
  world = await startWorld();
  const own = { ...newCompany(), description: 'Note.', remarks: 'Remark.', scopeNote: 'Scope.' };
  const request = await onboardingAt(world, 'submitted', 'business', own);
  await done(world.run(world.intern, 'ask-institution', { request, question: 'Why now?' }));
  await done(world.run(world.gatekeeper, 'answer', { request, answer: 'The sale is next week.' }));
  const corrections = [{ target: 'section:contact', text: 'Call us.' }];
  await done(world.run(world.intern, 'ask-client', { request, corrections }));
  const later = await requestOfOther(world, request);
  await done(world.run(world.client, 'approve-access', { access: await accessOf(world, later) }));
  await fillIn(world, later);
  await done(world.run(world.client, 'submit', { request: later }));
  first = await placeOf(request, world.org, world.gatekeeper);
  second = await placeOf(later, world.otherOrg, world.otherGatekeeper);
}, 240_000);
afterAll(() => world.close());

async function placeOf(request: string, org: string, who: Person): Promise<Place> {
  const { subject, business } = await requestRow(world, request);
  const monitored = { org, business, level: 'screening', cadence: 'daily', status: 'active' } as const;
  const { id: subscription } = await make(world, 'gk_subscriptions', monitored);
  await make(world, 'alerts', { subscription, kind: 'screening-hit', state: 'closed', request, reason: 'Known.' });
  const { doc } = await done(world.upload(who, { request, owner: 'request', type: 'other' }, 'progressive.jpg'));
  return { request, subject, org, subscription, doc };
}

type StaffView = {
  [N in keyof typeof viewContracts]: 'gatekeeper' extends (typeof viewContracts)[N]['roles'][number] ? N : never;
}[keyof typeof viewContracts];

type Params = Record<string, string>;
const nothing = () => ({});
const ofRequest = ({ request }: Place) => ({ request });
const ofEntity = ({ subject, request }: Place) => ({ subject, request });

/** What each view that institutions may call is called with. The compiler asks for a line for each new one. */
const staffViews: Readonly<Record<StaffView, (place: Place) => Params>> = {
  'before-sign-in': ({ request }) => ({ formId: request }),
  dashboard: nothing,
  document: ({ doc, ...place }) => ({ doc, ...ofEntity(place as Place) }),
  'document-file': ({ doc, request }) => ({ doc, request }),
  'document-history': ({ subject, request }) => ({ owner: subject, kind: 'registration', subject, request }),
  'download-all': ofRequest,
  draft: ofRequest,
  'earlier-documents': ofRequest,
  entity: ofEntity,
  'entity-history': ofEntity,
  'entity-history-export': ofEntity,
  'history-check': ofEntity,
  'helper-link': () => ({ link: 'unknownlink0001' }),
  'linked-accounts': nothing,
  'list-views': () => ({ list: 'onboardings' }),
  'list-view-counts': () => ({ list: 'onboardings' }),
  'my-login': nothing,
  notes: ofRequest,
  notifications: nothing,
  onboardings: nothing,
  'onboardings-export': nothing,
  selection: nothing,
  organisation: ({ org }) => ({ org }),
  'reason-templates': ofRequest,
  person: ({ subject }) => ({ subject, person: marit }),
  'download-person': ({ subject }) => ({ subject, person: marit }),
  presence: ofRequest,
  'registry-search': () => ({ q: 'zilverlinde' }),
  report: ofRequest,
  sbi: () => ({ q: 'rent' }),
  search: () => ({ q: 'nachtegaal' }),
  'sign-in-security': nothing,
  'subscription-candidates': nothing,
  'subscription-runs': ({ subscription }) => ({ subscription }),
  subscriptions: nothing,
  usage: nothing,
  'usage-export': nothing,
};

/** Everything that the second institution gets, also at the places of the first. */
async function readAll(): Promise<Received[]> {
  const all: Received[] = [];
  for (const who of [world.otherGatekeeper, world.otherAdmin]) {
    for (const name of Object.keys(staffViews) as StaffView[])
      for (const place of [second, first]) {
        const path = `/api/desk/views/${name}?${new URLSearchParams(staffViews[name](place))}`;
        all.push(...(await readPath(world, who, `view ${name}`, path)));
      }
    all.push(...(await readCollections(world, who)));
  }
  return all;
}

/** Rows with free texts that belong to the first institution alone. */
async function rowsOfFirst(): Promise<Set<string>> {
  const ids = new Set<string>();
  const requests = await world.store.reader.find('gk_requests', 'org = {:org}', { org: world.org });
  const known = new Set([world.org, ...requests.map(({ id }) => id)]);
  for (const name of world.store.collections.keys())
    for (const row of await world.store.dialect.all(`SELECT * FROM "${name}"`, []))
      if (known.has(String(row['org'])) || known.has(String(row['request']))) ids.add(String(row['id']));
  return new Set([...ids, ...known, first.doc]);
}

test('an institution reads no text of a row that belongs to another one [PERM-01, PERM-05]', async () => {
  await labelTexts(world);
  const others = await rowsOfFirst();
  const labels = labelsIn(await readAll());
  // Guests read the face of an institution by the link of an invitation.
  const isPublic = ({ from, field }: (typeof labels)[number]) =>
    from === 'view before-sign-in' && field.startsWith('gk_org.');
  expect(labels.filter((one) => others.has(one.row) && !isPublic(one))).toEqual([]);
  const own = new Set(labels.map(({ from }) => from));
  for (const from of [
    'view entity',
    'view onboardings',
    'view search',
    'view entity-history',
    'collection gk_requests',
  ])
    expect(own).toContain(from);
}, 120_000);
