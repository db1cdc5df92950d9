import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { accessOf, done, requestRow } from '../../test/scenario.ts';
import type { Person } from '../../test/test-app.ts';
import { missingFor, onlyItsRoles, startViewed, unknownId, type Viewed } from '../../test/viewed.ts';

let world: Viewed;
beforeAll(async () => {
  world = await startViewed();
});
afterAll(() => world.close());

type Lines = { doc: string; kind: string; origin: string; verification: string }[];
const page = async (who: Person, doc: string, request = world.completed) => {
  const { subject } = await requestRow(world, request);
  return done(world.view(who, 'document', { doc, subject, request }));
};
/** Documents of an onboarding in the order of its page. */
async function linesOf(request = world.completed, who = world.gatekeeper): Promise<Lines> {
  const { subject } = await requestRow(world, request);
  const { documents, ownDocuments } = await done(world.view(who, 'entity', { subject, request }));
  return [...documents.value, ...ownDocuments];
}

describe('a document', () => {
  test('has its place among the documents, and its neighbours [DOC-09, DOC-17]', async () => {
    const lines = await linesOf();
    for (const [index, { doc }] of lines.entries()) {
      expect(await page(world.gatekeeper, doc)).toMatchObject({
        document: { doc },
        position: { index, total: lines.length },
        previous: lines[index - 1]?.doc ?? '',
        next: lines[index + 1]?.doc ?? '',
      });
    }
    expect(lines).toHaveLength(5);
  });

  test('has the answers that it should show, to compare [DOC-01]', async () => {
    const extract = (await linesOf()).find(({ kind }) => kind === 'registration');
    const { facts, problem } = await page(world.intern, extract?.doc ?? '');
    expect(facts.map(({ value }: { value: string }) => value)).toContain('Zilverlinde Vastgoed B.V.');
    expect(problem).toBe('');
  });

  test('of the institution itself has no facts of the client and one version', async () => {
    const own = (await linesOf()).find(({ origin }) => origin === 'institution');
    const answer = await page(world.gatekeeper, own?.doc ?? '');
    expect(answer.facts).toEqual([]);
    expect(answer.versions).toHaveLength(1);
    expect((await page(world.intern, own?.doc ?? '')).mayVerify).toBe(false);
  });
});

describe('the same bytes sent again', () => {
  test('name the other document, also of another client, within the institution only [DOC-10]', async () => {
    const [first] = await linesOf(world.corrections, world.intern);
    const { sameFiles, document } = await page(world.intern, first?.doc ?? '', world.corrections);
    expect(sameFiles.length).toBeGreaterThan(0);
    expect(sameFiles.map(({ doc }: { doc: string }) => doc)).not.toContain(document.doc);
    const client = sameFiles.find(({ as }: { as: string }) => as === 'client');
    expect(client).toMatchObject({ request: world.completed, subjectName: 'Zilverlinde Vastgoed B.V.' });
    await world.store.transaction((records) => records.update('gk_requests', world.completed, { org: world.otherOrg }));
    const after = await page(world.intern, document.doc, world.corrections);
    await world.store.transaction((records) => records.update('gk_requests', world.completed, { org: world.org }));
    expect(after.sameFiles.map(({ request }: { request: string }) => request)).not.toContain(world.completed);
  });

  test('name nothing to an institution that may not open the other document [PERM-05]', async () => {
    const [own] = await linesOf();
    const named = async () => {
      const { sameFiles } = await page(world.gatekeeper, own?.doc ?? '');
      return sameFiles.map(({ request }: { request: string }) => request);
    };
    expect(await named()).toContain(world.corrections);
    const access = await accessOf(world, world.corrections);
    const setTo = (status: 'approved' | 'withdrawn') =>
      world.store.transaction((records) => records.update('gk_access', access, { status }));
    await setTo('withdrawn');
    const after = await named();
    await setTo('approved');
    expect(after).not.toContain(world.corrections);
  });
});

test('what the client answered about a document is on its page for the desk, not for the institution [ENT-12]', async () => {
  const [first] = await linesOf(world.completed, world.intern);
  const { subject } = await requestRow(world, world.completed);
  await world.store.transaction((records) =>
    records.create('gk_corrections', {
      request: world.completed,
      round: 1,
      target: `document:${first?.kind}:${subject}`,
      text: 'Not legible.',
      status: 'answered',
      answer: 'It is the only one.',
      answered_at: records.now,
    }),
  );
  const { document, answers } = await page(world.intern, first?.doc ?? '');
  expect(document.owner).toBe(subject);
  expect(answers).toMatchObject([{ asked: 'Not legible.', answer: 'It is the only one.' }]);
  expect((await page(world.gatekeeper, first?.doc ?? '')).answers).toEqual([]);
});

describe('verifying a document is offered', () => {
  test('to the desk, not to the institution, and no longer once the onboarding is completed [PERM-13]', async () => {
    const [first] = await linesOf(world.corrections, world.intern);
    const doc = first?.doc ?? '';
    expect((await page(world.intern, doc, world.corrections)).mayVerify).toBe(true);
    expect((await page(world.gatekeeper, doc, world.corrections)).mayVerify).toBe(false);
    const [done] = await linesOf();
    expect((await page(world.intern, done?.doc ?? '')).mayVerify).toBe(false);
  });

  test('after it, the next one that has no decision follows, from the start again after the last one [DOC-09]', async () => {
    const lines = await linesOf(world.corrections, world.intern);
    for (const [index, { doc }] of lines.entries()) {
      const others = [...lines.slice(index + 1), ...lines.slice(0, index)];
      const pending = others.filter(({ origin, verification }) => origin === 'vault' && verification === 'pending');
      expect((await page(world.intern, doc, world.corrections)).nextUndecided).toBe(pending[0]?.doc ?? '');
      expect((await page(world.gatekeeper, doc, world.corrections)).nextUndecided).toBe('');
    }
    expect(lines.some(({ verification }) => verification === 'pending')).toBe(true);
  });

  test('with a warning if the extract was too old when it was uploaded', async () => {
    const [first] = await linesOf(world.corrections, world.intern);
    const row = await world.store.reader.first('kyc_businesses_docs', 'doc = {:doc}', { doc: first?.doc ?? '' });
    await world.store.transaction((records) =>
      records.update('kyc_businesses_docs', row?.id ?? '', { issued_on: '2026-01-05' }),
    );
    expect((await page(world.intern, first?.doc ?? '', world.corrections)).problem).toBe('extract-too-old');
  });
});

test('a document does not exist under another onboarding, for another institution or for clients [PERM-05]', async () => {
  const [first] = await linesOf();
  const params = { doc: first?.doc ?? '', subject: world.subject };
  await missingFor(world, [world.otherGatekeeper], 'document', params, { subject: unknownId });
  await missingFor(world, [world.gatekeeper, world.intern], 'document', { ...params, doc: unknownId }, {});
  const { subject } = await requestRow(world, world.corrections);
  await missingFor(world, [world.gatekeeper], 'document', { ...params, subject }, { doc: unknownId });
  await onlyItsRoles(world, 'document', params);
});
