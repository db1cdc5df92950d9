import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { done, onboardingAt, requestRow, startWorld, type World } from '../../test/scenario.ts';
import {
  documentsOf,
  documentsOfVersion,
  formDocuments,
  isExtractTooOld,
  vaultDocuments,
  vaultDocumentsOfFile,
} from './documents.ts';
import { draftOf, frozenOf } from './versions.ts';

describe('an extract', () => {
  const registration = (issuedOn: string) => ({ type: 'registration' as const, issuedOn });

  test('is judged by the day of its upload in the desk’s time zone, not in UTC [VAL-21, VAL-22]', () => {
    // 23:30 UTC on the 20th is the 21st in Amsterdam.
    expect(isExtractTooOld(registration('2026-05-20'), '2026-11-20 22:30:00.000Z')).toBe(false);
    expect(isExtractTooOld(registration('2026-05-20'), '2026-11-20 23:30:00.000Z')).toBe(true);
    expect(isExtractTooOld(registration('2026-05-21'), '2026-11-20 23:30:00.000Z')).toBe(false);
  });

  test('alone can be too old: other documents have no limit', () => {
    expect(isExtractTooOld({ type: 'articlesOfAssociation', issuedOn: '1990-01-01' }, '2026-11-20 10:00:00.000Z')).toBe(
      false,
    );
  });
});

describe('the documents of a vault', () => {
  let world: World;
  beforeEach(async () => {
    world = await startWorld();
  });
  afterEach(() => world.close());

  test('have the id of their row, that of their file, and their owner', async () => {
    const request = await requestRow(world, await onboardingAt(world, 'submitted'));
    const documents = await vaultDocuments(world.store.reader, request);
    expect(documents).toHaveLength(4);
    for (const document of documents) {
      const row = await world.store.reader.need(document.collection, document.id);
      expect(row.doc).toBe(document.doc);
      expect(document.subject).toBe(request.subject);
      expect(await vaultDocumentsOfFile(world.store.reader, document.doc)).toEqual([document]);
    }
    const owners = documents.map(
      ({ collection, owner }) => collection === 'kyc_businesses_docs' && owner === request.subject,
    );
    expect(owners).toEqual([true, true, false, false]);
  });

  test('of a frozen version stay those it was submitted with when a later upload replaces one', async () => {
    const id = await onboardingAt(world, 'submitted');
    const request = await requestRow(world, id);
    const version = await frozenOf(world.store.reader, request);
    const submitted = await documentsOfVersion(world.store.reader, request, version);
    const corrections = [{ target: `document:registration:${request.subject}`, text: 'A newer one.' }];
    await done(world.run(world.intern, 'ask-client', { request: id, corrections }));
    await done(
      world.upload(world.client, { request: id, owner: 'subject', type: 'registration', issuedOn: '2026-11-20' }),
    );
    expect(
      await documentsOfVersion(world.store.reader, request, version).then((all) => all.map(({ id }) => id)),
    ).toEqual(submitted.map(({ id }) => id));
    const draft = await draftOf(world.store.reader, request);
    const current = await documentsOfVersion(world.store.reader, request, draft);
    expect(current.map(({ kind, version }) => [kind, version])).toContainEqual(['registration', 2]);
    expect(documentsOf(undefined, current)).toEqual(current);
  });

  test('are known to the form by the ids of their files', async () => {
    const request = await requestRow(world, await onboardingAt(world, 'submitted'));
    const documents = await vaultDocuments(world.store.reader, request);
    const form = await formDocuments(world.store.reader, documents);
    expect(form.map(({ id }) => id)).toEqual(documents.map(({ doc }) => doc));
    expect(form.map(({ person }) => person === '')).toEqual([true, true, false, false]);
  });

  test('may be verified while the onboarding waits, by the page as by the workflow', async () => {
    const id = await onboardingAt(world, 'corrections');
    const { subject } = await requestRow(world, id);
    const [document] = await vaultDocuments(world.store.reader, { type: 'business', subject });
    const page = await done(world.view(world.intern, 'document', { doc: document?.doc ?? '', subject, request: id }));
    expect(page.mayVerify).toBe(true);
    await done(world.run(world.intern, 'verify-document', { request: id, document: document?.id }));
  });

  test('may not be verified once the onboarding is completed, by the page as by the workflow', async () => {
    const id = await onboardingAt(world, 'completed');
    const { subject } = await requestRow(world, id);
    const [document] = await vaultDocuments(world.store.reader, { type: 'business', subject });
    const page = await done(world.view(world.intern, 'document', { doc: document?.doc ?? '', subject, request: id }));
    expect(page.mayVerify).toBe(false);
    const { body } = await world.run(world.intern, 'verify-document', { request: id, document: document?.id });
    expect(body.code).toBe('version-frozen');
  });

  test('that came in too old near midnight are refused by the workflow and marked on the page alike [VAL-21]', async () => {
    world.clock.set('2026-11-20T23:30:00.000Z');
    const id = await onboardingAt(world, 'submitted');
    const { subject } = await requestRow(world, id);
    const [extract] = await vaultDocuments(world.store.reader, { type: 'business', subject });
    await world.store.transaction(async (records) => {
      await records.update('kyc_businesses_docs', extract?.id ?? '', { issued_on: '2026-05-20' });
    });
    const page = await done(world.view(world.intern, 'document', { doc: extract?.doc ?? '', subject, request: id }));
    expect(page.problem).toBe('extract-too-old');
    const { body } = await world.run(world.intern, 'verify-document', { request: id, document: extract?.id });
    expect(body.code).toBe('extract-too-old');
  });
});
