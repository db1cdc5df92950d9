import { joris } from '@dossier/domain/testing/sample-form';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { make } from '../../test/factories.ts';
import { type Listed, loadVersion, others } from '../../test/lists.ts';
import { refused } from '../../test/refused.ts';
import { done, onboardingAt, requestRow, type World } from '../../test/scenario.ts';
import { screenedCompany } from '../../test/screened.ts';

let world: World;
let list: string;
let request: string;
let subject: string;
beforeEach(async () => {
  const screened = await screenedCompany();
  world = screened;
  ({ list, request, subject } = screened.file);
});
afterEach(() => world.close());

const yoris: Listed = { id: 'J-1', name: 'Yoris van Reisbergen', birthDate: '1980' };
const start = async (more: Record<string, unknown> = {}) =>
  (
    await done(
      world.run(world.gatekeeper, 'save-subscription', {
        request,
        level: 'screening',
        cadence: 'monthly',
        recipients: [world.gatekeeper.id],
        ...more,
      }),
    )
  ).subscription as string;
const shown = async (who = world.gatekeeper) => (await done(world.view(who, 'subscriptions', { subject }))).items;
const listChanges = async (entries: readonly Listed[], day: string) => {
  await loadVersion(world, list, entries, day);
  await world.screening.rescreen();
};
const decideFirstHit = async (state: string) => {
  const hit = await world.store.reader.first('screening_hits', 'request = {:r}', { r: request });
  await done(world.run(world.intern, 'decide-hits', { hits: [hit?.id], state, reason: 'Born elsewhere.' }));
};

describe('monitoring a client', () => {
  test('starts from a completed onboarding, with level, cadence, recipients and the next run [SUB-03, SUB-04]', async () => {
    const id = await start();
    expect(await shown()).toEqual([
      expect.objectContaining({
        id,
        name: 'Zilverlinde Vastgoed B.V.',
        status: 'active',
        level: 'screening',
        cadence: 'monthly',
        nextRun: '2026-12-21 06:00:00.000Z',
        lastResult: '',
        recipients: [{ id: world.gatekeeper.id, name: 'Sanne de Wit' }],
        watched: { companies: 2, people: 2 },
        mayChange: true,
      }),
    ]);
    expect((await shown(world.intern))[0]).toMatchObject({ id, mayChange: false });
    expect((await shown(world.lead))[0]).toMatchObject({ id, mayChange: true });
    expect(await shown(world.otherGatekeeper)).toEqual([]);
    const input = { request, level: 'screening', cadence: 'daily', recipients: [world.gatekeeper.id] };
    await refused(world, 'subscription-exists', () => world.run(world.gatekeeper, 'save-subscription', input));
  });

  test('requires a completed onboarding of the own organisation, and colleagues as recipients', async () => {
    const open = await onboardingAt(world, 'submitted', 'individual');
    const input = { request: open, level: 'screening', cadence: 'daily', recipients: [world.gatekeeper.id] };
    await refused(world, 'no-completed-onboarding', () => world.run(world.gatekeeper, 'save-subscription', input));
    await refused(world, 'not-found', () =>
      world.run(world.otherGatekeeper, 'save-subscription', { ...input, request }),
    );
    const strangers = { ...input, request, recipients: [world.otherGatekeeper.id] };
    await refused(world, 'recipient-unknown', () => world.run(world.gatekeeper, 'save-subscription', strangers));
  });

  test('needs a recipient, and a level that its client can have', async () => {
    const person = await onboardingAt(world, 'completed', 'individual');
    const input = { request: person, level: 'screening', cadence: 'daily', recipients: [world.gatekeeper.id] };
    const refusedField = async (changed: object) => {
      const call = () => world.run(world.gatekeeper, 'save-subscription', { ...input, ...changed });
      return Object.keys((await refused(world, 'input-invalid', call)).body.data);
    };
    expect(await refusedField({ recipients: [] })).toEqual(['recipients']);
    expect(await refusedField({ level: 'screening_and_register' })).toEqual(['level']);
    const { subscription } = await done(world.run(world.gatekeeper, 'save-subscription', input));
    const change = { request: undefined, subscription, level: 'screening_and_register' };
    expect(await refusedField(change)).toEqual(['level']);
  });

  test('is paused, resumed, changed and ended, by its own organisation only', async () => {
    const subscription = await start();
    const by = (verb: string, input: object, who = world.gatekeeper) =>
      world.run(who, verb, { subscription, ...input });
    await refused(world, 'not-found', () => by('pause-subscription', { isPaused: true }, world.otherGatekeeper));
    await done(by('pause-subscription', { isPaused: true }));
    await listChanges([...others, yoris], '2026-11-20');
    expect(await world.store.reader.count('alerts', 'id != ""')).toBe(0);
    await done(by('pause-subscription', { isPaused: false }));
    await done(by('save-subscription', { level: 'full_review', cadence: 'weekly', recipients: [world.gatekeeper.id] }));
    expect((await shown())[0]).toMatchObject({
      status: 'active',
      level: 'full_review',
      nextRun: '2026-11-28 06:00:00.000Z',
    });
    await done(by('end-subscription', {}));
    await refused(world, 'subscription-ended', () => by('pause-subscription', { isPaused: false }));
    await refused(world, 'subscription-ended', () => by('run-subscription', {}));
    expect((await shown())[0]).toMatchObject({ status: 'ended', nextRun: '' });
  });

  test('ends when the onboarding is archived [SUB-05]', async () => {
    await start();
    await done(world.run(world.gatekeeper, 'archive', { request }));
    expect((await shown())[0]).toMatchObject({ status: 'ended' });
  });
});

