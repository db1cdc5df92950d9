import { mailSenders, mailSendSeconds } from '@dossier/domain/limits';
import type { Transporter } from 'nodemailer';
import { type MailConnection, mailConnection } from '../runtime/mail-settings.ts';
import type { Mailer } from '../runtime/ports.ts';

export interface SmtpSettings {
  /** `smtps://user:password@mail.example:465`; `smtp:` starts unencrypted and changes to TLS by STARTTLS. */
  readonly url: string;
  readonly from: string;
  /** Whether mail may be sent without encryption to a server that offers none. A server on loopback may always. */
  readonly tls: 'required' | 'opportunistic';
  /** Envelope sender of the mail with this outbox id, to which reports return. Default: `from`. */
  readonly envelopeFrom?: ((outboxId: string) => string) | undefined;
  /** Longest time for one mail. Unit: milliseconds. Default: `mailSendSeconds`. */
  readonly sendMs?: number;
}

export interface SmtpMailer extends Mailer {
  /** Connects, encrypts and signs in without sending. @throws the error of the mail server */
  verify(): Promise<void>;
  close(): void;
}

/** Unit: milliseconds. `mailSendSeconds` bounds the sum: a server may answer slowly without ever being idle. */
const timeouts = { connectionTimeout: 15_000, greetingTimeout: 15_000, socketTimeout: 30_000 };

/** Sends through an SMTP server. */
export function smtpMailer({
  url,
  from,
  tls,
  envelopeFrom,
  sendMs = mailSendSeconds * 1000,
}: SmtpSettings): SmtpMailer {
  const connection = mailConnection({ server: url, tls });
  let transport: Promise<Transporter> | undefined;
  const opened = () => (transport ??= openTransport(connection));
  return {
    async send({ to, subject, text, html, messageId, outboxId }) {
      const envelope = envelopeFrom && outboxId ? { envelope: { from: envelopeFrom(outboxId), to } } : {};
      const message = { from, to: { name: '', address: to }, subject, text, html, messageId, ...envelope };
      // The signal ends this delivery with its connection; others continue.
      await (await opened()).sendMail({ ...message, signal: AbortSignal.timeout(sendMs) });
    },
    verify: async () => void (await (await opened()).verify()),
    close: () => void transport?.then((open) => open.close()).catch(() => undefined),
  };
}

/** Loaded with the first mail, to save memory. */
async function openTransport({ host, port, encryption, user, password }: MailConnection): Promise<Transporter> {
  const { createTransport } = await import('nodemailer');
  return createTransport({
    host,
    port,
    secure: encryption === 'tls',
    requireTLS: encryption === 'starttls',
    ...(user === '' ? {} : { auth: { user, pass: password } }),
    pool: true,
    maxConnections: mailSenders,
    // The outbox retries; once is for a connection that the server closed while it was idle.
    maxRequeues: 1,
    // Forbids mails to include files or URLs.
    disableFileAccess: true,
    disableUrlAccess: true,
    ...timeouts,
  });
}
