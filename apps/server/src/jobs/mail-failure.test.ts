import { describe, expect, test } from 'vitest';
import { mailFailureOf } from './mail-failure.ts';

const refusal = (response: string, command = 'RCPT TO') =>
  Object.assign(new Error(`refused: ${response}`), { response, responseCode: Number(response.slice(0, 3)), command });

describe('the reply to a recipient', () => {
  test.each([
    ['550 5.1.1 <a@b.example>: user unknown', '550 5.1.1'],
    ['550-5.1.1 The email account does not exist.\n550 5.1.1 Check it.', '550 5.1.1'],
    ['553 5.1.3 bad address syntax', '553 5.1.3'],
    ['556 5.1.10 domain has a null MX', '556 5.1.10'],
    ['550 5.4.4 no route to host', '550 5.4.4'],
    ['550 No such user here', '550'],
    ['551 User not local', '551'],
  ])('%s means that the address does not exist [MAIL-06]', (response, reply) => {
    expect(mailFailureOf(refusal(response))).toMatchObject({ isAddressRefused: true, reply });
  });

  test.each([
    '450 4.1.1 unknown for now',
    '450 mailbox busy',
    '452 4.2.2 mailbox full',
    '550 5.1.8 sender domain does not exist',
    '550 5.2.2 mailbox full',
    '550 5.7.1 blocked by policy',
    '550 relay not permitted',
    '554 5.7.1 <a@b.example>: Relay access denied',
    '530 5.7.0 authentication required',
  ])('%s may be temporary or our own fault [MAIL-06]', (response) => {
    expect(mailFailureOf(refusal(response)).isAddressRefused).toBe(false);
  });
});

test('a refusal of sender, sign-in or content is no refusal of the address [MAIL-06]', () => {
  for (const command of ['MAIL FROM', 'DATA', 'AUTH PLAIN', 'EHLO']) {
    const failure = mailFailureOf(refusal('550 5.1.1 no', command));
    expect(failure).toMatchObject({ isAddressRefused: false, step: command });
  }
});

test('an error without a reply names its kind', () => {
  const error = Object.assign(new Error('connect ECONNREFUSED 10.0.0.1:587'), { code: 'ESOCKET' });
  expect(mailFailureOf(error)).toMatchObject({ isAddressRefused: false, reply: '', step: 'ESOCKET' });
  expect(mailFailureOf(new Error('busy')).step).toBe('unknown');
});
