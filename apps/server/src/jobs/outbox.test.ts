import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../test/test-app.ts';
import { smtpMailer } from '../adapters/smtp-mailer.ts';
import { enqueueMail } from '../mail/enqueue.ts';
import type { Mail } from '../runtime/ports.ts';
import { sendDueMails } from './outbox.ts';

let desk: TestApp;
beforeEach(async () => {
  desk = await startTestApp();
});
afterEach(() => desk.close());

const enqueue = (key = 'received:1', to = 'marit@client.example') =>
  desk.store.transaction((records) =>
    enqueueMail(records, {
      key,
      kind: 'received',
      to,
      language: 'en',
      org: '',
      data: { toName: 'Marit', reference: 'TR-1', link: 'http://x.example' },
    }),
  );
const rows = () => desk.store.reader.find('mail_outbox', 'id != ""');

describe('the outbox', () => {
  test('a mail of a rolled-back transaction is never sent [MAIL-05]', async () => {
    const undone = desk.store.transaction(async (records) => {
      await enqueueMail(records, {
        key: 'x',
        kind: 'received',
        to: 'a@b.example',
        language: 'en',
        org: '',
        data: { toName: '', reference: '', link: '' },
      });
      throw new Error('rolled back');
    });
    await expect(undone).rejects.toThrow('rolled back');
    expect(await desk.sendMails()).toEqual([]);
  });

  test('one event is one mail, however often it is reported [MAIL-07]', async () => {
    await enqueue();
    await enqueue();
    expect(await desk.sendMails()).toHaveLength(1);
    await enqueue();
    expect(await desk.sendMails()).toEqual([]);
  });

  test('a failed mail is sent again, each time after a longer delay [MAIL-06]', async () => {
    await enqueue();
    desk.mailFailure = new Error('connection refused');
    await desk.sendMails();
    expect(await rows()).toMatchObject([
      { state: 'waiting', attempts: 1, error: 'connection refused', next_at: '2026-11-21 10:00:30.000Z' },
    ]);
    desk.clock.advance({ seconds: 30 });
    await desk.sendMails();
    expect(await rows()).toMatchObject([{ attempts: 2, next_at: '2026-11-21 10:01:30.000Z' }]);
    desk.mailFailure = undefined;
    expect(await desk.sendMails()).toEqual([]);
    desk.clock.advance({ minutes: 1 });
    expect(await desk.sendMails()).toHaveLength(1);
    expect(await rows()).toMatchObject([{ state: 'sent', data: null, attempts: 3 }]);
  });

  test('a permanent error of the server ends the attempts, and so does the maximum number of them [MAIL-06]', async () => {
    await enqueue('one');
    desk.mailFailure = Object.assign(new Error('no such mailbox'), { responseCode: 550 });
    await desk.sendMails();
    expect(await rows()).toMatchObject([{ state: 'failed', error: 'no such mailbox' }]);
    desk.mailFailure = new Error('busy');
    await enqueue('two');
    for (let day = 0; day < 20; day += 1) {
      await desk.sendMails();
      desk.clock.advance({ hours: 7 });
    }
    expect((await rows()).find((row) => row.key === 'two')).toMatchObject({ state: 'failed', attempts: 14 });
  });

  test('after a crash between sending and marking it is sent again with the same Message-ID [MAIL-07]', async () => {
    await enqueue();
    const [first] = await desk.sendMails();
    // The state after such a crash: claimed, sent, not marked.
    const [row] = await rows();
    const data = {
      toName: 'Marit',
      reference: 'TR-1',
      link: 'http://x.example',
      frame: {
        name: 'Dossier',
        initials: 'D',
        accent: '',
        supportText: '',
        supportEmail: '',
        supportPhone: '',
        deskName: 'Dossier',
      },
    };
    await desk.store.transaction((records) =>
      records.update('mail_outbox', row?.id ?? '', { state: 'sending', data, next_at: '2026-11-21 10:05:00.000Z' }),
    );
    expect(await desk.sendMails()).toEqual([]);
    desk.clock.advance({ minutes: 5 });
    const [second] = await desk.sendMails();
    expect(second?.messageId).toBe(first?.messageId);
  });

  test('two processes never send one mail twice [MAIL-07]', async () => {
    for (let count = 0; count < 20; count += 1) await enqueue(`key:${count}`, `c${count}@client.example`);
    const sent: Mail[] = [];
    const slow = {
      async send(mail: Mail) {
        await new Promise((wait) => setTimeout(wait, 2));
        sent.push(mail);
      },
    };
    const parts = { store: desk.store, mailer: slow, now: desk.clock.now };
    await Promise.all([sendDueMails(parts), sendDueMails(parts), sendDueMails(parts)]);
    expect(new Set(sent.map((mail) => mail.to)).size).toBe(20);
    expect(sent).toHaveLength(20);
  });
});

test('a mail passes through a real SMTP server with both bodies, names and letters intact', async () => {
  const received: Buffer[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, _session, done) {
      const parts: Buffer[] = [];
      stream.on('data', (part: Buffer) => parts.push(part));
      stream.on('end', () => {
        received.push(Buffer.concat(parts));
        done();
      });
    },
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const { port } = server.server.address() as { port: number };
  const mailer = smtpMailer(`smtp://127.0.0.1:${port}`, 'Dossier <desk@dossier.example>');
  await enqueue('smtp', 'zoë@client.example'.replace('ë', 'e'));
  await sendDueMails({ store: desk.store, mailer, now: desk.clock.now });
  mailer.close();
  await new Promise<void>((closed) => server.close(() => closed()));
  const mail = await PostalMime.parse(received[0] ?? Buffer.alloc(0));
  expect(mail.from?.address).toBe('desk@dossier.example');
  expect(mail.to?.[0]?.address).toBe('zoe@client.example');
  expect(mail.subject).toBe('We received your form (TR-1)');
  expect(mail.text).toContain('Thank you. We received your form under reference TR-1');
  expect(mail.html).toContain('<h1');
  expect(mail.messageId).toMatch(/^<[0-9a-f]{32}@dossier>$/);
});
