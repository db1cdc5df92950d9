import { marit } from '@dossier/domain/testing/sample-form';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { notFoundForOthers, refused } from '../../test/refused.ts';
import { done, fillIn, onboardingAt, requestRow, startWorld, type World } from '../../test/scenario.ts';

let world: World;
let request: string;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.close());
beforeEach(async () => {
  request = await onboardingAt(world, 'requested');
});

const extract = { owner: 'subject', type: 'registration', issuedOn: '2026-11-02' };
const upload = (input: Record<string, string>, file?: string) =>
  world.upload(world.client, { request, ...input }, file);
const fileCount = async () => {
  let count = 0;
  for await (const _ of world.files.list('')) count += 1;
  return count;
};

describe('adding a document', () => {
  test('stores the file under a random name with its detected type, size and pages [DOC-15]', async () => {
    const added = await done(upload(extract, 'scan-three-pages.pdf'));
    expect(added).toMatchObject({ name: 'scan-three-pages.pdf', pages: 3, mediaType: 'application/pdf' });
    const row = await world.store.reader.need('kyc_docs', added.doc);
    expect(row).toMatchObject({
      media_type: 'application/pdf',
      encrypted: false,
      uploaded_by: world.client.id,
      uploaded_portal: 'client',
    });
    expect(row.file).toMatch(/^[a-z0-9]{15}\.pdf$/);
    expect(row.sha256).toMatch(/^[0-9a-f]{64}$/);
    const info = await world.files.info(`${world.store.collections.get('kyc_docs')?.id}/${row.id}/${row.file}`);
    expect(info?.size).toBe(row.size);
  });

  test('lets an Intern read it through the record API with a token, but not a client', async () => {
    const { doc } = await done(upload(extract));
    const { file } = await world.store.reader.need('kyc_docs', doc);
    const path = `/api/files/kyc_docs/${doc}/${file}`;
    expect((await world.request('GET', path)).status).toBe(404);
    const { body } = await world.request('POST', '/api/files/token', { who: world.intern, body: {} });
    const answer = await fetch(`${world.url}${path}?token=${body.token}`);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/png']);
    const own = await world.request('POST', '/api/files/token', { who: world.client, body: {} });
    expect((await fetch(`${world.url}${path}?token=${own.body.token}`)).status).toBe(404);
  });

  test('again adds a version, and the newest is current [DOC-13, DOC-14]', async () => {
    await fillIn(world, request);
    const next = await done(upload({ owner: marit, type: 'other', purpose: 'identity' }));
    const rows = await world.store.reader.find('kyc_individuals_docs', 'person = {:marit} && request = {:request}', {
      marit,
      request,
    });
    expect(next.version).toBe(Math.max(...rows.map((row) => row.version)));
    expect(rows.filter((row) => row.current).map((row) => row.doc)).toEqual([next.doc]);
  });

  test('as an additional page leaves the other one current: front and back of a card [ENTY-26]', async () => {
    await fillIn(world, request);
    const card = { owner: marit, type: 'other' as const, purpose: 'identity' as const };
    const front = await done(upload(card));
    const back = await done(upload({ ...card, keepsOthers: 'yes' as const }));
    const rows = await world.store.reader.find('kyc_individuals_docs', 'person = {:marit} && current = true', {
      marit,
    });
    const ofThis = rows.filter((row) => row.request === request).map((row) => row.doc);
    expect(ofThis.toSorted()).toEqual([front.doc, back.doc].toSorted());
  });

  test.each([
    ['file-password-protected', extract, 'encrypted.pdf'],
    ['file-unreadable', extract, 'truncated.pdf'],
    ['file-type-not-accepted', extract, 'word-renamed.pdf'],
    ['extract-too-old', { ...extract, issuedOn: '2026-05-20' }, 'card.png'],
    ['issue-date-in-future', { ...extract, issuedOn: '2026-11-22' }, 'card.png'],
    ['input-invalid', { owner: 'subject', type: 'registration' }, 'card.png'],
    ['input-invalid', { ...extract, type: 'diploma' }, 'card.png'],
    ['not-found', { ...extract, owner: 'nobodynobodynob' }, 'card.png'],
    ['not-allowed', { ...extract, owner: 'request' }, 'card.png'],
  ] as const)('%s: nothing is stored', async (code, input, file) => {
    const before = await fileCount();
    await refused(world, code, () => upload({ ...input }, file));
    expect(await fileCount()).toBe(before);
  });

  test('accepts an extract issued exactly six months ago', async () => {
    await done(upload({ ...extract, issuedOn: '2026-05-21' }));
  });

  test('refuses a file larger than 20 MB with its name and size', async () => {
    const form = new FormData();
    for (const [key, value] of Object.entries({ request, ...extract })) form.set(key, value);
    form.set('file', new Blob([new Uint8Array(20 * 1024 * 1024 + 1)]), 'big.pdf');
    const { body } = await refused(world, 'file-too-large', () =>
      world.request('POST', '/api/desk/add-document', { who: world.client, form }),
    );
    expect(body.facts).toEqual({ name: 'big.pdf', maxSize: 20 });
  });

  test('is limited to ten of one kind', async () => {
    const fresh = await onboardingAt(world, 'requested', 'individual');
    const one = { request: fresh, owner: 'subject', type: 'other', purpose: 'identity' };
    for (let count = 0; count < 10; count += 1) await done(world.upload(world.client, one));
    const { body } = await refused(world, 'files-too-many', () => world.upload(world.client, one));
    expect(body.facts).toEqual({ maxFiles: 10 });
  });

  test('is refused when the form is closed, and for the forms of others', async () => {
    const before = await fileCount();
    await refused(world, 'not-found', () => world.upload(world.otherClient, { request, ...extract }));
    await refused(world, 'not-found', () =>
      world.upload(world.otherGatekeeper, { request, owner: 'request', type: 'other' }),
    );
    request = await onboardingAt(world, 'submitted');
    const now = await fileCount();
    await refused(world, 'section-closed', () => upload(extract));
    expect(await fileCount()).toBe(now);
    expect(now).toBeGreaterThan(before);
  });
});

