import PostalMime from 'postal-mime';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type MailServer, startMailServer } from '../../test/mail-server.ts';
import { mailFailureOf } from '../jobs/mail-failure.ts';
import type { Mail } from '../runtime/ports.ts';
import { type SmtpMailer, type SmtpSettings, smtpMailer } from './smtp-mailer.ts';

let server: MailServer;
const mailers: SmtpMailer[] = [];
beforeEach(async () => {
  server = await startMailServer();
});
afterEach(async () => {
  for (const mailer of mailers.splice(0)) mailer.close();
  await server.close();
});

function open(settings: Partial<SmtpSettings> = {}): SmtpMailer {
  const url = `smtp://127.0.0.1:${server.port}`;
  const mailer = smtpMailer({ url, from: 'Dossier <desk@dossier.example>', tls: 'required', ...settings });
  mailers.push(mailer);
  return mailer;
}

const mailTo = (to: string): Mail => ({
  to,
  subject: 'Grüße',
  text: 'Text',
  html: '<p>Text</p>',
  messageId: `<${to}>`,
});
const failureOf = (sent: Promise<unknown>) =>
  sent.then(
    () => 'sent',
    (error: unknown) => mailFailureOf(error),
  );

describe('a mail server', () => {
  test('gets both bodies, names and letters intact', async () => {
    await open().send(mailTo('zoe@client.example'));
    const mail = await PostalMime.parse(server.received[0] ?? Buffer.alloc(0));
    expect(mail).toMatchObject({
      subject: 'Grüße',
      from: { address: 'desk@dossier.example' },
      to: [{ address: 'zoe@client.example' }],
      text: 'Text\n',
      messageId: '<zoe@client.example>',
    });
    expect(mail.html).toContain('<p>Text</p>');
  });

  test('gets an envelope sender per mail where the operator set one; the visible sender stays', async () => {
    const mailer = open({ envelopeFrom: (id) => `bounces+b.${id}@dossier.example` });
    await mailer.send({ ...mailTo('zoe@client.example'), outboxId: 'mail1' });
    expect(server.senders).toEqual(['bounces+b.mail1@dossier.example']);
    const mail = await PostalMime.parse(server.received[0] ?? Buffer.alloc(0));
    expect(mail.from?.address).toBe('desk@dossier.example');
  });

  test('that refuses the recipient is distinguished from one that refuses for another reason [MAIL-06]', async () => {
    server.answers.set('a@c.example', { code: 550, text: '5.1.1 no such user' });
    server.answers.set('b@c.example', { code: 450, text: '4.2.0 greylisted' });
    server.answers.set('c@c.example', { code: 554, text: '5.7.1 relay access denied' });
    const mailer = open();
    const refused = { isAddressRefused: true, reply: '550 5.1.1', step: 'RCPT TO' };
    expect(await failureOf(mailer.send(mailTo('a@c.example')))).toMatchObject(refused);
    expect(await failureOf(mailer.send(mailTo('b@c.example')))).toMatchObject({ isAddressRefused: false });
    expect(await failureOf(mailer.send(mailTo('c@c.example')))).toMatchObject({ isAddressRefused: false });
    expect(await failureOf(mailer.send(mailTo('d@c.example')))).toBe('sent');
  });

  test('that never answers ends one mail after a bounded time and does not stop the others [MAIL-06]', async () => {
    server.answers.set('slow@c.example', 'hang');
    const mailer = open({ sendMs: 200 });
    const slow = failureOf(mailer.send(mailTo('slow@c.example')));
    expect(await failureOf(mailer.send(mailTo('d@c.example')))).toBe('sent');
    expect(await slow).toMatchObject({ isAddressRefused: false, reply: '' });
    expect(await failureOf(mailer.send(mailTo('e@c.example')))).toBe('sent');
    expect(server.received).toHaveLength(2);
  });
});

describe('the sign-in at the mail server', () => {
  test('is verified without sending, and a wrong password is no refusal of an address', async () => {
    await server.close();
    server = await startMailServer({ password: 'right' });
    await expect(open({ url: `smtp://desk:right@127.0.0.1:${server.port}` }).verify()).resolves.toBeUndefined();
    const wrong = open({ url: `smtp://desk:wrong@127.0.0.1:${server.port}` });
    const refused = { isAddressRefused: false, reply: '535 5.7.8' };
    expect(await failureOf(wrong.verify())).toMatchObject(refused);
    expect(await failureOf(wrong.send(mailTo('a@c.example')))).toMatchObject(refused);
    expect(server.received).toEqual([]);
  });
});

describe('a server on another machine', () => {
  // Reaches this machine, but is not one of its names.
  const elsewhere = () => ({ url: `smtp://0.0.0.0:${server.port}` });

  test('gets no mail and no password without encryption', async () => {
    const refused = { isAddressRefused: false, step: 'STARTTLS' };
    expect(await failureOf(open(elsewhere()).send(mailTo('a@c.example')))).toMatchObject(refused);
    expect(server.asked).toEqual([]);
  });

  test('gets mail without encryption if the operator allows it', async () => {
    expect(await failureOf(open({ ...elsewhere(), tls: 'opportunistic' }).send(mailTo('a@c.example')))).toBe('sent');
  });
});
