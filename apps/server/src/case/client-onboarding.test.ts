import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newCompany, proven, requestOfOther, write } from '../../test/case.ts';
import { accessOf, done, onboardingAt, requestRow, saveSection, startWorld, type World } from '../../test/scenario.ts';
import { clientVersion, loadClientOnboarding, loadClientOnboardings } from './client-onboarding.ts';

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.close());

const load = (user: string, request: string) => loadClientOnboarding(world.store.reader, user, request);
const idsOf = async (user: string) =>
  (await loadClientOnboardings(world.store.reader, user)).map(({ request }) => request.id);

describe('an onboarding', () => {
  test('is loaded for the owner of its vault with the institution and the access request', async () => {
    const request = await onboardingAt(world, 'requested', 'business', newCompany());
    const loaded = await load(world.client.id, request);
    expect(loaded).toMatchObject({ role: 'owner', org: { id: world.org }, access: { status: 'pending' } });
  });

  test('does not exist for another client, nor under an unknown id [PERM-07]', async () => {
    const request = await onboardingAt(world, 'requested', 'business', newCompany());
    expect(await load(world.otherClient.id, request)).toBeUndefined();
    expect(await load(world.client.id, 'doesnotexist001')).toBeUndefined();
    expect(await idsOf(world.otherClient.id)).toEqual([]);
  });

  test('does not exist for its client while it is a draft', async () => {
    const request = await onboardingAt(world, 'draft', 'business', newCompany());
    await write(world, (records) => records.update('gk_requests', request, { client_user: world.client.id }));
    expect(await load(world.client.id, request)).toBeUndefined();
    expect(await idsOf(world.client.id)).not.toContain(request);
  });

  test('is loaded without a role for a contact whom the owners have not admitted', async () => {
    const own = await onboardingAt(world, 'submitted', 'business', newCompany());
    await proven(world, own);
    const second = await requestOfOther(world, own, 'second@contact.example');
    const { client_user: contact } = await requestRow(world, second);
    expect((await load(contact, second))?.role).toBe('none');
    expect(await load(contact, own)).toBeUndefined();
    expect(await idsOf(contact)).toEqual([second]);
    expect((await load(world.client.id, second))?.role).toBe('owner');
  });

  test('is loaded for a helper, who leaves with the membership', async () => {
    const request = await onboardingAt(world, 'requested', 'business', newCompany());
    const { business } = await requestRow(world, request);
    const helper = { business, user: world.otherClient.id, role: 'helper' as const, added_by: world.client.id };
    const { id } = await write(world, (records) => records.create('vault_members', helper));
    expect((await load(world.otherClient.id, request))?.role).toBe('helper');
    expect(await idsOf(world.otherClient.id)).toEqual([request]);
    await write(world, (records) => records.delete('vault_members', id));
    expect(await load(world.otherClient.id, request)).toBeUndefined();
    expect(await idsOf(world.otherClient.id)).toEqual([]);
  });
});

describe('the onboardings of a client', () => {
  test('are those of all companies and institutions, each once, the newest request first', async () => {
    world.clock.advance({ days: 1 });
    const older = await onboardingAt(world, 'requested', 'business', newCompany());
    world.clock.advance({ days: 1 });
    const newer = await requestOfOther(world, older);
    world.clock.advance({ days: 1 });
    const newest = await onboardingAt(world, 'requested', 'business', newCompany());
    const ids = await idsOf(world.client.id);
    expect(ids.slice(0, 3)).toEqual([newest, newer, older]);
    expect(new Set(ids).size).toBe(ids.length);
  });

  test('of one moment have one order, however often they are loaded', async () => {
    for (let i = 0; i < 3; i += 1) await onboardingAt(world, 'requested', 'business', newCompany());
    const ids = await idsOf(world.client.id);
    const requests = await Promise.all(ids.map((id) => requestRow(world, id)));
    const key = ({ requested_at, id }: (typeof requests)[number]) => `${requested_at} ${id}`;
    const wanted = requests.toSorted((a, b) => (key(a) < key(b) ? 1 : -1));
    expect(ids).toEqual(wanted.map(({ id }) => id));
  });
});

describe('the version that a client sees', () => {
  const answersOf = async (request: string) =>
    (await clientVersion(world.store.reader, await requestRow(world, request)))?.answers.contact;

  test('is the draft while it is filled in, then the submitted one [FORM-16, FORM-27]', async () => {
    const request = await onboardingAt(world, 'approved', 'business', newCompany());
    await done(saveSection(world, request, 'contact', { firstName: 'Typed' }));
    const draft = await clientVersion(world.store.reader, await requestRow(world, request));
    expect(draft).toMatchObject({ state: 'draft', request, answers: { contact: { firstName: 'Typed' } } });
    const submitted = await onboardingAt(world, 'submitted', 'business', newCompany());
    const frozen = await clientVersion(world.store.reader, await requestRow(world, submitted));
    expect(frozen).toMatchObject({ state: 'submitted', request: submitted });
  });

  test('is the draft of its own onboarding, not that of another institution', async () => {
    const first = await onboardingAt(world, 'approved', 'business', newCompany());
    const second = await requestOfOther(world, first);
    await done(world.run(world.client, 'approve-access', { access: await accessOf(world, second) }));
    await done(saveSection(world, first, 'contact', { firstName: 'First' }));
    await done(saveSection(world, second, 'contact', { firstName: 'Second' }));
    expect(await answersOf(first)).toEqual({ firstName: 'First' });
    expect(await answersOf(second)).toEqual({ firstName: 'Second' });
  });
});