describe("an institution's own documents", () => {
  test('are not added to the vault, and can be copied within the organisation [NEW-19, NEW-22, NEW-32]', async () => {
    const { doc } = await done(
      world.upload(world.gatekeeper, { request, owner: 'request', type: 'articlesOfAssociation' }),
    );
    expect(await world.store.reader.count('kyc_businesses_docs', 'doc = {:doc}', { doc })).toBe(0);
    const next = await onboardingAt(world, 'draft', 'individual');
    await done(world.run(world.gatekeeper, 'copy-document', { request: next, documents: [doc] }));
    const rows = await world.store.reader.find('gk_requests_docs', 'doc = {:doc}', { doc }, { sort: 'created,@rowid' });
    expect(rows.map(({ origin, type }) => [origin, type])).toEqual([
      ['upload', 'articlesOfAssociation'],
      ['copied', 'articlesOfAssociation'],
    ]);
    await notFoundForOthers(world, [world.otherGatekeeper], 'copy-document', { request: next, documents: [doc] });
    await done(world.run(world.gatekeeper, 'remove-document', { request: next, doc }));
    expect(await world.store.reader.get('kyc_docs', doc)).toBeDefined();
    await refused(world, 'version-frozen', () => world.run(world.gatekeeper, 'remove-document', { request, doc }));
  });

  test("do not include copies of a client's documents from the vault", async () => {
    const { doc } = await done(upload(extract));
    const next = await onboardingAt(world, 'draft');
    await refused(world, 'not-found', () =>
      world.run(world.gatekeeper, 'copy-document', { request: next, documents: [doc] }),
    );
  });
});

describe('removing a document', () => {
  test('makes its preceding version current, and deletes the file', async () => {
    const first = await done(upload(extract));
    const second = await done(upload(extract));
    await notFoundForOthers(world, [world.otherClient], 'remove-document', { request, doc: second.doc });
    await done(world.run(world.client, 'remove-document', { request, doc: second.doc }));
    const row = await world.store.reader.first('kyc_businesses_docs', 'doc = {:doc}', { doc: first.doc });
    expect(row?.current).toBe(true);
    expect(await world.store.reader.get('kyc_docs', second.doc)).toBeUndefined();
  });

  test('that was submitted is refused', async () => {
    request = await onboardingAt(world, 'corrections');
    const { version } = await requestRow(world, request);
    const [doc] = (await world.store.reader.need('kyc_businesses_details', version)).documents ?? [];
    await refused(world, 'section-closed', () => world.run(world.client, 'remove-document', { request, doc }));
  });
});

test('a workflow without files refuses an upload', async () => {
  const form = new FormData();
  form.set('request', request);
  form.set('file', new Blob(['x']), 'x.png');
  await refused(world, 'input-invalid', () => world.request('POST', '/api/desk/send', { who: world.gatekeeper, form }));
});
