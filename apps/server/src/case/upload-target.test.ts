import type { DocumentType } from '@dossier/domain/documents';
import { maxFilesPerOnboarding, maxFilesPerType } from '@dossier/domain/limits';
import type { RefusalCode } from '@dossier/domain/refusals';
import { joris, marit } from '@dossier/domain/testing/sample-form';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { actorFor, newCompany, refusedBy, requestOfOther, write } from '../../test/case.ts';
import { done, fillIn, onboardingAt, requestRow, type Stage, startWorld, type World } from '../../test/scenario.ts';
import type { Person } from '../../test/test-app.ts';
import { vaultDocuments } from './documents.ts';
import { resolveUploadTarget } from './upload-target.ts';

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.close());

type Wanted = Parameters<typeof resolveUploadTarget>[2];
const wanted = (request: string, owner: string, more: Partial<Wanted> = {}): Wanted => ({
  request,
  owner,
  type: 'other',
  purpose: '',
  side: '',
  ...more,
});
const resolve = async (who: Person, target: Wanted) => {
  const result = await resolveUploadTarget(world.store.reader, await actorFor(world, who), target, world.clock.now());
  if (!result.ok) throw new Error(result.refusal.code);
  return result.value;
};
const refuses = async (code: RefusalCode, who: Person, target: Wanted) => {
  const actor = await actorFor(world, who);
  return refusedBy(world, code, (records) => resolveUploadTarget(records, actor, target, world.clock.now()));
};
const at = (stage: Stage) => onboardingAt(world, stage, 'business', newCompany());
const filled = async () => {
  const request = await at('approved');
  await fillIn(world, request);
  return request;
};

describe('a document of the client', () => {
  test('goes to the company, to a person of it, or to the individual [DOC-13]', async () => {
    const request = await filled();
    const { subject } = await requestRow(world, request);
    const ofCompany = await resolve(world.client, wanted(request, 'subject', { type: 'ubo' }));
    expect([ofCompany.collection, ofCompany.owner]).toEqual(['kyc_businesses_docs', subject]);
    expect((await resolve(world.client, wanted(request, subject))).owner).toBe(subject);
    const ofPerson = await resolve(world.client, wanted(request, marit, { purpose: 'identity' }));
    expect([ofPerson.collection, ofPerson.owner]).toEqual(['kyc_individuals_docs', marit]);
    const person = await onboardingAt(world, 'approved', 'individual');
    const own = await resolve(world.client, wanted(person, 'subject', { purpose: 'identity' }));
    expect([own.collection, own.owner]).toEqual(['kyc_individuals_docs', (await requestRow(world, person)).individual]);
  });

  test('names the former versions of the same owner and kind alone, oldest first [DOC-14]', async () => {
    const request = await filled();
    await done(world.upload(world.client, { request, owner: 'subject', type: 'registration', issuedOn: '2026-11-19' }));
    const { former } = await resolve(world.client, wanted(request, 'subject', { type: 'registration' }));
    expect(former.map(({ kind, version, current }) => [kind, version, current])).toEqual([
      ['registration', 1, false],
      ['registration', 2, true],
    ]);
    const ofJoris = await resolve(world.client, wanted(request, joris, { purpose: 'identity' }));
    expect(ofJoris.former.map(({ owner }) => owner)).toEqual([joris]);
    expect((await resolve(world.client, wanted(request, joris, { purpose: 'authority' }))).former).toEqual([]);
  });

  test('cannot go to a person who is not in the form, a company above it or another vault', async () => {
    const request = await filled();
    const { subject: theirs } = await requestRow(world, await at('approved'));
    for (const owner of ['personelse00001', 'companyhoek0001', theirs, '']) {
      await refuses('not-found', world.client, wanted(request, owner));
    }
  });

  test('cannot go to the documents of the institution, nor the other way round [PERM-12]', async () => {
    const request = await filled();
    await refuses('not-allowed', world.client, wanted(request, 'request'));
    await refuses('not-allowed', world.gatekeeper, wanted(request, 'subject'));
    await refuses('not-allowed', world.gatekeeper, wanted(request, marit));
  });

  test('cannot be added by another client, another institution or an Intern', async () => {
    const request = await filled();
    for (const owner of ['subject', 'request']) {
      await refuses('not-found', world.otherClient, wanted(request, owner));
      await refuses('not-found', world.otherGatekeeper, wanted(request, owner));
    }
    const { status } = await world.upload(world.intern, { request, owner: 'subject', type: 'ubo' });
    expect(status).toBe(403);
  });

  test.each(['submitted', 'question', 'completed', 'closed', 'cancelled'] as const)(
    'cannot be added to an onboarding that is %s',
    async (stage) => {
      await refuses('section-closed', world.client, wanted(await at(stage), 'subject', { type: 'ubo' }));
    },
  );

  test('can in a correction round be only the one that was asked for [FORM-31]', async () => {
    const request = await at('submitted');
    const target = `document:other-identity:${joris}`;
    await done(world.run(world.intern, 'ask-client', { request, corrections: [{ target, text: 'Expired.' }] }));
    expect((await resolve(world.client, wanted(request, joris, { purpose: 'identity' }))).owner).toBe(joris);
    const facts = await refuses('section-closed', world.client, wanted(request, joris, { purpose: 'authority' }));
    expect(facts).toEqual({ kind: 'other-authority' });
    await refuses('section-closed', world.client, wanted(request, marit, { purpose: 'identity' }));
    await refuses('section-closed', world.client, wanted(request, 'subject', { type: 'registration' }));
  });
});

