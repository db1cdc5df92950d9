import { joris } from '@dossier/domain/testing/sample-form';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { giveAs, invite, readerOf } from '../../test/own-links.ts';
import {
  accessOf,
  clientEmail,
  done,
  onboardingAt,
  requestRow,
  type Stage,
  saveSection,
  snapshot,
  startWorld,
  type World,
} from '../../test/scenario.ts';
import { entityOf } from '../../test/screened.ts';
import { remindClients } from './remind-clients.ts';

let world: World;
beforeEach(async () => {
  world = await startWorld();
});
afterEach(() => world.close());

const run = () => remindClients({ store: world.store, origins: world.config.origins, now: world.clock.now });

/** Subjects of the mails that a day brings. */
async function onDay(day: string, hour = '09'): Promise<string[]> {
  world.clock.set(`${day}T${hour}:30:00.000Z`);
  await run();
  return (await world.sendMails()).map(({ subject }) => subject);
}

async function start(stage: Stage): Promise<string> {
  const request = await onboardingAt(world, stage, 'business', { deadline: '2027-03-01' });
  await world.sendMails();
  return request;
}

const form = 'Reminder: Kade & Vos Notarissen is waiting for your form (TR-2026-0431)';
const corrections = 'Reminder: Kade & Vos Notarissen needs corrections from you (TR-2026-0431)';

async function sentences(request: string): Promise<unknown[]> {
  const events = await world.store.reader.find('events', 'request = {:request}', { request }, { sort: '@rowid' });
  return events
    .filter(({ action }) => action.startsWith('reminder'))
    .map(({ action, facts }) => ({ action, ...facts }));
}

