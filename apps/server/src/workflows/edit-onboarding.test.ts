import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { done, onboardingAt, requestRow, snapshot, startWorld, type World } from '../../test/scenario.ts';
import { entityOf } from '../../test/screened.ts';
import { newestStatuses } from '../case/checks.ts';

let world: World;
let contact: string;
let request: string;
beforeEach(async () => {
  world = await startWorld();
  // A contact who has never signed in.
  const row = { org: world.org, first_name: 'Íñigo', last_name: 'Prats', email: 'inigo@typo.example' };
  contact = (await world.store.transaction((records) => records.create('gk_contacts', row))).id;
  request = await onboardingAt(world, 'requested', 'business', { contact, scope: ['registration', 'people'] });
});
afterEach(() => world.close());

const start = { email: 'inigo@typo.example', deadline: '2026-12-24', reference: 'TR-2026-0431' };
const edit = (values: object, { seen = start as object, as = world.gatekeeper, of = request } = {}) =>
  world.run(as, 'edit-onboarding', { request: of, seen, values });
const historyOf = async (of = request) => {
  const { subject } = await requestRow(world, of);
  const { events } = await done(world.view(world.gatekeeper, 'entity-history', { subject, request: of }));
  return (events as { action: string; changes: unknown }[]).filter(({ action }) => action === 'onboarding-edited');
};
const signIn = async (user: string) =>
  world.store.transaction((records) =>
    records.update('end_client_users', user, { last_seen_at: '2026-11-21 10:00:00.000Z' }),
  );

describe('an onboarding that was sent', () => {
  test('gets another deadline and reference, with one history event that has each before and after [HIST-01]', async () => {
    const values = { deadline: '2027-01-15', reference: ' TR-9 ', email: start.email };
    expect(await done(edit(values))).toMatchObject({ status: 'requested', sentTo: '', others: 0 });
    expect(await requestRow(world, request)).toMatchObject({
      deadline: '2027-01-15',
      reference: 'TR-9',
    });
    expect(await historyOf()).toMatchObject([
      {
        changes: [
          { field: 'deadline', before: '2026-12-24', after: '2027-01-15' },
          { field: 'reference', before: 'TR-2026-0431', after: 'TR-9' },
        ],
      },
    ]);
    expect(await world.sendMails()).toEqual([]);
  });

  test('notifies its reviewer of a change', async () => {
    const submitted = await onboardingAt(world, 'submitted');
    await done(world.run(world.intern, 'assign', { requests: [submitted], to: world.intern.id }));
    await done(edit({ deadline: '2027-01-15' }, { of: submitted, as: world.admin }));
    const [note] = await world.store.reader.find('notifications', 'kind = "onboarding-edited"');
    expect(note).toMatchObject({ user: world.intern.id, request: submitted });
  });

  test('is unchanged, without an event, when every value is the stored one', async () => {
    const before = await snapshot(world);
    await done(edit({ ...start, scope: ['people', 'registration'] }, { seen: {} }));
    expect(await snapshot(world)).toBe(before);
  });

  test('has the checks that a wider scope adds as pending, and keeps those that it loses [NEW-16]', async () => {
    const scope = ['registration', 'ownership', 'funds'];
    await done(edit({ scope }, { seen: { scope: ['registration', 'people'] } }));
    expect(await requestRow(world, request)).toMatchObject({ scope, source_of_funds: true });
    const statuses = await newestStatuses(world.store.reader, request);
    expect([...statuses.keys()]).toEqual(expect.arrayContaining(['people', 'ownership', 'funds']));
    expect(await historyOf()).toHaveLength(1);
  });
});

