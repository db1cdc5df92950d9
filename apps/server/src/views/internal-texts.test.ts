import type { viewContracts } from '@dossier/domain/contracts/views';
import { marit } from '@dossier/domain/testing/sample-form';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newCompany, requestOfOther } from '../../test/case.ts';
import { make } from '../../test/factories.ts';
import { textOf } from '../../test/pdf-text.ts';
import { readZip } from '../../test/read-zip.ts';
import {
  accessOf,
  clear,
  clientEmail,
  documentRows,
  done,
  onboardingAt,
  requestRow,
  settleChecks,
  startWorld,
  type World,
} from '../../test/scenario.ts';
import type { Person } from '../../test/test-app.ts';

/** Part of every text that only the institution and the desk may read. */
const canary = 'Kanarievogel';
const secret = (field: string) => `${canary} ${field}`;
const visible = 'Purchase of the lighthouse';

/** A text that a client receives, and where it comes from. */
interface Received {
  readonly from: string;
  readonly text: string;
}

let world: World;
const received: Received[] = [];
const onboardings: string[] = [];
/** An institution's own document: the client may not learn its id. */
let ownDocument = '';

beforeAll(async () => {
  world = recording(await startWorld());
  await world.store.transaction((records) =>
    records.update('internal_users', world.intern.id, { last_name: secret('reviewer') }),
  );
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
  await start('requested', 'individual');
  onboardings.push(await requestOfOther(world, corrections));
  await world.sendMails();
}, 240_000);
afterAll(() => world.close());

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
): Promise<string> {
  const request = await onboardingAt(world, place, type, {
    ...(type === 'business' && newCompany()),
    transactionDescription: visible,
    description: secret('note'),
    remarks: secret('remarks'),
    scopeNote: secret('scope'),
  });
  onboardings.push(request);
  return request;
}

const byIntern = (request: string, verb: string, input: object) =>
  done(world.run(world.intern, verb, { request, ...input }));

/** A reason, a question or a finding in every field that the desk writes. */
async function workOfDesk(request: string): Promise<void> {
  const [document] = await documentRows(world, request);
  await byIntern(request, 'reject-document', { document, reason: secret('document') });
  await byIntern(request, 'set-check', { check: 'registration', status: 'failed', reason: secret('check') });
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
  await done(world.run(world.lead, 'complete', { request, reason: secret('completion') }));
  await done(world.run(world.lead, 'reopen', { request, reason: secret('reopening') }));
}

type ClientView = {
  [N in keyof typeof viewContracts]: 'client' extends (typeof viewContracts)[N]['roles'][number] ? N : never;
}[keyof typeof viewContracts];

/** What each view that clients may call is called with, for one onboarding. */
const clientViews: Readonly<Record<ClientView, (request: string) => Promise<Record<string, string>>>> = {
  'access-log': async (request) => ({ access: await accessOf(world, request) }),
  'access-request': async (request) => ({ access: await accessOf(world, request) }),
  'before-sign-in': async (request) => ({ formId: request }),
  'client-form': async (request) => ({ request }),
  'client-forms': async () => ({}),
  'document-file': async () => ({ doc: ownDocument }),
  'helper-link': async () => ({ link: 'unknownlink0001' }),
  'own-identification': async () => ({ link: 'unknownlink0001' }),
  'download-my-data': async (request) => ({ subject: (await requestRow(world, request)).subject }),
  'my-answers': async (request) => ({ request }),
  'my-data': async () => ({}),
  'linked-accounts': async () => ({}),
  sbi: async () => ({ q: 'rent' }),
};

async function get(who: Person, path: string): Promise<{ bytes: Buffer; type: string }> {
  const answer = await fetch(`${world.url}${path}`, { headers: { authorization: await world.tokenOf(who) } });
  return { bytes: Buffer.from(await answer.arrayBuffer()), type: answer.headers.get('content-type') ?? '' };
}

const isPdf = (bytes: Buffer) => bytes.subarray(0, 5).toString('latin1') === '%PDF-';
const readable = async (bytes: Buffer) => (isPdf(bytes) ? await textOf(bytes) : bytes.toString('utf8'));

/** The text of an answer: of each file of an archive, of the pages of a PDF, otherwise as it is. */
async function read(from: string, { bytes, type }: { bytes: Buffer; type: string }): Promise<Received[]> {
  if (!type.includes('zip')) return [{ from, text: await readable(bytes) }];
  const files = [...readZip(bytes)];
  return Promise.all(
    files.map(async ([path, file]) => ({ from: `${from} ${path}`, text: `${path} ${await readable(file)}` })),
  );
}

async function readView(who: Person, name: ClientView, request: string): Promise<Received[]> {
  const query = new URLSearchParams(await clientViews[name](request));
  return read(`view ${name} of ${request}`, await get(who, `/api/desk/views/${name}?${query}`));
}

async function readEverything(): Promise<Received[]> {
  const all = [...received];
  for (const request of onboardings)
    for (const name of Object.keys(clientViews) as ClientView[])
      all.push(...(await readView(world.client, name, request)));
  for (const name of world.store.collections.keys()) {
    const path = `/api/collections/${name}/records?perPage=200`;
    all.push(...(await read(`collection ${name}`, await get(world.client, path))));
  }
  const mails = world.mails.filter(({ to }) => to === clientEmail);
  return [...all, ...mails.map((mail) => ({ from: `mail ${mail.subject}`, text: JSON.stringify(mail) }))];
}

test('no answer, PDF, archive or mail for a client contains an internal text [PERM-05, SCR-13, ACC-09]', async () => {
  const all = await readEverything();
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
  for (const from of ['workflow submit', 'mail', 'view my-answers', 'collection notifications'])
    expect(all.some((one) => one.from.startsWith(from) && one.text.length > 2)).toBe(true);
}, 120_000);

test('the institution and the desk read the internal note [NEW-14]', async () => {
  const [request = ''] = onboardings;
  const { subject } = await requestRow(world, request);
  for (const who of [world.gatekeeper, world.intern]) {
    const entity = await done(world.view(who, 'entity', { subject, request }));
    expect(entity.request).toMatchObject({ description: secret('note'), transactionDescription: visible });
  }
});
