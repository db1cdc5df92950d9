import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../test/test-app.ts';
import { enqueueMail } from '../mail/enqueue.ts';
import type { Mail } from '../runtime/ports.ts';
import { openMailContent } from '../runtime/sealed-mails.ts';
import { createSecretBox } from '../runtime/secret-box.ts';
import { startJobs } from './job-loop.ts';
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
const enqueueCode = (key: string, expiresAt = '2026-11-21 10:05:00.000Z') =>
  desk.store.transaction((records) =>
    enqueueMail(records, {
      key,
      kind: 'code',
      to: 'marit@client.example',
      language: 'en',
      org: '',
      data: { code: '419602', askedAt: '2026-11-21 10:00:00.000Z', expiresAt },
    }),
  );
const smtpError = (response: string, command: string) =>
  Object.assign(new Error(response), { response, command, responseCode: Number(response.slice(0, 3)) });
const partsOf = ({ store, secrets, clock, app }: TestApp) => ({ store, secrets, now: clock.now, log: app.log });
const refusing = { send: () => Promise.reject(new Error('a mail was sent')) };
const rows = () => desk.store.reader.find('mail_outbox', '', {}, { sort: 'created,@rowid' });

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

  test('a refused address ends the attempts at once, and the content is deleted [MAIL-06]', async () => {
    await enqueue();
    desk.mailFailure = smtpError('550 5.1.1 no such mailbox', 'RCPT TO');
    await desk.sendMails();
    expect(await rows()).toMatchObject([{ state: 'bounced', reply: '550 5.1.1', attempts: 1, data: null }]);
    desk.mailFailure = undefined;
    desk.clock.advance({ days: 1 });
    expect(await desk.sendMails()).toEqual([]);
  });

  test('any other permanent error is retried for three days: a changed password loses no mail [MAIL-06]', async () => {
    await enqueue('one');
    await enqueue('two');
    desk.mailFailure = smtpError('535 5.7.8 authentication failed', 'AUTH PLAIN');
    for (let hour = 0; hour < 71; hour += 1) {
      await desk.sendMails();
      desk.clock.advance({ hours: 1 });
    }
    expect((await rows()).map(({ state, reply }) => [state, reply])).toEqual(Array(2).fill(['waiting', '535 5.7.8']));
    desk.mailFailure = undefined;
    desk.clock.advance({ hours: 1 });
    expect(await desk.sendMails()).toHaveLength(2);
  });

  test('after three days without success the attempts end, and the content stays sealed so that it can be sent again [MAIL-06]', async () => {
    await enqueue();
    desk.mailFailure = new Error('busy');
    for (let hour = 0; hour < 80; hour += 1) {
      await desk.sendMails();
      desk.clock.advance({ hours: 1 });
    }
    const [row] = await rows();
    expect(row).toMatchObject({ state: 'failed', error: 'busy', data: { sealed: expect.any(String) } });
    expect(row?.attempts).toBeGreaterThan(15);
  });

  test('a code is not sent after its lifetime: it expires [MAIL-06]', async () => {
    await enqueueCode('code:1');
    desk.mailFailure = new Error('busy');
    for (let minute = 0; minute < 5; minute += 1) {
      await desk.sendMails();
      desk.clock.advance({ minutes: 1 });
    }
    expect(await rows()).toMatchObject([{ state: 'expired', data: null }]);
    // One that never was attempted in time, because the desk was stopped.
    await enqueueCode('code:2', '2026-11-21 10:06:00.000Z');
    desk.clock.advance({ minutes: 2 });
    desk.mailFailure = undefined;
    expect(await desk.sendMails()).toEqual([]);
    expect((await rows()).map(({ state }) => state)).toEqual(['expired', 'expired']);
  });

  test('codes are sent before other mails that wait', async () => {
    await enqueue('one');
    await enqueue('two');
    await enqueueCode('code:1');
    expect((await desk.sendMails())[0]?.subject).toContain('419 602');
  });

  test('each failure is logged with its reply, without the address [MAIL-06]', async () => {
    await enqueue('one', 'marit@client.example');
    const lines: unknown[] = [];
    const line = (facts: object, message: string) => void lines.push({ ...facts, message });
    const mailer = { send: () => Promise.reject(smtpError('550 5.1.1 <marit@client.example> unknown', 'RCPT TO')) };
    await sendDueMails({ ...partsOf(desk), mailer, log: { info: line, warn: line } });
    const [row] = await rows();
    const message = 'mail refused: the address of the recipient does not exist';
    expect(lines).toEqual([
      { mail: row?.id, kind: 'received', attempts: 1, step: 'RCPT TO', reply: '550 5.1.1', message },
    ]);
    expect(JSON.stringify(lines)).not.toContain('marit');
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

  test('the database contains no code, link or name of a mail that waits [MAIL-05]', async () => {
    await enqueueCode('code:1');
    await enqueue();
    const stored = JSON.stringify(await desk.store.dialect.all('SELECT "data" FROM "mail_outbox"', []));
    expect(stored).toMatch(/sealed:v1:/);
    for (const text of ['419602', 'http://x.example', 'Marit', 'TR-1']) expect(stored).not.toContain(text);
    const mails = await desk.sendMails();
    expect(mails.map(({ text }) => /419 ?602|x\.example/.test(text))).toEqual([true, true]);
  });

  test('a mail that was stored with another secret is not sent, and the log says so', async () => {
    await enqueue();
    const lines: unknown[] = [];
    const line = (facts: object, message: string) => void lines.push({ ...facts, message });
    const other = { ...partsOf(desk), secrets: createSecretBox('the secret of another desk'), mailer: refusing };
    await sendDueMails({ ...other, log: { info: line, warn: line } });
    const [row] = await rows();
    expect(row).toMatchObject({ state: 'failed', data: null, error: expect.stringContaining('DOSSIER_SECRET') });
    expect(lines).toMatchObject([{ mail: row?.id, message: expect.stringContaining('DOSSIER_SECRET') }]);
  });

  test('a mail of an earlier version, stored in plain text, is sent', async () => {
    await enqueue();
    const [row] = await rows();
    const content = JSON.stringify(openMailContent(desk.secrets, row as NonNullable<typeof row>));
    await desk.store.transaction(({ connection }) =>
      connection.run('UPDATE "mail_outbox" SET "data" = ? WHERE "id" = ?', [content, row?.id ?? '']),
    );
    expect((await rows())[0]?.data).toMatchObject({ toName: 'Marit' });
    expect(await desk.sendMails()).toHaveLength(1);
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
    const parts = { ...partsOf(desk), mailer: slow };
    await Promise.all([sendDueMails(parts), sendDueMails(parts), sendDueMails(parts)]);
    expect(new Set(sent.map((mail) => mail.to)).size).toBe(20);
    expect(sent).toHaveLength(20);
  });
});

describe('the senders of a desk', () => {
  test('continue while the mail server hangs at one mail [MAIL-06]', async () => {
    const sent: string[] = [];
    const hanging = Promise.withResolvers<void>();
    const others = Promise.withResolvers<void>();
    const mailer = {
      async send({ to }: Mail) {
        if (to === 'slow@client.example') await hanging.promise;
        sent.push(to);
        if (sent.length === 2) others.resolve();
      },
    };
    const parts = { ...partsOf(desk), mailer };
    await enqueue('slow', 'slow@client.example');
    const jobs = startJobs([{ name: 'outbox', everyMs: 60_000, workers: 3, run: () => sendDueMails(parts) }], () => {});
    await enqueue('one', 'one@client.example');
    jobs.wake('outbox');
    await enqueue('two', 'two@client.example');
    jobs.wake('outbox');
    await others.promise;
    expect(sent.toSorted()).toEqual(['one@client.example', 'two@client.example']);
    hanging.resolve();
    await jobs.stop();
    expect(sent.at(-1)).toBe('slow@client.example');
  });
});
