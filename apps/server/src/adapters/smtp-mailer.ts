import { createTransport } from 'nodemailer';
import type { Mailer } from '../ports.ts';

export interface SmtpMailer extends Mailer {
  close(): void;
}

/** Unit: milliseconds. A server that does not answer must not hold up the outbox. */
const timeouts = { connectionTimeout: 15_000, greetingTimeout: 15_000, socketTimeout: 30_000 };

/** Sends by the SMTP server of `url`: `smtps://user:password@mail.example:465`. */
export function smtpMailer(url: string, from: string): SmtpMailer {
  const server = new URL(url);
  const transport = createTransport({
    host: server.hostname.replace(/^\[|\]$/g, ''),
    port: Number(server.port) || (server.protocol === 'smtps:' ? 465 : 587),
    secure: server.protocol === 'smtps:',
    ...(server.username === ''
      ? {}
      : { auth: { user: decodeURIComponent(server.username), pass: decodeURIComponent(server.password) } }),
    pool: true,
    // Mails never bring in files or pages by themselves.
    disableFileAccess: true,
    disableUrlAccess: true,
    ...timeouts,
  });
  return {
    async send({ to, subject, text, html, messageId }) {
      await transport.sendMail({ from, to: { name: '', address: to }, subject, text, html, messageId });
    },
    close: () => transport.close(),
  };
}
