import PocketBase from 'pocketbase';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AccountMail } from '../src/http/policies.ts';
import { ann, openWorld, password, type World } from './world.ts';

let world: World;
const mails: AccountMail[] = [];
beforeAll(async () => {
  world = await openWorld({ policies: { onAccountMail: async (mail) => void mails.push(mail) } });
});
afterAll(() => world.close());

const users = () => new PocketBase(world.url).autoCancellation(false).collection('users');
const stored = async () => (await world.store.reader.need('users' as never, ann)) as Record<string, unknown>;

/** The mail that a request brings; it leaves after the answer. */
async function mailOf(kind: AccountMail['kind'], ask: () => Promise<unknown>): Promise<AccountMail> {
  const before = mails.length;
  await ask();
  await expect.poll(() => mails.length).toBe(before + 1);
  const mail = mails.at(-1) as AccountMail;
  expect(mail.kind).toBe(kind);
  return mail;
}

describe('mails about accounts', () => {
  it('verify an address once it is confirmed, and not by a token of another kind [API-19]', async () => {
    await world.store.transaction((records) => records.update('users' as never, ann, { verified: false } as never));
    const mail = await mailOf('verification', () => users().requestVerification('ann@example.eu'));
    expect(mail.to).toBe('ann@example.eu');
    await expect(users().confirmPasswordReset(mail.token, 'another word', 'another word')).rejects.toThrow();
    expect((await stored())['verified']).toBe(false);
    expect(await users().confirmVerification(mail.token)).toBe(true);
    expect((await stored())['verified']).toBe(true);
  });

  it('set a new password by a link that works once, and end every session [API-17, API-18]', async () => {
    const mail = await mailOf('passwordReset', () => users().requestPasswordReset('ann@example.eu'));
    const before = (await stored())['tokenKey'];
    await expect(users().confirmPasswordReset(mail.token, 'another word', 'a third word')).rejects.toMatchObject({
      status: 400,
    });
    expect((await stored())['tokenKey']).toBe(before);
    expect(await users().confirmPasswordReset(mail.token, 'another word', 'another word')).toBe(true);
    expect((await stored())['tokenKey']).not.toBe(before);
    await expect(users().confirmPasswordReset(mail.token, 'a third word', 'a third word')).rejects.toMatchObject({
      status: 400,
    });
    await expect(users().authWithPassword('ann@example.eu', password)).rejects.toMatchObject({ status: 400 });
    expect((await users().authWithPassword('ann@example.eu', 'another word')).record.id).toBe(ann);
  });

  it('change an address with the password of the requesting account [API-20]', async () => {
    const pb = new PocketBase(world.url).autoCancellation(false);
    await pb.collection('users').authWithPassword('ann@example.eu', 'another word');
    const mail = await mailOf('emailChange', () => pb.collection('users').requestEmailChange('ann@example.net'));
    expect(mail.to).toBe('ann@example.net');
    await expect(users().confirmEmailChange(mail.token, 'a wrong word')).rejects.toMatchObject({ status: 400 });
    expect((await stored())['email']).toBe('ann@example.eu');
    expect(await users().confirmEmailChange(mail.token, 'another word')).toBe(true);
    expect(await stored()).toMatchObject({ email: 'ann@example.net', verified: true });
  });

  it('are not sent for an unknown address, and the response is the same', async () => {
    const before = mails.length;
    expect(await users().requestPasswordReset('nobody@example.eu')).toBe(true);
    expect(await users().requestVerification('nobody@example.eu')).toBe(true);
    expect(mails.length).toBe(before);
  });
});