describe('a document of the institution', () => {
  test('stays with its onboarding: it never becomes a document of the vault', async () => {
    const request = await at('submitted');
    const row = await requestRow(world, request);
    const before = await vaultDocuments(world.store.reader, row);
    expect(await resolve(world.gatekeeper, wanted(request, 'request'))).toMatchObject({
      collection: 'gk_requests_docs',
      owner: request,
      former: [],
    });
    await done(
      world.upload(world.gatekeeper, { request, owner: 'request', type: 'registration', issuedOn: '2026-11-02' }),
    );
    expect(await vaultDocuments(world.store.reader, row)).toEqual(before);
  });

  test.each(['closed', 'cancelled'] as const)('cannot be added once the onboarding is %s [ARC-02]', async (stage) => {
    await refuses('version-frozen', world.gatekeeper, wanted(await at(stage), 'request'));
  });

  test.each(['draft', 'requested', 'completed'] as const)('can be added to an onboarding that is %s', async (stage) => {
    expect((await resolve(world.gatekeeper, wanted(await at(stage), 'request'))).owner).not.toBe('');
  });
});

describe('the number of files [VAL-18]', () => {
  const types: readonly DocumentType[] = ['ownership', 'articlesOfAssociation', 'shareholdersRegistry', 'other', 'ubo'];

  /** Adds rows of one type to the company, for this onboarding. */
  const add = async (request: string, type: DocumentType, count: number) => {
    const { business } = await requestRow(world, request);
    const [file] = await world.store.reader.find('kyc_docs', '', {}, { limit: 1 });
    const row = { business, type, doc: file?.id ?? '', request, current: false, verification: 'pending' as const };
    await write(world, async (records) => {
      for (let version = 1; version <= count; version += 1) {
        await records.create('kyc_businesses_docs', { ...row, version });
      }
    });
  };

  test('is limited per owner and type: one below the limit is accepted, at the limit it is refused', async () => {
    const request = await at('approved');
    await add(request, 'ubo', maxFilesPerType - 1);
    expect((await resolve(world.client, wanted(request, 'subject', { type: 'ubo' }))).former).toHaveLength(
      maxFilesPerType - 1,
    );
    await add(request, 'ubo', 1);
    const facts = await refuses('files-too-many', world.client, wanted(request, 'subject', { type: 'ubo' }));
    expect(facts).toEqual({ maxFiles: maxFilesPerType });
    expect((await resolve(world.client, wanted(request, 'subject', { type: 'ownership' }))).former).toEqual([]);
  });

  test('is limited per onboarding over all types, and begins again in the next onboarding', async () => {
    const request = await at('approved');
    for (const type of types) await add(request, type, maxFilesPerOnboarding / types.length);
    const target = { type: 'registration' as const };
    const facts = await refuses('files-too-many', world.client, wanted(request, 'subject', target));
    expect(facts).toEqual({ maxFiles: maxFilesPerOnboarding });
    const second = await requestOfOther(world, request);
    expect((await resolve(world.client, wanted(second, 'subject', target))).request.id).toBe(second);
    expect((await resolve(world.client, wanted(second, 'subject', { type: 'ubo' }))).former).toHaveLength(
      maxFilesPerType,
    );
  });
});