describe('a new version of a list', () => {
  test('rescreens monitored clients, opens an alert with a due date, mails the recipients and shows on the dashboard', async () => {
    await start();
    await listChanges([...others, yoris], '2026-11-20');
    const [row] = await shown();
    expect(row).toMatchObject({ lastResult: 'possible-hit', runs: 1, lists: [{ version: '2026-11-20' }] });
    const [alert] = row.alerts;
    expect(alert).toMatchObject({
      state: 'open',
      due: '2026-11-28',
      facts: { count: 1, names: 'Joris van Rijsbergen', lists: 'EU financial sanctions' },
      mayClose: true,
    });
    const mails = (await world.sendMails()).filter((mail) => mail.subject.startsWith('Monitoring alert'));
    expect(mails).toEqual([expect.objectContaining({ subject: 'Monitoring alert (TR-2026-0431)' })]);
    expect(mails[0]?.text).not.toContain('Reisbergen');
    expect(mails[0]?.text).toContain(`/external/entity/${subject}/screening?request=${request}`);
    for (const who of [world.gatekeeper, world.intern]) {
      const { alerts, alertsTotal } = await done(world.view(who, 'dashboard'));
      expect({ alerts, alertsTotal }).toMatchObject({ alerts: [{ id: alert.id }], alertsTotal: 1 });
    }
    expect((await done(world.view(world.otherGatekeeper, 'dashboard'))).alertsTotal).toBe(0);
    const notifications = await world.store.reader.find('notifications', 'kind = "alert-opened"');
    expect(notifications.map(({ user }) => user)).toEqual([world.gatekeeper.id]);
  });

  test('requires no second decision about unchanged hits, and sends no second mail', async () => {
    await start();
    await listChanges([...others, yoris], '2026-11-20');
    const results = await world.store.reader.count('statuses_screening', 'request = {:r}', { r: request });
    await listChanges([...others, yoris, { id: 'N', name: 'Nadia Ottens' }], '2026-11-21');
    await decideFirstHit('false_positive');
    await listChanges([...others, yoris], '2026-11-22');
    expect(await world.store.reader.count('alerts', 'id != ""')).toBe(1);
    expect(await world.store.reader.count('statuses_screening', 'request = {:r}', { r: request })).toBe(results);
    expect(await world.store.reader.count('mail_outbox', 'kind = "alert"')).toBe(1);
    expect((await shown())[0]).toMatchObject({ lastResult: 'nothing-new', runs: 3 });
    // The entry changes: the dismissed hit is reopened and reported.
    await listChanges([...others, { ...yoris, birthDate: '1980-02-29' }], '2026-11-23');
    expect(await world.store.reader.count('alerts', 'id != ""')).toBe(2);
    const hit = await world.store.reader.first('screening_hits', 'request = {:r}', { r: request });
    expect(hit).toMatchObject({ state: 'open', earlier: { changed: ['entry'] } });
  });

  test('identical to the previous one orders no sweep', async () => {
    await start();
    await loadVersion(world, list, others);
    expect(await world.store.reader.count('screening_sweeps', 'id != ""')).toBe(0);
  });

  test('can be decided in the completed onboarding, and a true match fails its check [SCR-09]', async () => {
    await start();
    await listChanges([...others, yoris], '2026-11-20');
    await decideFirstHit('true_match');
    const entity = await done(world.view(world.gatekeeper, 'entity', { subject }));
    const status = entity.statuses.find(({ check }: { check: string }) => check === 'person_screening');
    expect(status).toMatchObject({ status: 'failed' });
    expect(entity.personScreening.value.find(({ target }: { target: string }) => target === joris).hits).toHaveLength(
      1,
    );
  });

  test('reports nothing to an institution while its onboarding is reopened', async () => {
    await start();
    await done(world.run(world.lead, 'reopen', { request, reason: 'New facts.' }));
    await listChanges([...others, yoris], '2026-11-20');
    expect(await world.store.reader.count('alerts', 'id != ""')).toBe(0);
    expect(await world.store.reader.count('mail_outbox', 'kind = "alert"')).toBe(0);
    expect((await shown())[0]).toMatchObject({ lastResult: 'not-completed', alerts: [] });
  });

  test('continues where a killed process stopped, each client once', async () => {
    const first = await start();
    const { business } = await requestRow(world, request);
    for (let i = 0; i < 90; i += 1) {
      const id = `zzzz${String(i).padStart(11, '0')}`;
      await make(world, 'gk_subscriptions', {
        id,
        org: world.otherOrg,
        business,
        level: 'screening',
        cadence: 'yearly',
        status: 'active',
      } as never);
    }
    await loadVersion(world, list, [...others, yoris], '2026-11-20');
    const [sweep] = await world.store.reader.find('screening_sweeps', 'state = "waiting"');
    // Killed after a batch: its lease has not expired, so no other process claims it too early.
    const dead = {
      state: 'running',
      attempts: 1,
      cursor: first,
      done: 1,
      lease_until: '2026-11-21 10:00:30.000Z',
    } as const;
    await world.store.transaction((records) => records.update('screening_sweeps', sweep?.id ?? '', dead));
    await world.screening.rescreen();
    expect(await world.store.reader.count('gk_subscriptions', 'runs > 0')).toBe(0);
    world.clock.advance({ minutes: 2 });
    await world.screening.rescreen();
    const rest = await world.store.reader.count('gk_subscriptions', 'runs = 1 && id > {:first}', { first });
    const all = await world.store.reader.count('gk_subscriptions', 'id > {:first}', { first });
    expect(rest).toBe(all);
    expect((await world.store.reader.need('gk_subscriptions', first)).runs).toBe(0);
    expect(await world.store.reader.need('screening_sweeps', sweep?.id ?? '')).toMatchObject({
      state: 'done',
      done: all + 1,
    });
  });
});

