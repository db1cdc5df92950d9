import { createTransport } from 'nodemailer';

export interface Mail {
  readonly from: { readonly name: string; readonly address: string };
  readonly to: string;
  readonly subject: string;
  readonly html: string;
  readonly text: string;
}

export interface Mailer {
  /** Settles when the mail server has taken it. Errors: rejects when it does not. */
  send(mail: Mail): Promise<void>;
  close(): void;
}

/** `smtp://user:password@host:port`. */
export function smtpMailer(url: string): Mailer {
  const transport = createTransport(url);
  return {
    async send(mail) {
      await transport.sendMail(mail);
    },
    close: () => transport.close(),
  };
}

/** Without a mail server: says what could not be sent, never its content. */
export function noMailer(): Mailer {
  return {
    send: (mail) => Promise.reject(new Error(`No SMTP_URL: "${mail.subject}" was not sent.`)),
    close() {},
  };
}