describe('an added document', () => {
  const extracts = async (request: string) => {
    const all = await vaultDocuments(world.store.reader, await requestRow(world, request));
    return all.filter(({ kind }) => kind === 'registration').map(({ version, current }) => [version, current]);
  };
  const addExtract = (request: string, more: Record<string, string> = {}) =>
    done(
      world.upload(world.client, { request, owner: 'subject', type: 'registration', issuedOn: '2026-11-19', ...more }),
    );

  test('replaces the former version, also that of another institution [DOC-14]', async () => {
    const request = await at('submitted');
    expect(await extracts(request)).toEqual([[1, true]]);
    const second = await requestOfOther(world, request);
    expect((await addExtract(second)).version).toBe(2);
    expect(await extracts(request)).toEqual([
      [1, false],
      [2, true],
    ]);
  });

  test('joins the unsent files of its kind when asked, as the back of a card joins its front', async () => {
    const request = await at('approved');
    await addExtract(request);
    await addExtract(request, { keepsOthers: 'yes' });
    expect(await extracts(request)).toEqual([
      [1, true],
      [2, true],
    ]);
  });

  test('never joins a file that was submitted: it replaces it', async () => {
    const request = await at('submitted');
    const { subject } = await requestRow(world, request);
    const corrections = [{ target: `document:registration:${subject}`, text: 'Newer.' }];
    await done(world.run(world.intern, 'ask-client', { request, corrections }));
    await addExtract(request, { keepsOthers: 'yes' });
    expect(await extracts(request)).toEqual([
      [1, false],
      [2, true],
    ]);
  });

  test('answers the correction that asked for it, and no other', async () => {
    const request = await at('submitted');
    const { subject } = await requestRow(world, request);
    const targets = [`document:registration:${subject}`, `document:ubo:${subject}`, `document:other-identity:${joris}`];
    const corrections = targets.map((target) => ({ target, text: 'Newer.' }));
    await done(world.run(world.intern, 'ask-client', { request, corrections }));
    await addExtract(request);
    const rows = await world.store.reader.find(
      'gk_corrections',
      'request = {:request}',
      { request },
      { sort: '@rowid' },
    );
    expect(rows.map(({ status }) => status)).toEqual(['answered', 'open', 'open']);
  });

  /** The identity documents of Joris: side, version and whether it counts, oldest first. */
  const cards = async (request: string) => {
    const all = await vaultDocuments(world.store.reader, await requestRow(world, request));
    const own = all.filter(({ kind, owner }) => kind === 'other-identity' && owner === joris);
    return own.map(({ side, version, current }) => [side, version, current]);
  };
  const addSide = (request: string, side: string, file = 'card.png', more: Record<string, string> = {}) =>
    world.upload(world.client, { request, owner: joris, type: 'other', purpose: 'identity', side, ...more }, file);

  test('is one side of a card, whose other side stays; a new file of a side replaces that side [DOC-14]', async () => {
    const request = await at('submitted');
    expect(await cards(request)).toEqual([['', 1, true]]);
    const corrections = [{ target: `document:other-identity:${joris}`, text: 'Not sharp.' }];
    await done(world.run(world.intern, 'ask-client', { request, corrections }));
    for (const side of ['front', 'back', 'front']) await done(addSide(request, side));
    expect(await cards(request)).toEqual([
      ['', 1, false],
      ['front', 2, false],
      ['back', 1, true],
      ['front', 3, true],
    ]);
    await done(addSide(request, 'page', 'phone-photo.jpg'));
    expect((await cards(request)).filter(([, , current]) => current)).toEqual([['page', 4, true]]);
  });

  test('has a side only as an identity document', async () => {
    const request = await at('approved');
    await addExtract(request, { side: 'back' });
    const [row] = await vaultDocuments(world.store.reader, await requestRow(world, request));
    expect(row).toMatchObject({ kind: 'registration', side: '' });
  });

  test('is not added twice when its upload is repeated, and can be added again after it was removed', async () => {
    const request = await filled();
    const once = { once: 'yes' };
    const { doc } = await done(addSide(request, 'front', 'card.png', once));
    const before = await cards(request);
    const again = await addSide(request, 'front', 'card.png', once);
    expect(again).toMatchObject({ status: 409, body: { code: 'file-already-added' } });
    expect(await cards(request)).toEqual(before);
    await done(addSide(request, 'back', 'card.png', once));
    await done(world.run(world.client, 'remove-document', { request, doc }));
    await done(addSide(request, 'front', 'card.png', once));
    expect((await cards(request)).filter(([, , current]) => current).map(([side]) => side)).toEqual(['back', 'front']);
  });

  test('of the institution is not added twice either', async () => {
    const request = await at('requested');
    const input = { request, owner: 'request', type: 'ownership', once: 'yes' };
    await done(world.upload(world.gatekeeper, input));
    expect((await world.upload(world.gatekeeper, input)).status).toBe(409);
    expect(await world.store.reader.find('gk_requests_docs', 'request = {:request}', { request })).toHaveLength(1);
  });
});
