import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { actorFor, newCompany, requestOfOther, write } from '../../test/case.ts';
import { accessOf, done, fillIn, onboardingAt, requestRow, startWorld, type World } from '../../test/scenario.ts';
import type { Person } from '../../test/test-app.ts';
import { mayReadDocument, openDocuments } from './readable-documents.ts';

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.close());

const mayRead = async (who: Person, doc: string) =>
  mayReadDocument(world.store.reader, await actorFor(world, who), doc, world.clock.now());
const readers = async (doc: string) => {
  const people = ['gatekeeper', 'admin', 'otherGatekeeper', 'intern', 'lead', 'client', 'otherClient'] as const;
  const may = await Promise.all(people.map((who) => mayRead(world[who], doc)));
  return people.filter((_, i) => may[i]);
};
const extractOf = async (request: string) => {
  const filter = 'request = {:request} && type = "registration"';
  const rows = await world.store.reader.find('kyc_businesses_docs', filter, { request }, { sort: '-version' });
  return rows[0]?.doc ?? '';
};
const withdraw = async (request: string) => {
  const access = await accessOf(world, request);
  await write(world, (records) => records.update('gk_access', access, { status: 'withdrawn' }));
};

describe('a document of a vault', () => {
  test('is read by the desk, its client and the institution with approved access after the submit [PERM-12]', async () => {
    const doc = await extractOf(await onboardingAt(world, 'submitted', 'business', newCompany()));
    expect(await readers(doc)).toEqual(['gatekeeper', 'admin', 'intern', 'lead', 'client']);
  });

  test('is not read by an institution before the client submits, although access is approved', async () => {
    const request = await onboardingAt(world, 'approved', 'business', newCompany());
    await fillIn(world, request);
    expect(await readers(await extractOf(request))).toEqual(['intern', 'lead', 'client']);
  });

  test('is no longer read once access is withdrawn [DOC-06]', async () => {
    const request = await onboardingAt(world, 'submitted', 'business', newCompany());
    const doc = await extractOf(request);
    await withdraw(request);
    expect(await readers(doc)).toEqual(['intern', 'lead', 'client']);
  });

  test('is not read by a second institution through its own onboarding without access [ROUTE-52]', async () => {
    const first = await onboardingAt(world, 'submitted', 'business', newCompany());
    const doc = await extractOf(first);
    const second = await requestOfOther(world, first);
    expect(await mayRead(world.otherGatekeeper, doc)).toBe(false);
    await done(world.run(world.client, 'approve-access', { access: await accessOf(world, second) }));
    expect(await mayRead(world.otherGatekeeper, doc)).toBe(false);
    await done(world.run(world.client, 'submit', { request: second }));
    expect(await mayRead(world.otherGatekeeper, doc)).toBe(true);
  });

  test('that was uploaded after the submit stays closed to the institution until the next submit', async () => {
    const request = await onboardingAt(world, 'submitted', 'business', newCompany());
    const old = await extractOf(request);
    const { subject } = await requestRow(world, request);
    const corrections = [{ target: `document:registration:${subject}`, text: 'A newer one, please.' }];
    await done(world.run(world.intern, 'ask-client', { request, corrections }));
    await done(world.upload(world.client, { request, owner: 'subject', type: 'registration', issuedOn: '2026-11-20' }));
    const doc = await extractOf(request);
    expect(doc).not.toBe(old);
    expect(await readers(doc)).toEqual(['intern', 'lead', 'client']);
    expect(await mayRead(world.gatekeeper, old)).toBe(true);
    await done(world.run(world.client, 'submit', { request }));
    expect([await mayRead(world.gatekeeper, old), await mayRead(world.gatekeeper, doc)]).toEqual([false, true]);
  });

  test('of one company is not read through access to another company of the same client', async () => {
    const first = await onboardingAt(world, 'submitted', 'business', newCompany());
    const second = await onboardingAt(world, 'submitted', 'business', newCompany());
    await withdraw(second);
    expect(await mayRead(world.gatekeeper, await extractOf(first))).toBe(true);
    expect(await mayRead(world.gatekeeper, await extractOf(second))).toBe(false);
  });

  test('is read through the older of two onboardings when only that one has access', async () => {
    const { client } = newCompany();
    const first = await onboardingAt(world, 'submitted', 'business', { client });
    const second = await onboardingAt(world, 'submitted', 'business', { client });
    const [old, current] = [await extractOf(first), await extractOf(second)];
    await withdraw(second);
    expect([await mayRead(world.gatekeeper, old), await mayRead(world.gatekeeper, current)]).toEqual([true, false]);
  });
});

describe('a document that an institution added to its onboarding', () => {
  const addOwn = async (request: string) =>
    (await done(world.upload(world.gatekeeper, { request, owner: 'request', type: 'other' }))).doc;

  test('is read by the institution alone while it is a draft, later by the desk, never by the client', async () => {
    const request = await onboardingAt(world, 'draft', 'business', newCompany());
    const doc = await addOwn(request);
    expect(await readers(doc)).toEqual(['gatekeeper', 'admin']);
    await done(world.run(world.gatekeeper, 'send', { request }));
    expect(await readers(doc)).toEqual(['gatekeeper', 'admin', 'intern', 'lead']);
  });
});

test('an unknown file is read by no one', async () => {
  expect(await readers('doesnotexist001')).toEqual([]);
});

describe('the documents of a subject', () => {
  test('are every version for the desk, those of frozen versions for the institution, none for others', async () => {
    const request = await onboardingAt(world, 'submitted', 'business', newCompany());
    const { subject } = await requestRow(world, request);
    const second = await requestOfOther(world, request);
    await done(
      world.upload(world.client, { request: second, owner: 'subject', type: 'registration', issuedOn: '2026-11-20' }),
    );
    const count = async (who: Person) =>
      (await openDocuments(world.store.reader, await actorFor(world, who), subject)).length;
    expect(await count(world.intern)).toBe(5);
    expect(await count(world.gatekeeper)).toBe(4);
    expect(await count(world.otherGatekeeper)).toBe(0);
    expect(await count(world.client)).toBe(0);
  });
});
