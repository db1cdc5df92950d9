import type { RegisterAnswer } from '@dossier/domain/contracts/shared/register-answer';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { others } from '../../test/lists.ts';
import { refused } from '../../test/refused.ts';
import { done, type World } from '../../test/scenario.ts';
import { screenedCompany, withList } from '../../test/screened.ts';
import { companyKey, type RegistryCompany } from '../registry/registry.ts';
import { storedRegistry } from '../registry/stored-registry.ts';
import { orderSweep } from './order-sweep.ts';

let world: World;
let request: string;
let subject: string;
let company: RegistryCompany;
beforeEach(async () => {
  const screened = await screenedCompany();
  world = screened;
  ({ request, subject } = screened.file);
  const business = await world.store.reader.need('kyc_businesses', subject);
  const { country, authority, registration_number: number } = business;
  const answer = business.register as RegisterAnswer;
  company = { tradeNames: [], status: 'active', ...answer, key: companyKey(country, authority, number) };
});
afterEach(() => world.close());

const start = async (level: string, more: Record<string, unknown> = {}) =>
  (
    await done(
      world.run(world.gatekeeper, 'save-subscription', {
        request,
        level,
        cadence: 'monthly',
        recipients: [world.gatekeeper.id],
        ...more,
      }),
    )
  ).subscription as string;
const shown = async () => (await done(world.view(world.gatekeeper, 'subscriptions', { subject }))).items[0];
const runsOf = (subscription: string, who = world.gatekeeper) =>
  done(world.view(who, 'subscription-runs', { subscription }));
const sweep = async () => {
  await world.store.transaction((records) => orderSweep(records, 'register'));
  await world.screening.rescreen();
};
const moved = (street: string): RegistryCompany => ({ ...company, address: { ...company.address, street } });

describe('a subscription to screening and the register', () => {
  test('reports a register change once, with before and after, and the onboarding records it [SUB-04, RISK-05]', async () => {
    await storedRegistry(world.store).upsert([company]);
    const id = await start('screening_and_register');
    await sweep();
    expect(await shown()).toMatchObject({ lastResult: 'nothing-new', alerts: [] });
    await storedRegistry(world.store).upsert([moved('Biltstraat')]);
    await sweep();
    const row = await shown();
    expect(row).toMatchObject({ lastResult: 'register-change', alerts: [{ kind: 'register-change', state: 'open' }] });
    expect(row.alerts[0].facts.field).toBe('address');
    expect(row.alerts[0].facts.before).toContain(company.address.street);
    expect(row.alerts[0].facts.after).toContain('Biltstraat');
    const { address_history: history } = await world.store.reader.need('kyc_businesses', subject);
    expect(history?.at(-1)).toMatchObject({ street: 'Biltstraat', source: 'register' });
    expect(await world.store.reader.count('mail_outbox', 'kind = "alert"')).toBe(1);
    await sweep();
    expect((await shown()).alerts).toHaveLength(1);
    // Two findings of one run are two alerts and one mail.
    world.clock.advance({ minutes: 5 });
    await storedRegistry(world.store).upsert([{ ...moved('Catharijnesingel'), name: 'Another Name B.V.' }]);
    await sweep();
    expect((await shown()).alerts).toHaveLength(3);
    expect(await world.store.reader.count('mail_outbox', 'kind = "alert"')).toBe(2);
    expect((await runsOf(id)).items.map((run: { register: string }) => run.register)).toEqual([
      'changed',
      'same',
      'changed',
      'same',
    ]);
  });

  test('a second change of address within the period is a risk indicator of the onboarding [RISK-02]', async () => {
    await start('screening_and_register');
    for (const street of ['Biltstraat', 'Catharijnesingel']) {
      await storedRegistry(world.store).upsert([moved(street)]);
      await sweep();
    }
    const found = await world.store.reader.find('risk_indicators', 'request = {:r}', { r: request });
    expect(found.map(({ rule }) => rule)).toContain('multiple-address-changes');
  });

  test('a company missing from the register copy is reported as missing, never as unchanged', async () => {
    await world.store.transaction(async (records) => {
      for (const row of await records.find('registry_companies', 'key = {:key}', { key: company.key }))
        await records.delete('registry_companies', row.id);
    });
    const id = await start('screening_and_register');
    await sweep();
    expect((await runsOf(id)).items).toMatchObject([{ cause: 'list', register: 'absent', result: 'nothing-new' }]);
  });

  test('screening alone does not check the register', async () => {
    const id = await start('screening');
    await storedRegistry(world.store).upsert([moved('Biltstraat')]);
    await sweep();
    expect((await runsOf(id)).items).toMatchObject([{ register: '', result: 'nothing-new' }]);
    expect((await shown()).alerts).toEqual([]);
  });
});