describe('an alert', () => {
  test('is closed once, with a reason, by the institution or a lead', async () => {
    await start();
    await listChanges([...others, yoris], '2026-11-20');
    const alert = (await shown())[0].alerts[0].id;
    const close = (who = world.gatekeeper, reason = 'Known to us: another person.') =>
      world.run(who, 'close-alert', { alert, reason });
    await refused(world, 'not-found', () => close(world.otherGatekeeper));
    await refused(world, 'reason-missing', () => close(world.gatekeeper, ' '));
    expect((await close(world.intern)).status).toBe(403);
    await done(close());
    await refused(world, 'already-decided', () => close(world.lead));
    expect((await shown())[0].alerts[0]).toMatchObject({ state: 'closed', closedBy: 'Sanne de Wit', mayClose: false });
    expect((await done(world.view(world.gatekeeper, 'dashboard'))).alertsTotal).toBe(0);
  });
});

test('a subscription runs on its own schedule, and immediately on request', async () => {
  const subscription = await start();
  world.clock.set('2026-12-21T07:00:00.000Z');
  await world.screening.rescreen();
  expect((await shown())[0]).toMatchObject({ runs: 1, lastResult: 'nothing-new', nextRun: '2027-01-21 06:00:00.000Z' });
  await world.screening.rescreen();
  expect((await shown())[0]).toMatchObject({ runs: 1 });
  await done(world.run(world.gatekeeper, 'run-subscription', { subscription }));
  await world.screening.rescreen();
  expect((await shown())[0]).toMatchObject({ runs: 2 });
});
