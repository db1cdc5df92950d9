import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { done, onboardingAt, snapshot, startWorld, type World } from '../../test/scenario.ts';
import { entityOf } from '../../test/screened.ts';
import { bounceAddress, mailIdOf } from '../mail/bounce-address.ts';
import { recordBounce } from './record-bounce.ts';

const secret = 'a secret of the desk, long enough for it';
let world: World;
let request: string;
let mail: string;
beforeEach(async () => {
  world = await startWorld();
  request = await onboardingAt(world, 'requested');
  await done(world.run(world.gatekeeper, 'send-invite', { request }));
  await world.sendMails();
  mail = (await world.store.reader.find('mail_outbox', 'kind = "invite"'))[0]?.id ?? '';
});
afterEach(() => world.close());

interface Report {
  readonly to?: string;
  readonly type?: string;
  readonly action?: string;
  readonly status?: string;
}

/** A report as Postfix writes it, with folded lines. */
const reportOf = ({ to = address(), type = 'multipart/report; report-type=delivery-status', ...fields }: Report = {}) =>
  Buffer.from(
    [
      'From: MAILER-DAEMON@relay.example',
      `To: ${to}`,
      'Subject: Undelivered Mail Returned to Sender',
      'MIME-Version: 1.0',
      `Content-Type: ${type}; boundary="b"`,
      '',
      '--b',
      'Content-Type: text/plain',
      '',
      'Action: failed, 5.1.1 user unknown',
      '--b',
      'Content-Type: message/delivery-status',
      '',
      'Reporting-MTA: dns; relay.example',
      '',
      'Final-Recipient: rfc822;',
      ' marit@zilverlinde.example',
      `Action: ${fields.action ?? 'failed'}`,
      `Status: ${fields.status ?? '5.1.1'}`,
      'Diagnostic-Code: smtp; 550 5.1.1 user',
      '    unknown',
      '',
      '--b--',
      '',
    ].join('\r\n'),
  );
const address = () => bounceAddress('bounces@desk.example', mail, secret);
const record = (message: Buffer, recipient?: string) =>
  recordBounce({ store: world.store, secret }, message, recipient);

describe('a report of a mail that could not be delivered', () => {
  test('marks the mail, and the onboarding shows it [MAIL-06]', async () => {
    expect(await record(reportOf())).toBe(`Mail ${mail} (invite) marked as bounced: 5.1.1.`);
    expect(await world.store.reader.need('mail_outbox', mail)).toMatchObject({ state: 'bounced', reply: '550 5.1.1' });
    const { delivery } = await entityOf(world, request, world.gatekeeper);
    expect(delivery).toMatchObject({ state: 'unknown-address', maySendAgain: true });
  });

  test('is also found by its envelope recipient, and counts once', async () => {
    const elsewhere = reportOf({ to: 'postmaster@desk.example', status: '4.4.1' });
    expect(await record(elsewhere, address())).toContain('marked as failed');
    expect(await record(reportOf())).toContain('Ignored');
  });

  test.each<[string, () => Buffer]>([
    ['with a forged address', () => reportOf({ to: address().replace(/[0-9a-f]{12}@/, '000000000000@') })],
    ['of another desk', () => reportOf({ to: bounceAddress('bounces@desk.example', mail, 'another secret') })],
    ['about a delay', () => reportOf({ action: 'delayed', status: '4.4.1' })],
    ['about a delivery', () => reportOf({ action: 'delivered', status: '2.0.0' })],
    ['that is an automatic reply', () => reportOf({ type: 'multipart/mixed' })],
    ['without content', () => Buffer.alloc(0)],
  ])('%s changes nothing', async (_, message) => {
    const before = await snapshot(world);
    expect(await record(message())).toMatch(/^Ignored/);
    expect(await snapshot(world)).toBe(before);
    expect((await world.store.reader.need('mail_outbox', mail)).state).toBe('sent');
  });
});

test('the address of a report is valid for its own mail only', () => {
  const other = 'abcdefghijklmno';
  expect(mailIdOf(address().toUpperCase(), secret)).toBe(mail);
  expect(mailIdOf(address().replace(mail, other), secret)).toBeUndefined();
});
