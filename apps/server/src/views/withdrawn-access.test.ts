import { businessAnswers, marit } from '@dossier/domain/testing/sample-form';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { proven, requestOfOther } from '../../test/case.ts';
import { accessOf, done, requestRow, saveSection } from '../../test/scenario.ts';
import { downloaded, startViewed, type Viewed } from '../../test/viewed.ts';

/** Text of everything that the client gives to the second institution, after the first one lost access. */
const later = 'Canarylater';
const phone = '+31201119999';

let world: Viewed;
let kept: string[];
// biome-ignore lint/suspicious/noExplicitAny: tests read any answer.
let before: any;

const entity = async () =>
  done(world.view(world.gatekeeper, 'entity', { subject: world.subject, request: world.completed }));
/** What the institution reads of the client, without the times of changes. */
function bare({ registration, documents, ...entity }: typeof before) {
  const { ownership, people, funds, statuses, individual, activities, version, risk, counts, ownDocuments } = entity;
  const rows = documents.value.map(({ updated: _, ...row }: { updated: string }) => row);
  const facts = { ...registration, registerCheckedAt: '' };
  return {
    facts,
    rows,
    ownership,
    people,
    funds,
    statuses,
    individual,
    activities,
    version,
    risk,
    counts,
    ownDocuments,
  };
}

const docsOf = async () => {
  const rows = await world.store.reader.find('kyc_businesses_docs', '');
  const people = await world.store.reader.find('kyc_individuals_docs', '');
  return [...rows, ...people].filter(({ business }) => business === world.subject);
};

beforeAll(async () => {
  world = await startViewed();
  await proven(world, world.completed);
  kept = (await docsOf()).map(({ doc }) => doc);
  before = await entity();
  world.clock.advance({ days: 1 });
  await done(world.run(world.client, 'withdraw-access', { access: await accessOf(world, world.completed) }));
  world.clock.advance({ days: 1 });
  await giveToOther();
}, 120_000);
afterAll(() => world.close());

/** The client gives newer answers and documents to another institution. */
async function giveToOther(): Promise<void> {
  const request = await requestOfOther(world, world.completed);
  await done(world.run(world.client, 'approve-access', { access: await accessOf(world, request) }));
  const { contact, ownership, people, 'legal-entity': company } = businessAnswers();
  const moved = { ...company, address: { ...company.address, street: later }, description: later };
  const named = (people.people ?? []).map((one) => (one.id === marit ? { ...one, function: later } : one));
  const nodes = (ownership.nodes ?? []).map((one) => (one.id === marit ? { ...one, firstName: later } : one));
  await done(saveSection(world, request, 'contact', { ...contact, phone }));
  await done(saveSection(world, request, 'legal-entity', moved));
  await done(saveSection(world, request, 'ownership', { ...ownership, nodes }));
  await done(saveSection(world, request, 'people', { people: named }));
  for (const type of ['registration', 'ubo'])
    await done(world.upload(world.client, { request, owner: 'subject', type, issuedOn: '2026-11-20' }));
  await done(world.upload(world.client, { request, owner: marit, type: 'other', purpose: 'identity' }));
  await done(world.run(world.client, 'submit', { request }));
}

