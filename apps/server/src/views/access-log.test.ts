import { type ViewName, viewNames } from '@dossier/domain/contracts/views';
import { joris } from '@dossier/domain/testing/sample-form';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { newCompany } from '../../test/case.ts';
import { makeClient } from '../../test/factories.ts';
import { accessOf, clear, done, onboardingAt, requestRow, snapshot } from '../../test/scenario.ts';
import { withList } from '../../test/screened.ts';
import type { Person } from '../../test/test-app.ts';
import { downloaded, missingFor, onlyItsRoles, startViewed, unknownId, type Viewed } from '../../test/viewed.ts';

let world: Viewed;
beforeAll(async () => {
  world = await startViewed();
}, 120_000);
afterAll(() => world.close());
// Each test has a day of its own, because a repeated read of one day is stored once.
beforeEach(() => world.clock.advance({ days: 1 }));

const today = () => world.clock.now().toISOString().slice(0, 10);
const which = async (request: string) => ({ subject: (await requestRow(world, request)).subject, request });

/** Today's entries of an onboarding, as the auditor has them. */
async function entries(request: string) {
  await world.accessLog.settled();
  const rows = await world.store.reader.find('access_log', 'request = {:request}', { request }, { sort: 'created' });
  return rows.filter(({ day }) => day === today());
}
const kinds = async (request: string) => (await entries(request)).map(({ kind, action }) => `${action} ${kind}`).sort();
const log = async (request: string, who: Person = world.client) =>
  done(world.view(who, 'access-log', { access: await accessOf(world, request) }));

async function documentOf(request: string, person = '') {
  const rows = await world.store.reader.find('kyc_individuals_docs', 'request = {:request}', { request });
  return rows.find((row) => row.person === person)?.doc ?? '';
}