describe('a full review', () => {
  test('reports once that an identity document expires soon', async () => {
    const form = await world.store.reader.first('kyc_businesses_details', 'request = {:r}', { r: request });
    const { people = [] } = (form?.people ?? {}) as { people?: { identityExpiry: string }[] };
    const expiries = people.map(({ identityExpiry }) => identityExpiry);
    const first = expiries.filter(Boolean).toSorted()[0] as string;
    await start('full_review', { cadence: 'yearly' });
    await sweep();
    expect((await shown()).alerts).toEqual([]);
    world.clock.set(`${first}T09:00:00.000Z`);
    await sweep();
    const alerts = (await shown()).alerts.filter(({ kind }: { kind: string }) => kind === 'document-expiry');
    expect(alerts.map(({ facts }: { facts: { date: string } }) => facts.date)).toContain(first);
    await sweep();
    const after = (await shown()).alerts.filter(({ kind }: { kind: string }) => kind === 'document-expiry');
    expect(after).toHaveLength(alerts.length);
  });

  test('is due on its own schedule: not when a list changes or a person requests a run, and one at a time', async () => {
    const id = await start('full_review', { cadence: 'daily' });
    const due = async () => (await shown()).alerts.filter(({ kind }: { kind: string }) => kind === 'review-due').length;
    await sweep();
    await done(world.run(world.gatekeeper, 'run-subscription', { subscription: id }));
    await world.screening.rescreen();
    expect(await due()).toBe(0);
    for (let day = 0; day < 2; day += 1) {
      world.clock.advance({ days: 1 });
      await world.screening.rescreen();
      expect(await due()).toBe(1);
    }
  });
});

