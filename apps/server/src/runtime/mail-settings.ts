import { z } from '@dossier/domain/schema';
import type { MailEncryption } from '@dossier/domain/setup-steps';
import { isLoopbackHost } from './local-names.ts';

const serverText =
  'SMTP_URL must look like smtp://user:password@mail.example:587?from=desk@example.com (smtps:// for TLS from the start).';

/** The parameters of `SMTP_URL`; `server` is the address without them. */
const parameters = z.strictObject(
  {
    server: z.string(),
    /** The sender of all mails. */
    from: z.optional(
      z
        .string()
        .check(
          z.trim(),
          z.regex(
            /^[^<>\r\n]*<[^<>\s@]+@[^<>\s@]+>$|^[^<>\s@]+@[^<>\s@]+$/,
            'from in SMTP_URL must be an address like desk@example.com or Dossier <desk@example.com>.',
          ),
        ),
    ),
    /** Address to which reports of undelivered mails return; undefined: to the sender. */
    bounces: z.optional(
      z
        .string()
        .check(
          z.regex(
            /^[^<>\s@+]+@[^<>\s@]+$/,
            'bounces in SMTP_URL must be an address like bounces@example.com, without a plus sign.',
          ),
        ),
    ),
    /** Whether mail is sent to servers without encryption; a server on loopback needs none. */
    tls: z._default(
      z.enum(['required', 'opportunistic'], 'tls in SMTP_URL must be required or opportunistic.'),
      'required',
    ),
  },
  'SMTP_URL has an unknown parameter: from, bounces and tls are known.',
);

/** Reads `SMTP_URL`: a mail server, and how mails are sent, as parameters. */
export const mailSettings = z.pipe(
  z.string().check(z.refine((text) => /^smtps?:$/.test(URL.parse(text)?.protocol ?? ''), serverText)),
  z.pipe(z.transform(splitParameters), parameters),
);

export type MailSettings = z.infer<typeof mailSettings>;

export interface MailConnection {
  readonly host: string;
  readonly port: number;
  readonly encryption: MailEncryption;
  /** '' without sign-in. */
  readonly user: string;
  readonly password: string;
}

/** How the mail server is reached; a server on this machine needs no encryption. */
export function mailConnection({ server, tls }: Pick<MailSettings, 'server' | 'tls'>): MailConnection {
  const { protocol, hostname, port, username, password } = new URL(server);
  const host = hostname.replace(/^\[|\]$/g, '');
  const isEncrypted = protocol === 'smtps:';
  return {
    host,
    port: Number(port) || (isEncrypted ? 465 : 587),
    encryption: isEncrypted ? 'tls' : tls === 'required' && !isLoopbackHost(host) ? 'starttls' : 'if-offered',
    user: decodeURIComponent(username),
    password: decodeURIComponent(password),
  };
}

/** A plus sign belongs to an address: it is not a space here. */
function splitParameters(text: string): Record<string, string> {
  const url = new URL(text);
  const given = new URLSearchParams(url.search.replaceAll('+', '%2B'));
  url.search = '';
  return { ...Object.fromEntries(given), server: url.href };
}
