import type { Transporter } from 'nodemailer';
import type { Mailer } from '../runtime/ports.ts';

export interface SmtpMailer extends Mailer {
  close(): void;
}

/** Unit: milliseconds. Keeps an unresponsive server from blocking the outbox. */
const timeouts = { connectionTimeout: 15_000, greetingTimeout: 15_000, socketTimeout: 30_000 };

/** Sends through the SMTP server of `url`: `smtps://user:password@mail.example:465`. */
export function smtpMailer(url: string, from: string): SmtpMailer {
  const server = new URL(url);
  let transport: Promise<Transporter> | undefined;
  return {
    async send({ to, subject, text, html, messageId }) {
      transport ??= openTransport(server);
      await (await transport).sendMail({ from, to: { name: '', address: to }, subject, text, html, messageId });
    },
    close: () => void transport?.then((opened) => opened.close()).catch(() => undefined),
  };
}

/** Loaded with the first mail, to save memory. */
async function openTransport(server: URL): Promise<Transporter> {
  const { createTransport } = await import('nodemailer');
  return createTransport({
    host: server.hostname.replace(/^\[|\]$/g, ''),
    port: Number(server.port) || (server.protocol === 'smtps:' ? 465 : 587),
    secure: server.protocol === 'smtps:',
    ...(server.username === ''
      ? {}
      : { auth: { user: decodeURIComponent(server.username), pass: decodeURIComponent(server.password) } }),
    pool: true,
    // Forbids mails to include files or URLs.
    disableFileAccess: true,
    disableUrlAccess: true,
    ...timeouts,
  });
}