describe('an installation without any list', () => {
  const withoutLists = async () => {
    for (const { id } of await world.store.reader.find('screening_lists', 'removed_at = ""'))
      await done(world.run(world.lead, 'remove-list', { list: id, reason: 'Of no use.' }));
  };
  const screenings = () => world.store.reader.find('statuses_screening', 'id != ""', {}, { sort: 'id' });
  const newestSweep = () => world.store.reader.first('screening_sweeps', 'id != ""', {}, { sort: '-created,-@rowid' });

  test('still checks the register, and reports that no name was screened [SUB-04]', async () => {
    await storedRegistry(world.store).upsert([company]);
    const id = await start('screening_and_register');
    await sweep();
    await withoutLists();
    const before = await screenings();
    await storedRegistry(world.store).upsert([moved('Biltstraat')]);
    await sweep();
    expect(await shown()).toMatchObject({
      lastResult: 'register-change',
      lists: [],
      alerts: [{ kind: 'register-change', facts: { field: 'address' } }],
    });
    expect(await newestSweep()).toMatchObject({ state: 'failed', error: 'no-list', done: 1 });
    // The register is unchanged, but the run does not count as one without findings.
    await sweep();
    expect((await runsOf(id)).items).toMatchObject([
      { result: 'failed', register: 'same', lists: [], alerts: 0 },
      { result: 'register-change', register: 'changed', lists: [], alerts: 1 },
      { result: 'nothing-new', register: 'same', lists: [{ name: 'EU financial sanctions' }] },
    ]);
    expect(await screenings()).toEqual(before);
  });

  test('reports documents and its own schedule, which continues', async () => {
    const form = await world.store.reader.first('kyc_businesses_details', 'request = {:r}', { r: request });
    const { people = [] } = (form?.people ?? {}) as { people?: { identityExpiry: string }[] };
    const first = people
      .map(({ identityExpiry }) => identityExpiry)
      .filter(Boolean)
      .toSorted()[0] as string;
    const id = await start('full_review', { cadence: 'yearly' });
    await withoutLists();
    world.clock.set(`${first}T09:00:00.000Z`);
    await world.screening.rescreen();
    const row = await shown();
    const kinds = new Set(row.alerts.map(({ kind }: { kind: string }) => kind));
    expect(kinds).toEqual(new Set(['document-expiry', 'review-due']));
    expect(row.nextRun > `${first} 09:00:00.000Z`).toBe(true);
    const alerts = row.alerts.length;
    await world.screening.rescreen();
    expect((await runsOf(id)).total).toBe(1);
    expect((await shown()).alerts).toHaveLength(alerts);
  });

  test('does not screen: that level has failed, and runs as soon as a list is active', async () => {
    await start('screening');
    await withoutLists();
    await sweep();
    expect(await shown()).toMatchObject({ lastResult: 'failed', lists: [], alerts: [] });
    await withList(world, others);
    await world.screening.rescreen();
    expect(await shown()).toMatchObject({ lastResult: 'nothing-new', lists: [{ name: 'EU financial sanctions' }] });
  });
});

describe('runs', () => {
  test('begin on the day that was chosen; a day that is past or too far is refused [SUB-04]', async () => {
    const input = { request, level: 'screening', cadence: 'weekly', recipients: [world.gatekeeper.id] };
    for (const firstRun of ['2026-11-20', '2027-11-24'])
      await refused(world, 'first-run-out-of-reach', () =>
        world.run(world.gatekeeper, 'save-subscription', { ...input, firstRun }),
      );
    await start('screening', { cadence: 'weekly', firstRun: '2026-11-23' });
    expect(await shown()).toMatchObject({ nextRun: '2026-11-23 06:00:00.000Z' });
    world.clock.set('2026-11-23T06:01:00.000Z');
    await world.screening.rescreen();
    expect(await shown()).toMatchObject({ runs: 1, nextRun: '2026-11-30 06:00:00.000Z' });
  });

  test('are stored with their trigger, and a list change or a manual run does not delay the schedule [SUB-04]', async () => {
    const id = await start('screening');
    await sweep();
    await done(world.run(world.gatekeeper, 'run-subscription', { subscription: id }));
    await done(world.run(world.gatekeeper, 'run-subscription', { subscription: id }));
    await world.screening.rescreen();
    expect(await shown()).toMatchObject({ runs: 2, nextRun: '2026-12-21 06:00:00.000Z' });
    world.clock.set('2026-12-21T06:01:00.000Z');
    await world.screening.rescreen();
    const { items, total, days } = await runsOf(id);
    expect(total).toBe(3);
    expect(items).toMatchObject([
      { cause: 'time', result: 'nothing-new', lists: [{ name: 'EU financial sanctions', version: '2026-11-18' }] },
      { cause: 'asked' },
      { cause: 'list' },
    ]);
    expect(days).toHaveLength(30);
    expect(days.at(-1)).toEqual({ day: '2026-12-21', runs: 1, result: 'nothing-new' });
  });

  test('are visible to the institution and the interns only', async () => {
    const subscription = await start('screening');
    await sweep();
    expect((await runsOf(subscription, world.intern)).total).toBe(1);
    const other = await world.view(world.otherGatekeeper, 'subscription-runs', { subscription });
    expect(other).toMatchObject({ status: 404 });
    expect((await world.view(world.client, 'subscription-runs', { subscription })).status).toBe(403);
  });
});