describe('an institution whose access the client withdrew [ACC-13, PERM-17]', () => {
  test('keeps the submitted version as it was: every section, document and check', async () => {
    const now = await entity();
    expect(now.access).toMatchObject({ status: 'withdrawn', decidedAt: before.access.decidedAt });
    expect(bare(now)).toEqual(bare(before));
    expect(now.documents.value.every(({ updated }: { updated: string }) => updated < '2026-11-23')).toBe(true);
    expect(now.accelerated).toBe(null);
  });

  test('keeps its files, its archive, its own documents and its report', async () => {
    for (const doc of kept) await downloaded(world, world.gatekeeper, 'document-file', { doc });
    await downloaded(world, world.gatekeeper, 'download-all', { request: world.completed });
    await downloaded(world, world.gatekeeper, 'report', { request: world.completed });
    const [own] = await world.store.reader.find('gk_requests_docs', 'request = {:r}', { r: world.completed });
    await downloaded(world, world.gatekeeper, 'document-file', { doc: own?.doc ?? '' });
  });

  test('gets no newer file, document page or document history', async () => {
    const newer = (await docsOf()).filter(({ doc }) => !kept.includes(doc));
    expect(newer).toHaveLength(3);
    for (const row of newer) {
      const { doc } = row;
      for (const who of [world.gatekeeper, world.admin]) {
        const which = { doc, subject: world.subject, request: world.completed };
        expect((await world.view(who, 'document-file', { doc })).status).toBe(404);
        expect((await world.view(who, 'document-file', { doc, download: 'true' })).status).toBe(404);
        expect((await world.view(who, 'document', which)).status).toBe(404);
        const records = await world.request('GET', `/api/collections/kyc_docs/records/${doc}`, { who });
        expect(records.status).toBe(404);
      }
    }
    for (const kind of ['registration', 'ubo']) {
      const params = { owner: world.subject, kind, subject: world.subject };
      const { versions } = await done(world.view(world.gatekeeper, 'document-history', params));
      expect(versions.map(({ doc }: { doc: string }) => kept.includes(doc))).toEqual([true]);
    }
  });

  test('reads nothing newer in any view, list, search or export', async () => {
    const which = { subject: world.subject, request: world.completed };
    const texts = [
      await done(world.view(world.gatekeeper, 'entity', which)),
      await done(world.view(world.gatekeeper, 'entity-history', which)),
      await done(world.view(world.gatekeeper, 'dashboard')),
      await done(world.view(world.gatekeeper, 'onboardings')),
      await done(world.view(world.gatekeeper, 'subscriptions')),
      await done(world.view(world.gatekeeper, 'subscription-candidates', { search: 'Zilverlinde' })),
      await done(world.view(world.gatekeeper, 'earlier-documents', { request: world.completed })),
      await done(world.view(world.gatekeeper, 'search', { q: 'Zilverlinde' })),
    ].map((body) => JSON.stringify(body));
    const files = [
      await downloaded(world, world.gatekeeper, 'entity-history-export', which),
      await downloaded(world, world.gatekeeper, 'onboardings-export', {}),
    ].map(({ bytes }) => bytes.toString('utf8'));
    for (const text of [...texts, ...files]) {
      expect(text).not.toContain(later);
      expect(text).not.toContain(phone);
      expect(text).not.toContain('Duinrand');
    }
    const found = await done(world.view(world.gatekeeper, 'search', { q: later }));
    expect(found.groups).toEqual([]);
  });

  test('reads no row of the vault over the record API', async () => {
    const collections = ['kyc_businesses_details', 'kyc_businesses_docs', 'kyc_individuals_docs', 'kyc_docs'];
    for (const name of collections) {
      const { status, body } = await world.request('GET', `/api/collections/${name}/records`, {
        who: world.gatekeeper,
      });
      expect([status === 403 || body.items.length === 0, name]).toEqual([true, name]);
    }
  });

  test('monitors what it keeps: a run compares and reports nothing newer', async () => {
    const recipients = [world.gatekeeper.id];
    const input = { request: world.completed, level: 'full_review', cadence: 'daily', recipients };
    const { subscription } = await done(world.run(world.gatekeeper, 'save-subscription', input));
    await done(world.run(world.gatekeeper, 'run-subscription', { subscription }));
    await world.screening.rescreen();
    const rows = await world.store.reader.find('alerts', '');
    const results = await world.store.reader.find('statuses_screening', '');
    expect(JSON.stringify([rows, results])).not.toContain(later);
  });

  test('the second institution reads what it was given', async () => {
    const other = await world.store.reader.first('gk_requests', 'reference = "DB-1"');
    const which = { subject: world.subject, request: other?.id ?? '' };
    expect(JSON.stringify(await done(world.view(world.otherGatekeeper, 'entity', which)))).toContain(later);
  });
});

test('access that is approved again shows the version that was given to this institution, not a newer one', async () => {
  await done(world.run(world.client, 'approve-access', { access: await accessOf(world, world.completed) }));
  const { ownership, people, documents } = await entity();
  expect([ownership, people, documents].map(({ open }) => open)).toEqual([true, true, true]);
  expect(JSON.stringify([ownership, people, documents])).not.toContain(later);
  expect(documents.value.map(({ doc }: { doc: string }) => doc).sort()).toEqual([...kept].sort());
  expect((await requestRow(world, world.completed)).status).toBe('completed');
});
