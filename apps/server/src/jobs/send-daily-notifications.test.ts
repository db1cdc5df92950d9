import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { make, makeGatekeeper } from '../../test/factories.ts';
import { onboardingAt, requestRow, startWorld, type World } from '../../test/scenario.ts';
import type { Person } from '../../test/test-app.ts';
import { sendDailyNotifications } from './send-daily-notifications.ts';

let world: World;
let who: Person;
let email: string;
let request: string;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.close());
beforeEach(async () => {
  who = await makeGatekeeper(world, world.org, { first_name: 'Noor', language: 'nl' });
  email = (await world.store.reader.need('gatekeeper_users', who.id)).email;
  request = await onboardingAt(world, 'submitted');
  await world.sendMails();
});

const wait = (values: object = {}, user = who.id) =>
  make(world, 'notifications', {
    user,
    kind: 'form-submitted',
    request,
    mail: 'daily',
    facts: { by: 'Marit Hoekstra' },
    ...values,
  });
/** The same time of the next day, which is after the hour of the mail. */
const untilMorning = () => world.clock.advance({ days: 1 });
const run = () => sendDailyNotifications({ store: world.store, origins: world.config.origins, now: world.clock.now });
const mailsToMe = async () => (await world.sendMails()).filter(({ to }) => to === email);
const update = (id: string, values: object) =>
  world.store.transaction((records) => records.update('notifications', id, values));

describe('the daily mail', () => {
  test('has what is unread, grouped by onboarding, in the language of its reader, once', async () => {
    await wait();
    await wait({ kind: 'identification-declined' });
    const other = await onboardingAt(world, 'submitted', 'individual');
    await wait({ request: other, kind: 'sections-declined' });
    await world.sendMails();
    await run();
    expect(await mailsToMe()).toEqual([]);
    untilMorning();
    await Promise.all([run(), run()]);
    await run();
    const [mail, ...more] = await mailsToMe();
    expect(more).toEqual([]);
    expect(mail?.subject).toBe('3 ongelezen meldingen');
    expect(mail?.text).toContain('Marit Hoekstra heeft het formulier ingediend');
    const { subject, client_name: name } = await requestRow(world, request);
    expect(mail?.text).toContain(`/external/entity/${subject}/overview?request=${request}`);
    expect(mail?.text).not.toContain(name);
    untilMorning();
    await run();
    expect(await mailsToMe()).toEqual([]);
  });

  test('is left out when everything was read, is no longer chosen, or may not be viewed any more', async () => {
    const read = await wait();
    await update(read.id, { read_at: '2026-11-21 11:00:00.000Z' });
    await wait({ kind: 'document-added' });
    const [moved, closed] = [await makeGatekeeper(world, world.org), await makeGatekeeper(world, world.org)];
    await wait({}, moved.id);
    await wait({}, closed.id);
    await world.store.transaction(async (records) => {
      await records.update('gatekeeper_users', moved.id, { org: world.otherOrg });
      await records.update('gatekeeper_users', closed.id, { active: false });
    });
    untilMorning();
    await run();
    const addresses = [email];
    for (const { id } of [moved, closed]) addresses.push((await world.store.reader.need('gatekeeper_users', id)).email);
    expect((await world.sendMails()).filter(({ to }) => addresses.includes(to))).toEqual([]);
    expect(await world.store.reader.count('notifications', 'mail = "daily"')).toBe(0);
  });

  test('contains nothing from after its hour: that waits for the next morning', async () => {
    untilMorning();
    await wait();
    await run();
    expect(await mailsToMe()).toEqual([]);
    untilMorning();
    await run();
    expect(await mailsToMe()).toHaveLength(1);
  });

  test('that waits for the mail server is retried, and loses what was read in the meantime', async () => {
    const first = await wait();
    await wait({ kind: 'identification-declined' });
    untilMorning();
    world.mailFailure = new Error('connection refused');
    await run();
    await world.sendMails();
    world.mailFailure = undefined;
    await update(first.id, { read_at: '2026-11-30 11:00:00.000Z' });
    world.clock.advance({ hours: 1 });
    const [mail] = await mailsToMe();
    expect(mail?.subject).toBe('1 ongelezen melding');
    expect(mail?.text).not.toContain('Marit Hoekstra');
  });

  test('lists fifty, and says how many more there are', async () => {
    for (let count = 0; count < 52; count += 1) await wait();
    untilMorning();
    await run();
    const [mail] = await mailsToMe();
    expect(mail?.subject).toBe('52 ongelezen meldingen');
    expect(mail?.text.match(/heeft het formulier ingediend/g)).toHaveLength(50);
    expect(mail?.text).toContain('Er staan nog 2 meldingen in Dossier.');
  });
});