describe('reads of a client’s data by staff', () => {
  test('are recorded with person, portal, institution, onboarding, subject, kind and day', async () => {
    const request = world.completed;
    await done(world.view(world.intern, 'entity', await which(request)));
    const [one] = (await entries(request)).filter(({ kind }) => kind === 'people');
    const { org, subject } = await requestRow(world, request);
    expect(one).toMatchObject({
      org,
      request,
      subject,
      day: today(),
      portal: 'intern',
      actor: world.intern.id,
      actor_name: 'Ruben Aerts',
      action: 'viewed',
    });
    expect(await kinds(request)).toEqual(
      ['details', 'documents', 'ownership', 'people', 'screening'].map((kind) => `viewed ${kind}`),
    );
  });

  test('are one entry a day, however often the same person reads', async () => {
    const params = await which(world.completed);
    await done(world.view(world.intern, 'entity', params));
    const before = await entries(world.completed);
    for (const _ of [1, 2, 3]) await done(world.view(world.intern, 'entity', params));
    expect(await entries(world.completed)).toEqual(before);
    await done(world.view(world.lead, 'entity', params));
    expect(await entries(world.completed)).toHaveLength(2 * before.length);
  });

  test('of documents, reports, archives, history and search results name what was read', async () => {
    const request = world.completed;
    const doc = await documentOf(request, joris);
    const params = await which(request);
    await done(world.view(world.gatekeeper, 'document', { ...params, doc }));
    await downloaded(world, world.gatekeeper, 'document-file', { doc, request });
    await downloaded(world, world.gatekeeper, 'document-file', { doc, request, download: 'true' });
    await downloaded(world, world.gatekeeper, 'report', { request });
    await downloaded(world, world.gatekeeper, 'download-all', { request });
    await done(world.view(world.gatekeeper, 'entity-history', params));
    await downloaded(world, world.gatekeeper, 'entity-history-export', params);
    const [own] = await world.store.reader.find('gk_requests_docs', 'request = {:request}', { request });
    await downloaded(world, world.gatekeeper, 'document-file', { doc: own?.doc ?? '' });
    expect(await kinds(request)).toEqual([
      'downloaded archive',
      'downloaded document',
      'downloaded history',
      'downloaded report',
      'viewed document',
      'viewed history',
      'viewed own-document',
    ]);
    const [read] = (await entries(request)).filter(({ kind }) => kind === 'document');
    expect(read).toMatchObject({ doc, detail: 'other-identity', person: joris });
  });

  test('of documents found by a search are recorded for each onboarding, names and numbers are not', async () => {
    await done(world.view(world.gatekeeper, 'search', { q: 'Zilverlinde', kind: 'subjects' }));
    expect(await kinds(world.completed)).toEqual([]);
    await done(world.view(world.gatekeeper, 'search', { q: 'Zilverlinde', kind: 'documents' }));
    expect(await kinds(world.completed)).toEqual(['viewed documents']);
  });

  test('that are refused or gated are not recorded, nor what institutions read of their own', async () => {
    expect((await world.view(world.otherGatekeeper, 'entity', await which(world.completed))).status).toBe(404);
    expect((await world.view(world.gatekeeper, 'report', { request: world.corrections })).status).toBe(409);
    await done(world.view(world.gatekeeper, 'entity', await which(world.requested)));
    for (const request of [world.completed, world.corrections, world.requested])
      expect([request, await kinds(request)]).toEqual([request, []]);
  });

  test('of a document count for the onboarding that its reader works on', async () => {
    const values = newCompany();
    const first = await onboardingAt(world, 'submitted', 'business', values);
    const second = await onboardingAt(world, 'submitted', 'business', values);
    const doc = await documentOf(first, joris);
    await downloaded(world, world.intern, 'document-file', { doc, request: first });
    expect([await kinds(first), await kinds(second)]).toEqual([['viewed document'], []]);
  });

  test('over the record API are recorded with the collection and the row', async () => {
    const doc = await documentOf(world.completed, joris);
    for (const path of ['kyc_docs/records', `kyc_docs/records/${doc}`, 'kyc_businesses_details/records'])
      expect((await world.request('GET', `/api/collections/${path}`, { who: world.intern })).status).toBe(200);
    await world.request('GET', `/api/collections/kyc_docs/records/${doc}`, { who: world.gatekeeper });
    await world.request('GET', '/api/collections/gk_org/records', { who: world.intern });
    const recorded = async () => {
      await world.accessLog.settled();
      const rows = await world.store.reader.find('access_log', 'kind = "records"');
      return rows.map(({ detail, doc, actor }) => [detail, doc, actor]).sort();
    };
    await expect.poll(recorded, { timeout: 10_000 }).toEqual(
      [
        ['kyc_businesses_details', '', world.intern.id],
        ['kyc_docs', '', world.intern.id],
        ['kyc_docs', doc, world.intern.id],
      ].sort(),
    );
  });

  test('over the record API are recorded for every collection that an expand adds to the answer', async () => {
    const { business } = await requestRow(world, world.corrections);
    const recorded = async (who = world.lead) => {
      await world.accessLog.settled();
      const rows = await world.store.reader.find('access_log', 'kind = "records"');
      const ofToday = rows.filter(({ day, actor }) => day === today() && actor === who.id);
      return ofToday.map(({ detail, doc }) => [detail, doc]).sort();
    };
    const read = async (path: string, method: 'GET' | 'POST' = 'GET', who = world.lead) =>
      expect(await world.request(method, `/api/collections/${path}`, { who })).toMatchObject({ status: 200 });
    await read(`gk_requests/records/${world.corrections}`);
    expect(await recorded()).toEqual([]);
    await read(`gk_requests/records/${world.corrections}?expand=business.kyc_businesses_details_via_business`);
    const first = [
      ['kyc_businesses', business],
      ['kyc_businesses_details', expect.any(String)],
    ];
    expect(await recorded()).toEqual(first);
    await read('GK_Requests/records?expand=business,org&perPage=500');
    expect(await recorded()).toEqual([['kyc_businesses', ''], ...first]);
    const own = 'internal_users/auth-refresh?expand=gk_requests_via_assigned_intern.business';
    const assigned = { assigned_intern: world.intern.id };
    await world.store.transaction((records) => records.update('gk_requests', world.corrections, assigned));
    await read(own, 'POST', world.intern);
    expect(await recorded(world.intern)).toEqual([['kyc_businesses', business]]);
  });

  test.each([
    '/api/files/D?token=T',
    '/api/%66iles/D?token=T',
    '/api/files/D?a=b?&token=T',
    '/api/files/D?token=a;b&token=T',
    '/api/files/d?token=T',
  ])('of a file are recorded however the address is spelled: %s', async (spelled) => {
    const doc = await documentOf(world.completed, joris);
    const { file } = await world.store.reader.need('kyc_docs', doc);
    const { body } = await world.request('POST', '/api/files/token', { who: world.intern, body: {} });
    const path = spelled
      .replace('D?', `kyc_docs/${doc}/${file}?`)
      .replace('d?', `KYC_Docs/${doc}/${file}?`)
      .replace(/T$/, body.token);
    const downloads = async () => {
      await world.accessLog.settled();
      return world.store.reader.count('access_log', 'action = "downloaded" && kind = "records" && doc = {:doc}', {
        doc,
      });
    };
    const before = await downloads();
    expect((await fetch(`${world.url}${path}`)).status).toBe(200);
    // The reader is found after the answer, which takes a query.
    await expect.poll(downloads, { timeout: 10_000 }).toBe(before + 1);
  });
});

