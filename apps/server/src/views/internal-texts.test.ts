import { joris, marit } from '@dossier/domain/testing/sample-form';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newCompany, requestOfOther } from '../../test/case.ts';
import { anyRow, make } from '../../test/factories.ts';
import { labelsIn, labelTexts } from '../../test/label-texts.ts';
import { giveAs, invite, linkRow, readerOf } from '../../test/own-links.ts';
import { listen, mailsToClients, type Received, readCollections, readViews } from '../../test/received.ts';
import {
  clear,
  documentRows,
  done,
  fillIn,
  onboardingAt,
  requestRow,
  settleChecks,
  startWorld,
  type World,
} from '../../test/scenario.ts';
import type { Person } from '../../test/test-app.ts';
import { collections, type DeskSchema } from '../collections/index.ts';
import { warnOfDeadlines } from '../jobs/deadlines.ts';

/** Part of every text that only the institution and the desk may read. */
const canary = 'Kanarievogel';
const secret = (field: string) => `${canary} ${field}`;
const visible = 'Purchase of the lighthouse';

let world: World;
const received: Received[] = [];
const onboardings: string[] = [];
let individual = '';
/** An institution's own document: the client may not learn its id. */
let ownDocument = '';
/** The link of a person of the company, and the account that it names. */
let link = '';
let helper: Person;
let stream: Awaited<ReturnType<typeof listen>>;

beforeAll(async () => {
  world = recording(await startWorld());
  await world.store.transaction((records) =>
    records.update('internal_users', world.intern.id, { last_name: secret('reviewer') }),
  );
  stream = await listen(world, world.client);
  await letOthersHelp();
  const corrections = await start('submitted');
  await workOfDesk(corrections);
  await askClient(corrections);
  const reopened = await start('submitted');
  await completeAndReopen(reopened);
  const cancelled = await start('requested');
  await done(world.run(world.gatekeeper, 'cancel', { request: cancelled, reason: secret('cancellation') }));
  const restored = await start('cancelled');
  await done(world.run(world.admin, 'restore', { request: restored, reason: secret('restoring') }));
  await start('refused');
  await start('completed');
  individual = await start('requested', 'individual');
  onboardings.push(await requestOfOther(world, corrections));
  await world.sendMails();
}, 240_000);
afterAll(() => {
  stream.close();
  return world.close();
});

/** Stores what workflows answer to clients. */
function recording(real: World): World {
  return {
    ...real,
    async run(who, verb, input) {
      const answer = await real.run(who, verb, input);
      if (who?.collection === 'end_client_users')
        received.push({ from: `workflow ${verb}`, text: JSON.stringify(answer.body) });
      return answer;
    },
  };
}

async function start(
  place: Parameters<typeof onboardingAt>[1],
  type: 'business' | 'individual' = 'business',
  more: { deadline?: string } = {},
): Promise<string> {
  const request = await onboardingAt(world, place, type, {
    ...(type === 'business' && newCompany()),
    ...more,
    transactionDescription: visible,
    description: secret('note'),
    remarks: secret('remarks'),
    scopeNote: secret('scope'),
  });
  onboardings.push(request);
  return request;
}

/** A person identifies by an own link, a colleague fills in a section, and everyone is mailed. */
async function letOthersHelp(): Promise<void> {
  const request = await start('approved', 'business', { deadline: '2026-11-27' });
  await fillIn(world, request);
  await done(world.run(world.client, 'email-form-link', { request }));
  const colleague = { name: 'Femke Bos', email: 'femke@tessera.example', sections: ['activities'] };
  await done(world.run(world.client, 'delegate-sections', { request, ...colleague }));
  link = await invite(world, request, joris, 'joris@tessera.example');
  helper = await readerOf(world, link);
  await giveAs(world, helper, link);
  await done(world.run(world.gatekeeper, 'remind', { request }));
  await warnOfDeadlines({ store: world.store, origins: world.config.origins, now: world.clock.now });
}

const byIntern = (request: string, verb: string, input: object) =>
  done(world.run(world.intern, verb, { request, ...input }));

/** A reason, a question or a finding in every field that the desk writes. */
async function workOfDesk(request: string): Promise<void> {
  const [document] = await documentRows(world, request);
  await byIntern(request, 'reject-document', { document, reason: secret('document') });
  await byIntern(request, 'set-check', {
    check: 'registration',
    seen: 'pending',
    status: 'failed',
    reason: secret('check'),
  });
  const verifier = { verifierFirstName: canary, verifierLastName: canary, documentUsed: secret('document used') };
  const identity = { person: marit, ...verifier, date: '2026-11-20', method: 'video_call', result: 'failed' };
  await byIntern(request, 'record-identity', { ...identity, reason: secret('identity') });
  const target = { kind: 'company', target: 'subject' };
  await byIntern(request, 'record-screening', { ...target, ...clear, status: 'failed', reason: secret('screening') });
  const { business } = await requestRow(world, request);
  const [screening] = await world.store.reader.find('statuses_screening', 'request = {:request}', { request });
  await make(world, 'screening_hits', {
    screening: screening?.id ?? '',
    request,
    list: secret('list'),
    entry_name: secret('entry'),
    state: 'open',
  } as never);
  const risk = { rule: 'x', text_key: 'x', severity: 'high', data: { text: secret('risk') } } as const;
  await make(world, 'risk_indicators', { request, subject: business, ...risk });
  const upload = { request, owner: 'request', type: 'other' };
  ownDocument = (await done(world.upload(world.gatekeeper, upload, 'progressive.jpg'))).doc;
  const note = { mentions: [], isReported: false };
  await byIntern(request, 'add-note', { ...note, text: secret('note of the desk'), readers: 'desk' });
  for (const readers of ['institution', 'both']) {
    const text = `@Ada Min ${secret(`note for ${readers}`)}`;
    const mentions = [world.admin.id];
    await done(world.run(world.gatekeeper, 'add-note', { ...note, request, text, readers, mentions }));
  }
  await byIntern(request, 'ask-institution', { question: secret('question') });
  await done(world.run(world.gatekeeper, 'answer', { request, answer: secret('answer') }));
}

