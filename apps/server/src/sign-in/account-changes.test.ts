import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { testPassword } from '../../test/factories.ts';
import { done, snapshot, startWorld, type World } from '../../test/scenario.ts';
import type { Mail } from '../runtime/ports.ts';

let world: World;
beforeEach(async () => {
  world = await startWorld();
  await setSeen(world.gatekeeper.id);
});
afterEach(() => world.close());

type Who = World['gatekeeper'];

const setSeen = (id: string) =>
  world.store.transaction((records) =>
    records.update('gatekeeper_users', id, { last_seen_at: '2026-11-01 10:00:00.000Z' }),
  );
const post = (path: string, body: unknown, who: Who | null = null) =>
  world.request('POST', `/api/collections/gatekeeper_users/${path}`, { body, who });
const ask = (newEmail: string, who: Who = world.gatekeeper) => post('request-email-change', { newEmail }, who);
const addressOf = async (who: Who) => (await world.store.reader.need('gatekeeper_users', who.id)).email;
const tokenIn = (mail: Mail | undefined) =>
  decodeURIComponent(/confirm-email\?token=([^\s"]+)/.exec(mail?.text ?? '')?.[1] ?? '');
const confirm = (token: string) => post('confirm-email-change', { token, password: testPassword });
const mailTo = (mails: readonly Mail[], to: string) => mails.filter((mail) => mail.to === to);

describe('a request to change the own address', () => {
  test('is refused while the last one is two minutes old: forty requests send one mail to a stranger [API-20]', async () => {
    const answers = [];
    for (let count = 0; count < 40; count += 1) answers.push((await ask(`stranger${count}@else.example`)).status);
    expect(answers).toEqual([204, ...Array(39).fill(429)]);
    const old = await addressOf(world.gatekeeper);
    expect((await world.sendMails()).map(({ to }) => to).toSorted()).toEqual(
      [old, 'stranger0@else.example'].toSorted(),
    );
  });

  test('is refused after five on one day, and accepted again on the next', async () => {
    const answers = [];
    for (let count = 0; count < 7; count += 1) {
      answers.push((await ask(`new${count}@kadevos.example`)).status);
      world.clock.advance({ minutes: 3 });
    }
    expect(answers).toEqual([204, 204, 204, 204, 204, 429, 429]);
    world.clock.advance({ days: 1 });
    expect((await ask('new8@kadevos.example')).status).toBe(204);
  });

  test('is refused after three mails to one address on a day, from any account', async () => {
    const { gatekeeper, admin, otherGatekeeper, otherAdmin } = world;
    const answers = [];
    for (const who of [gatekeeper, admin, otherGatekeeper, otherAdmin])
      answers.push((await ask('Victim@else.example'.toLowerCase(), who)).status);
    expect(answers).toEqual([204, 204, 204, 429]);
    expect(mailTo(await world.sendMails(), 'victim@else.example')).toHaveLength(3);
  });

  test('informs the current address, and only its newest link works [API-20]', async () => {
    const old = await addressOf(world.gatekeeper);
    await ask('first@kadevos.example');
    world.clock.advance({ minutes: 3 });
    await ask('second@kadevos.example');
    const mails = await world.sendMails();
    expect(mailTo(mails, old).map(({ subject }) => subject)).toEqual(
      Array(2).fill('A change of your email address was requested'),
    );
    expect(mailTo(mails, old)[0]?.text).not.toContain('first@kadevos.example');
    const before = await snapshot(world);
    expect((await confirm(tokenIn(mailTo(mails, 'first@kadevos.example')[0]))).status).toBe(400);
    expect(await snapshot(world)).toBe(before);
    expect((await confirm(tokenIn(mailTo(mails, 'second@kadevos.example')[0]))).status).toBe(204);
    expect(await addressOf(world.gatekeeper)).toBe('second@kadevos.example');
    const [notice, ...more] = await world.sendMails();
    expect(notice).toMatchObject({ to: old, subject: 'The email address of your account was changed' });
    expect(more).toEqual([]);
  });

  test('is not sent after its link has expired [MAIL-06]', async () => {
    await ask('late@kadevos.example');
    world.clock.advance({ minutes: 31 });
    expect(mailTo(await world.sendMails(), 'late@kadevos.example')).toEqual([]);
  });
});

describe('an address that another account has', () => {
  test('gets the same answer and notice as a free one, at the own institution and elsewhere; its owner is informed [API-20]', async () => {
    const own = await addressOf(world.gatekeeper);
    const seen = [];
    for (const to of [await addressOf(world.admin), await addressOf(world.otherGatekeeper), 'free@else.example']) {
      const { status, body } = await ask(to);
      const mails = await world.sendMails();
      seen.push({ status, body, own: mailTo(mails, own).map(({ subject }) => subject) });
      const inUse = to !== 'free@else.example';
      const [mail, ...more] = mailTo(mails, to);
      expect(mail?.subject).toBe(
        inUse ? 'Your email address was entered for another account' : 'Confirm your email address',
      );
      expect(more).toEqual([]);
      if (inUse) for (const secret of [own, 'token=']) expect(mail?.text).not.toContain(secret);
      world.clock.advance({ minutes: 3 });
    }
    expect(seen[1]).toEqual(seen[0]);
    expect(seen[2]).toEqual(seen[0]);
  });

  test('ends the open change like a free one', async () => {
    await ask('first@kadevos.example');
    const [link] = mailTo(await world.sendMails(), 'first@kadevos.example');
    world.clock.advance({ minutes: 3 });
    await ask(await addressOf(world.otherGatekeeper));
    expect((await confirm(tokenIn(link))).status).toBe(400);
  });
});

describe('a new password', () => {
  const reset = async (email: string) => {
    await post('request-password-reset', { email });
    // The mail is enqueued after the answer, which is the same for every address.
    const tokenOf = (mail: Mail | undefined) => /reset-password\?token=(\S+)/.exec(mail?.text ?? '')?.[1];
    await expect.poll(async () => (await world.sendMails()).length && tokenOf(world.mails.at(-1))).toBeTruthy();
    const token = decodeURIComponent(tokenOf(world.mails.at(-1)) ?? '');
    const password = 'another long and quiet word';
    return post('confirm-password-reset', { token, password, passwordConfirm: password });
  };

  test('is reported to its owner [API-18]', async () => {
    const email = await addressOf(world.gatekeeper);
    expect((await reset(email)).status).toBe(204);
    expect(await world.sendMails()).toMatchObject([{ to: email, subject: 'Your password was changed' }]);
  });

  test('is not reported when it is the first one of an invited user', async () => {
    const values = { org: world.org, firstName: 'Es', lastName: 'Ver', email: 'es@kadevos.example', role: 'member' };
    await done(world.run(world.admin, 'invite-user', { ...values, language: 'en' }));
    await world.sendMails();
    expect((await reset('es@kadevos.example')).status).toBe(204);
    expect(await world.sendMails()).toEqual([]);
  });
});

describe('an invitation to an address that has an account at another institution', () => {
  const invite = async (who: Who, email: string, org = world.org) =>
    world.run(who, 'invite-user', { org, firstName: 'Es', lastName: 'Ver', email, role: 'member', language: 'en' });
  const users = async () => (await done(world.view(world.admin, 'organisation'))).users;

  test('looks like any other to the institution; the owner of the address is informed', async () => {
    const taken = await addressOf(world.otherGatekeeper);
    const answers = [await invite(world.admin, 'free@else.example'), await invite(world.admin, taken)];
    for (const { status, body } of answers)
      expect({ status, keys: Object.keys(body) }).toEqual({ status: 200, keys: ['user', 'sentTo'] });
    const shown = (await users()).filter(({ state }: { state: string }) => state === 'invited');
    expect(shown.map(({ email }: { email: string }) => email).toSorted()).toEqual(
      ['free@else.example', taken].toSorted(),
    );
    const mails = await world.sendMails();
    expect(mails.map(({ to, subject }) => [to, subject])).toEqual([
      ['free@else.example', 'Your account at Kade & Vos Notarissen'],
      [taken, 'Your email address was entered for another account'],
    ]);
    expect(mails[1]?.text).toContain('Kade & Vos Notarissen');
    expect(JSON.stringify(answers) + JSON.stringify(await users())).not.toContain('.invalid');
    expect((await invite(world.admin, taken)).body.code).toBe('email-in-use');
    expect((await invite(world.lead, taken)).body.code).toBe('email-in-use');
  });

  test('leaves the account of the owner as it is, and takes effect once the address is free', async () => {
    const taken = await addressOf(world.otherGatekeeper);
    const { user } = await done(invite(world.admin, taken));
    await world.sendMails();
    expect((await world.store.reader.need('gatekeeper_users', world.otherGatekeeper.id)).org).toBe(world.otherOrg);
    const { otherGatekeeper } = world;
    await world.store.transaction((records) =>
      records.update('gatekeeper_users', otherGatekeeper.id, { email: 'moved@else.example' }),
    );
    await world.sendMails();
    world.clock.advance({ minutes: 20 });
    await done(world.run(world.admin, 'change-user', { org: world.org, user, inviteAgain: true }));
    expect(await world.sendMails()).toMatchObject([{ to: taken, subject: 'Your account at Kade & Vos Notarissen' }]);
    expect(await world.store.reader.need('gatekeeper_users', user)).toMatchObject({ email: taken, invited_email: '' });
  });
});