/** Views whose answer to staff holds data of a client beyond the name, and what they are called with. */
const recorded: Partial<Record<ViewName, () => Promise<Record<string, string>>>> = {
  entity: () => which(world.completed),
  'entity-history': () => which(world.completed),
  'entity-history-export': () => which(world.completed),
  'access-log-export': () => which(world.completed),
  document: async () => ({ ...(await which(world.completed)), doc: await documentOf(world.completed, joris) }),
  'document-file': async () => ({ doc: await documentOf(world.completed, joris) }),
  'document-history': async () => ({
    ...(await which(world.completed)),
    owner: (await which(world.completed)).subject,
    kind: 'registration',
  }),
  person: async () => ({ subject: (await which(world.completed)).subject, person: joris }),
  'download-person': async () => ({ subject: (await which(world.completed)).subject, person: joris }),
  report: async () => ({ request: world.completed }),
  'download-all': async () => ({ request: world.completed }),
  search: async () => ({ q: 'Zilverlinde', kind: 'documents' }),
};
/** Reference data, lists with names and numbers, work and settings of staff, and the institution's own input. */
const notRecorded: readonly ViewName[] = [
  'before-sign-in',
  'client-form',
  'client-forms',
  'dashboard',
  'download-my-data',
  'draft',
  'earlier-documents',
  'helper-link',
  // Numbers and hashes, no content.
  'history-check',
  'linked-accounts',
  'my-answers',
  'my-data',
  'my-login',
  'onboardings',
  'onboardings-export',
  'selection',
  'institutions',
  'organisation',
  // Name and reference, as in a list.
  'reason-templates',
  'own-identification',
  'access-log',
  'access-request',
  // Colleagues, not the client.
  'presence',
  // Words of staff, beside a page that is recorded; names and references, as in a list.
  'notes',
  'notifications',
  'list-views',
  'list-view-counts',
  'setup-steps',
  // Files of the company register.
  'register',
  'system',
  // The institution's own file.
  'client-import',
  'client-import-file',
  'client-import-rows',
  'client-import-template',
  'client-imports',
  'queue',
  'registry-search',
  'sbi',
  'screening-lists',
  'screening-load',
  'sign-in-security',
  'subscription-candidates',
  'subscription-runs',
  'subscriptions',
  'usage',
  'usage-export',
];

test('every view is recorded or states that it holds nothing of a client', () => {
  expect([...Object.keys(recorded), ...notRecorded].sort()).toEqual([...viewNames].sort());
});

test.each(Object.keys(recorded) as ViewName[])('the view %s leaves an entry', async (name) => {
  const params = (await recorded[name]?.()) ?? {};
  expect((await world.view(world.lead, name, params)).status).toBe(200);
  expect((await entries(world.completed)).length).toBeGreaterThan(0);
});