async function askClient(request: string): Promise<void> {
  const { subject } = await requestRow(world, request);
  const corrections = [
    { target: `document:registration:${subject}`, text: 'Please add a newer extract.' },
    { target: 'section:people', text: 'Who represents the company?' },
  ];
  await byIntern(request, 'ask-client', { corrections });
}

async function completeAndReopen(request: string): Promise<void> {
  await settleChecks(world, request);
  const failed = { kind: 'person', target: marit, ...clear, status: 'failed', reason: secret('true match') };
  await byIntern(request, 'record-screening', failed);
  const problems = [{ kind: 'check', id: 'person_screening', reason: secret('reason for completing') }];
  await done(world.run(world.lead, 'complete', { request, problems }));
  await done(world.run(world.lead, 'reopen', { request, reason: secret('reopening') }));
}

/** What the client gets at these onboardings, and the helper at theirs. */
async function readEverything(requests: readonly string[]): Promise<Received[]> {
  const all = [...received, ...stream.heard];
  const helped = (await linkRow(world, link)).request;
  for (const [who, own] of [[world.client, requests] as const, [helper, [helped]] as const]) {
    for (const request of own) all.push(...(await readViews(world, who, { request, doc: ownDocument, link })));
    all.push(...(await readCollections(world, who)));
  }
  return [...all, ...(await mailsToClients(world))];
}

test('no answer, event, PDF, archive or mail for a client or a helper contains an internal text [PERM-05, SCR-13, ACC-09]', async () => {
  const all = await readEverything(onboardings);
  const leaks = all.filter(({ text }) => text.includes(canary) || text.includes(ownDocument));
  expect(leaks.map(({ from }) => from)).toEqual([]);
  const shown = all
    .filter(({ text }) => text.includes(visible))
    .map(({ from }) => from.split(' ').slice(0, 2).join(' '));
  expect(new Set(shown)).toEqual(
    new Set([
      'view access-log',
      'view access-request',
      'view client-form',
      'view client-forms',
      'view download-my-data',
      'view my-data',
    ]),
  );
  for (const from of [
    'workflow submit',
    'mail',
    'event *',
    'event notifications/*',
    'view my-answers',
    'collection notifications',
  ])
    expect(all.some((one) => one.from.startsWith(from) && one.text.length > 2)).toBe(true);
}, 120_000);

test('the institution and the desk read the internal note as the first note [NEW-14]', async () => {
  const [request = ''] = onboardings;
  const { subject } = await requestRow(world, request);
  for (const who of [world.gatekeeper, world.intern]) {
    const entity = await done(world.view(who, 'entity', { subject, request }));
    expect(entity.request).toMatchObject({ transactionDescription: visible });
    expect((await done(world.view(who, 'notes', { request }))).notes.at(-1)).toMatchObject({ text: secret('note') });
  }
});

/** The free texts of rows that a client may read, in answers, files or lists. All others are internal. */
const readByClients: readonly string[] = [
  'desk.name',
  'desk.support_text',
  'desk.support_text_nl',
  'end_client_users.first_name',
  'end_client_users.last_name',
  // Of themselves; an institution and the desk have no names in their history.
  'events.actor_name',
  'gk_access.description',
  'gk_access.requester_name',
  'gk_corrections.answer',
  'gk_corrections.target',
  'gk_corrections.text',
  'gk_org.name',
  'gk_org.support_text',
  'gk_org.support_text_nl',
  'gk_requests.client_name',
  'gk_requests.reference',
  'gk_requests.transaction_description',
  'helper_links.email',
  'helper_links.name',
  'kyc_businesses.name',
  'kyc_docs.name',
  'kyc_individual.first_name',
  'kyc_individual.last_name',
  'person_identifications.remark',
];

test('a client reads no free text of a row beyond those of this list [PERM-05]', async () => {
  const { business } = await requestRow(world, onboardings[0] ?? '');
  const monitored = { org: world.org, business, level: 'screening', cadence: 'daily', status: 'active' } as const;
  await make(world, 'gk_subscriptions', monitored);
  for (const name of Object.keys(collections) as (keyof DeskSchema)[]) await anyRow(world, name);
  await labelTexts(world);
  const [withHelpers = '', inCorrection = ''] = onboardings;
  const labels = labelsIn(await readEverything([withHelpers, inCorrection, individual]));
  expect([...new Set(labels.map(({ field }) => field))].toSorted()).toEqual(readByClients.toSorted());
}, 120_000);
