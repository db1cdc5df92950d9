import { describe, expect, test } from 'vitest';
import { makeIntern, testPassword } from '../../test/factories.ts';
import { startWorld } from '../../test/scenario.ts';
import { refuseCommonPassword } from './common-passwords.ts';

describe('A new password', () => {
  test.each(['password1', 'PASSWORD', 'Welkom01', 'sunshine2026', 'p@ssw0rd', 'Qwertyuiop!', 'wachtwoord1!'])(
    'is refused when it is common: %s',
    async (plain) => {
      expect(await refuseCommonPassword(plain)).toMatchObject({ code: 'validation_common_password' });
    },
  );

  test.each([testPassword, 'purple-otter-42-canal', 'sunshine48203948'])('is accepted: %s', async (plain) => {
    expect(await refuseCommonPassword(plain)).toBeUndefined();
  });
});

test('a common password is refused when it is chosen with the mailed link, and the old one stays valid', async () => {
  const world = await startWorld();
  const email = 'new.password@desk.example';
  const person = await makeIntern(world, { email });
  const post = (path: string, body: object) =>
    world.request('POST', `/api/collections/internal_users/${path}`, { body });
  await post('request-password-reset', { email });
  await expect.poll(() => world.store.reader.count('mail_outbox', 'kind = "password-reset"')).toBe(1);
  const [mail] = await world.sendMails();
  const token = decodeURIComponent(/token=([^\s"]+)/.exec(mail?.text ?? '')?.[1] ?? '');
  const before = await world.store.reader.need('internal_users', person.id);
  const choose = (password: string) => post('confirm-password-reset', { token, password, passwordConfirm: password });
  const refused = await choose('Welkom2026!');
  expect(refused).toMatchObject({ status: 400, body: { data: { password: { code: 'validation_common_password' } } } });
  expect(await world.store.reader.need('internal_users', person.id)).toEqual(before);
  expect((await choose('purple-otter-42-canal')).status).toBe(204);
  await world.close();
});
