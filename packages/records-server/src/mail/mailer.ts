import type { Transporter } from 'nodemailer';

export interface Mail {
  readonly from: { readonly name: string; readonly address: string };
  readonly to: string;
  readonly subject: string;
  readonly html: string;
  readonly text: string;
}

export interface Mailer {
  /** Resolves when the mail server has accepted the mail; rejects when it refuses. */
  send(mail: Mail): Promise<void>;
  close(): void;
}

/** `smtp://user:password@host:port`. */
export function smtpMailer(url: string): Mailer {
  let transport: Promise<Transporter> | undefined;
  // Loaded with the first mail: a server at rest does without.
  const open = () => import('nodemailer').then(({ createTransport }) => createTransport(url));
  return {
    async send(mail) {
      transport ??= open();
      await (await transport).sendMail(mail);
    },
    close: () => void transport?.then((opened) => opened.close()).catch(() => undefined),
  };
}

/** Connection of a mail server. */
export interface SmtpOptions {
  readonly host: string;
  readonly port: number;
  readonly username: string;
  readonly password: string;
  readonly tls: boolean;
}

/** A mailer with options that may change while it runs; it sends nothing while they are undefined. */
export function changingMailer(options: () => SmtpOptions | undefined): Mailer {
  let known = '';
  let mailer = noMailer();
  const now = () => {
    const wanted = options();
    const text = JSON.stringify(wanted ?? null);
    if (text !== known) {
      mailer.close();
      mailer = wanted ? smtpMailer(addressOf(wanted)) : noMailer();
      known = text;
    }
    return mailer;
  };
  return { send: (mail) => now().send(mail), close: () => mailer.close() };
}

function addressOf({ host, port, username, password, tls }: SmtpOptions): string {
  const login = username === '' ? '' : `${encodeURIComponent(username)}:${encodeURIComponent(password)}@`;
  return `${tls ? 'smtps' : 'smtp'}://${login}${host}:${port}`;
}

/** Without a mail server: logs that a mail could not be sent, without its content. */
export function noMailer(): Mailer {
  return {
    send: (mail) => Promise.reject(new Error(`No SMTP_URL: "${mail.subject}" was not sent.`)),
    close() {},
  };
}