describe('the access log that a client reads', () => {
  test('has a line per day, party and action, without employees, counts and internal work', async () => {
    const request = world.completed;
    const params = await which(request);
    const doc = await documentOf(request, joris);
    for (const who of [world.intern, world.lead, world.gatekeeper, world.admin])
      await done(world.view(who, 'entity', params));
    await done(world.view(world.intern, 'document', { ...params, doc }));
    await done(world.view(world.intern, 'entity-history', params));
    await downloaded(world, world.gatekeeper, 'report', { request });
    await world.accessLog.settled();
    const { days, given } = await log(request);
    const parts = ['details', 'ownership', 'people', 'documents'].map((kind) => ({
      kind,
      document: '',
      ownerName: '',
    }));
    const passport = { kind: 'document', document: 'other-identity', ownerName: 'Joris van Rijsbergen' };
    expect(days[0]).toEqual({
      day: today(),
      lines: [
        { by: 'institution', action: 'viewed', parts },
        { by: 'institution', action: 'downloaded', parts: [{ kind: 'report', document: '', ownerName: '' }] },
        { by: 'desk', action: 'viewed', parts: [...parts, passport] },
      ],
    });
    expect(JSON.stringify(days)).not.toMatch(/Ruben|Lena|Sanne|screening|history/);
    expect(given).toMatchObject({ number: 1, sections: expect.arrayContaining(['ownership', 'people']) });
    expect(given.documents).toHaveLength(4);
  });

  test('[SCR-13] is the same for an onboarding with a hit, a true match and an alert, except ids and dates', async () => {
    await withList(world);
    const [plain, suspect] = [await at('submitted'), await at('submitted')];
    await world.screening.screenFiles();
    const hits = await world.store.reader.find('screening_hits', 'request = {:r}', { r: suspect });
    const decided = { hits: hits.map(({ id }) => id), reason: 'The same person.' };
    await done(world.run(world.intern, 'decide-hits', { ...decided, state: 'true_match' }));
    const failed = { kind: 'company', target: 'subject', ...clear, status: 'failed', reason: 'On the list.' };
    await done(world.run(world.intern, 'record-screening', { request: suspect, ...failed }));
    for (const request of [plain, suspect]) {
      await done(world.view(world.intern, 'entity', await which(request)));
      const doc = await documentOf(request, joris);
      await done(world.view(world.intern, 'document', { ...(await which(request)), doc }));
    }
    // Work on the hit: screening again, the history, the institution's own documents.
    await done(world.view(world.lead, 'entity-history', await which(suspect)));
    await done(world.run(world.intern, 'run-screening', { request: suspect }));
    await world.screening.screenFiles();
    await downloaded(world, world.lead, 'access-log-export', await which(suspect));
    await world.accessLog.settled();
    const [a, b] = [neutral(await log(plain)), neutral(await log(suspect))];
    expect(a.days).toHaveLength(1);
    expect(b).toEqual(a);
  });

  const at = (stage: 'submitted') => onboardingAt(world, stage, 'business', newCompany());
  // biome-ignore lint/suspicious/noExplicitAny: tests read any answer.
  const neutral = ({ id: _, request: __, ...rest }: any) => rest;

  test('is for members of the vault: others do not learn that it exists', async () => {
    const access = await accessOf(world, world.completed);
    const stranger = await makeClient(world);
    await missingFor(world, [stranger, world.otherClient], 'access-log', { access }, { access: unknownId });
    await onlyItsRoles(world, 'access-log', { access });
  });
});

describe('the entries', () => {
  test('are refused to everyone over the record API, and a superuser can neither change, delete nor forge one', async () => {
    await done(world.view(world.intern, 'entity', await which(world.completed)));
    const [entry] = await entries(world.completed);
    const path = '/api/collections/access_log/records';
    for (const who of [world.gatekeeper, world.intern, world.lead, world.client])
      expect((await world.request('GET', path, { who })).status).toBe(403);
    const before = await snapshot(world);
    const api = { via: 'api' } as const;
    const change = { actor_name: 'Someone Else' };
    const { transaction } = world.store;
    const id = entry?.id ?? '';
    await expect(transaction((records) => records.update('access_log', id, change, api))).rejects.toThrow(
      'never changed',
    );
    await expect(transaction((records) => records.delete('access_log', id, api))).rejects.toThrow('never deleted');
    const forged = { day: today(), kind: 'people', action: 'viewed', request: world.completed } as const;
    await expect(transaction((records) => records.create('access_log', forged, api))).rejects.toThrow('server alone');
    expect(await snapshot(world)).toBe(before);
  });

  test('are exported for leads with names and times, and for no one else', async () => {
    const request = world.completed;
    await done(world.view(world.intern, 'entity', await which(request)));
    await world.accessLog.settled();
    const { bytes, headers } = await downloaded(world, world.lead, 'access-log-export', {
      ...(await which(request)),
      language: 'en',
    });
    expect(headers.get('content-disposition')).toContain('access-log-');
    const text = bytes.toString('utf8');
    expect(text).toContain('First time that day,Who,Portal,Action,Data');
    expect(text).toContain('Ruben Aerts,Review desk,Viewed,Screening');
    await onlyItsRoles(world, 'access-log-export', await which(request));
  });
});