describe('a corrected address', () => {
  const values = { email: 'Inigo@Right.example' };

  test('receives the invitation, and the account of the old one no longer opens the onboarding [MAIL-06]', async () => {
    await done(world.run(world.gatekeeper, 'send-invite', { request }));
    const { client_user: former } = await requestRow(world, request);
    expect(await done(edit(values))).toMatchObject({ sentTo: 'inigo@right.example', others: 0 });
    const { client_user: user } = await requestRow(world, request);
    const account = { collection: 'end_client_users' } as const;
    expect((await world.view({ id: former, ...account }, 'client-form', { request })).status).toBe(404);
    expect((await world.view({ id: user, ...account }, 'client-form', { request })).status).toBe(200);
    // The first invitation was still waiting: it is not sent to the wrong address.
    expect((await world.sendMails()).map(({ to }) => to)).toEqual(['inigo@right.example']);
    const email = { field: 'email', before: 'inigo@typo.example', after: 'inigo@right.example' };
    expect(await historyOf()).toMatchObject([{ changes: [email] }]);
    expect((await entityOf(world, request, world.gatekeeper)).contact).toMatchObject({
      email: 'inigo@right.example',
      hasSignedIn: false,
    });
  });

  test('applies to every onboarding that was sent to the wrong one', async () => {
    const other = await onboardingAt(world, 'requested', 'individual', { contact });
    expect(await done(edit(values))).toMatchObject({ others: 1 });
    const rows = [await requestRow(world, request), await requestRow(world, other)];
    expect(rows[0]?.client_user).toBe(rows[1]?.client_user);
    expect((await world.sendMails()).map(({ to }) => to)).toEqual(['inigo@right.example', 'inigo@right.example']);
    expect(await historyOf(other)).toHaveLength(1);
  });

  test('sends one invitation when the request is repeated', async () => {
    await done(edit(values));
    expect(await done(edit(values))).toMatchObject({ sentTo: '' });
    expect(await world.sendMails()).toHaveLength(1);
  });
});

describe('nothing changes', () => {
  const refusedWith = async (code: string, answer: () => ReturnType<typeof edit>) => {
    const before = await snapshot(world);
    expect((await answer()).body).toMatchObject({ code });
    expect(await snapshot(world)).toBe(before);
  };

  test('when another user has changed the same value since; another value is no conflict', async () => {
    await done(edit({ deadline: '2027-01-15' }));
    await refusedWith('stale-revision', () => edit({ deadline: '2027-02-01' }));
    await done(edit({ reference: 'TR-9' }));
    expect(await requestRow(world, request)).toMatchObject({ deadline: '2027-01-15', reference: 'TR-9' });
  });

  test('when the client has signed in with the old address, even if other values are right', async () => {
    await signIn((await requestRow(world, request)).client_user);
    await refusedWith('client-signed-in', () => edit({ email: 'inigo@right.example', reference: 'TR-9' }));
    expect((await entityOf(world, request, world.gatekeeper)).contact?.hasSignedIn).toBe(true);
  });

  test.each([
    ['a deadline that is not after today', { deadline: '2026-11-20' }, 'deadline-not-in-future'],
    ['an empty reference', { reference: ' ' }, 'reference-missing'],
    ['an address that is none', { email: 'inigo' }, 'contact-email-invalid'],
    ['a check that does not exist', { scope: ['everything'] }, 'input-invalid'],
  ])('for %s', async (_, values, code) => {
    await refusedWith(code, () => edit(values));
  });

  test('to the request for the source of funds once the form was submitted', async () => {
    const submitted = await onboardingAt(world, 'submitted');
    const { scope } = await requestRow(world, submitted);
    const values = { scope: [...(scope ?? []), 'funds'] };
    await refusedWith('funds-after-submission', () => edit(values, { of: submitted, seen: { scope: scope ?? [] } }));
  });

  test.each(['draft', 'completed', 'closed'] as const)('in an onboarding that is %s [STAT-05]', async (stage) => {
    const of = await onboardingAt(world, stage);
    await refusedWith('move-not-allowed', () => edit({ reference: 'TR-9' }, { of }));
  });

  test('for other institutions, the desk and clients [PERM-02]', async () => {
    const input = { request, seen: start, values: { reference: 'TR-9' } };
    const before = await snapshot(world);
    expect((await world.run(world.otherGatekeeper, 'edit-onboarding', input)).status).toBe(404);
    for (const person of [world.intern, world.lead, world.client])
      expect((await world.run(person, 'edit-onboarding', input)).status).toBe(403);
    expect(await snapshot(world)).toBe(before);
  });
});