describe('reminders by policy', () => {
  test('are sent after 3, 7 and 14 days without progress, each once, and are in the history [MAIL-02]', async () => {
    const request = await start('requested');
    expect(await onDay('2026-11-23')).toEqual([]);
    // Not at night.
    expect(await onDay('2026-11-24', '05')).toEqual([]);
    expect(await onDay('2026-11-24')).toEqual([form]);
    expect(await onDay('2026-11-24', '12')).toEqual([]);
    // A clock that was set back, and two processes.
    expect(await onDay('2026-11-22')).toEqual([]);
    world.clock.set('2026-11-28T09:00:00.000Z');
    await Promise.all([run(), run()]);
    expect((await world.sendMails()).map(({ to }) => to)).toEqual([clientEmail]);
    expect(await onDay('2026-12-05')).toEqual([form]);
    expect(await onDay('2026-12-31')).toEqual([]);
    const action = 'reminder-sent';
    expect(await sentences(request)).toEqual(
      ['1', '2', '3'].map((number) => ({ action, number, of: '3', to: clientEmail })),
    );
    expect((await entityOf(world, request, world.gatekeeper)).reminders).toMatchObject({ why: 'done', sent: 3 });
  });

  test('say from the day after the deadline that it has passed, also when an employee sends one [MAIL-02]', async () => {
    const request = await onboardingAt(world, 'requested', 'business', { deadline: '2026-11-24' });
    await world.sendMails();
    const textOf = async (day: string) => {
      world.clock.set(`${day}T09:30:00.000Z`);
      await run();
      return (await world.sendMails()).map(({ text }) => text).join();
    };
    expect(await textOf('2026-11-24')).toContain('Please send it before 24 November 2026.');
    const late = await textOf('2026-11-28');
    expect(late).toContain('It was due on 24 November 2026. You can still send it.');
    expect(late).not.toContain('before 24 November');
    world.clock.set('2026-11-30T09:30:00.000Z');
    await done(world.run(world.gatekeeper, 'remind', { request }));
    const [mail] = await world.sendMails();
    expect(mail?.text).toContain('was due on 24 November 2026. You can still fill it in');
    expect(mail?.text).not.toContain('before 24 November');
  });

  test('do not arrive together after the server was off, and count again after progress', async () => {
    const request = await start('requested');
    expect(await onDay('2026-12-20')).toEqual([form]);
    expect(await onDay('2026-12-21')).toEqual([]);
    await done(saveSection(world, request, 'contact', { firstName: 'Marit' }));
    expect(await onDay('2026-12-27')).toEqual([]);
    expect(await onDay('2026-12-28')).toEqual([form]);
  });

  test('count from the day on which the client approved access', async () => {
    const request = await start('requested');
    expect(await onDay('2026-11-23', '10')).toEqual([]);
    await done(world.run(world.client, 'approve-access', { access: await accessOf(world, request) }));
    await world.sendMails();
    expect(await onDay('2026-11-25')).toEqual([]);
    expect((await entityOf(world, request, world.gatekeeper)).reminders.upcoming[0]).toMatchObject({
      number: 1,
      on: '2026-11-26',
    });
    expect(await onDay('2026-11-26')).toEqual([form]);
  });

  test('stop when the client is done, also one that waits to be sent, and begin again with a round of corrections', async () => {
    const request = await start('approved');
    world.clock.set('2026-11-24T09:00:00.000Z');
    await run();
    await done(world.run(world.gatekeeper, 'cancel', { request, reason: 'The sale is off.' }));
    expect((await world.sendMails()).map(({ subject }) => subject)).toEqual(['Request cancelled (TR-2026-0431)']);
    expect(await sentences(request)).toEqual([]);
    world.clock.set('2026-11-24T10:00:00.000Z');
    const other = await start('corrections');
    expect(await onDay('2026-11-26')).toEqual([]);
    expect(await onDay('2026-11-27')).toEqual([corrections]);
    expect((await requestRow(world, other)).reminders_sent).toBe(1);
    await done(world.run(world.client, 'withdraw-access', { access: await accessOf(world, other) }));
    await world.sendMails();
    // A client who withdrew access has decided.
    expect(await onDay('2027-01-15')).toEqual([]);
    expect((await entityOf(world, other, world.gatekeeper)).reminders.why).toBe('declined');
  });

  test('are not sent to an address that bounces, nor when the institution stopped them or has none', async () => {
    const request = await start('requested');
    const { why: before, upcoming } = (await entityOf(world, request, world.gatekeeper)).reminders;
    expect(before).toBe('');
    expect(upcoming[0]).toEqual({ kind: 'client', number: 1, of: 3, on: '2026-11-24' });
    await done(world.run(world.gatekeeper, 'stop-reminders', { request, isStopped: true }));
    expect(await onDay('2026-11-24')).toEqual([]);
    expect((await entityOf(world, request, world.intern)).reminders).toMatchObject({ why: 'stopped', mayStop: false });
    await done(world.run(world.gatekeeper, 'stop-reminders', { request, isStopped: false }));
    expect(await sentences(request)).toEqual([{ action: 'reminders-stopped' }, { action: 'reminders-resumed' }]);
    const policy = { isOn: false, days: [1], warnDays: 0, warnsClient: false, warnsOwner: false };
    await done(world.run(world.admin, 'save-organisation', { org: world.org, reminders: policy }));
    expect(await onDay('2026-11-25')).toEqual([]);
    await done(world.run(world.admin, 'save-organisation', { org: world.org, reminders: { ...policy, isOn: true } }));
    const bounced = Object.assign(new Error('no'), {
      command: 'RCPT TO',
      responseCode: 550,
      response: '550 5.1.1 unknown',
    });
    world.mailFailure = bounced;
    expect(await onDay('2026-11-26')).toEqual([]);
    world.mailFailure = undefined;
    expect((await entityOf(world, request, world.gatekeeper)).reminders.why).toBe('done');
    await done(
      world.run(world.admin, 'save-organisation', {
        org: world.org,
        reminders: { ...policy, isOn: true, days: [1, 2] },
      }),
    );
    expect(await onDay('2026-11-30')).toEqual([]);
    expect((await entityOf(world, request, world.gatekeeper)).reminders.why).toBe('undeliverable');
  });

  test('one by hand takes the place of the next', async () => {
    const request = await start('requested');
    world.clock.set('2026-11-22T09:00:00.000Z');
    await done(world.run(world.gatekeeper, 'remind', { request }));
    await world.sendMails();
    expect(await onDay('2026-11-24')).toEqual([]);
    expect(await onDay('2026-11-28')).toEqual([form]);
    expect(await sentences(request)).toMatchObject([{ number: '2', of: '3' }]);
  });

  test('go to a person with an own link who still has to identify, and stop when they have', async () => {
    const request = await start('approved');
    await done(
      saveSection(
        world,
        request,
        'people',
        (await import('@dossier/domain/testing/sample-form')).businessAnswers().people,
      ),
    );
    const link = await invite(world, request, joris, 'joris@tessera.example');
    await world.sendMails();
    const toJoris = async (day: string) => {
      world.clock.set(`${day}T09:30:00.000Z`);
      await run();
      return (await world.sendMails()).filter(({ to }) => to === 'joris@tessera.example').map(({ subject }) => subject);
    };
    expect(await toJoris('2026-11-23')).toEqual([]);
    const subject = expect.stringMatching(/^Reminder: Kade & Vos Notarissen asks you to show who you are/);
    expect(await toJoris('2026-11-24')).toEqual([subject]);
    expect(await toJoris('2026-11-25')).toEqual([]);
    const reminded = await world.store.reader.find('events', 'action = "person-reminded"');
    expect(reminded).toMatchObject([{ request, section: 'people', facts: { number: '1', of: '3' }, portal: '' }]);
    await giveAs(world, await readerOf(world, link), link);
    expect(await toJoris('2026-12-20')).toEqual([]);
  });

  test('are set by the institution alone: the desk reads the policy and cannot change it [PERM-02]', async () => {
    const request = await start('requested');
    const reminders = { isOn: false, days: [3], warnDays: 7, warnsClient: true, warnsOwner: true };
    const before = await snapshot(world);
    for (const [who, verb, input, code] of [
      [world.lead, 'save-organisation', { org: world.org, reminders }, 'not-allowed'],
      [world.lead, 'save-organisation', { org: world.org, dueTargets: { send: 1 } }, 'not-allowed'],
      [world.otherAdmin, 'save-organisation', { org: world.org, reminders }, 'not-found'],
      [world.gatekeeper, 'save-organisation', { org: world.org, reminders }, 'not-allowed'],
      [
        world.admin,
        'save-organisation',
        { org: world.org, reminders: { ...reminders, days: [7, 3] } },
        'input-invalid',
      ],
      [world.lead, 'stop-reminders', { request, isStopped: true }, 'not-allowed'],
      [world.otherGatekeeper, 'stop-reminders', { request, isStopped: true }, 'not-found'],
      [world.client, 'stop-reminders', { request, isStopped: true }, 'not-allowed'],
    ] as const)
      expect((await world.run(who, verb, input)).body.code).toBe(code);
    expect(await snapshot(world)).toBe(before);
    const { body } = await world.view(world.intern, 'organisation', { org: world.org });
    expect(body).toMatchObject({ reminders: { isOn: true, days: [3, 7, 14] }, maySetTimes: false });
  });
});
