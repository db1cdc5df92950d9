import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import type { Side } from './play.ts';

export interface Mailbox {
  readonly mails: Side['mails'];
  close(): Promise<void>;
}

/** A mail server on loopback that stores received mails. */
export async function openMailbox(port: number): Promise<Mailbox> {
  const mails: Side['mails'] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        PostalMime.parse(Buffer.concat(chunks)).then(({ subject = '', html = '', text = '' }) => {
          const to = session.envelope.rcptTo.map(({ address }) => address).join(',');
          mails.push({ to, subject, html, text });
          done();
        }, done);
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return { mails, close: () => new Promise((resolve) => server.close(() => resolve())) };
}

/** Waits for the next mail to an address, removes it and returns its code and token. */
export async function takeMail(side: Side, to: string): Promise<{ subject: string; links: number }> {
  for (let tries = 0; tries < 40; tries++) {
    const index = side.mails.findIndex((mail) => mail.to.toLowerCase() === to.toLowerCase());
    const [mail] = index < 0 ? [] : side.mails.splice(index, 1);
    if (mail) {
      const token = /eyJ[\w-]+\.[\w-]+\.[\w-]+/.exec(mail.html)?.[0] ?? '';
      const otp = /<strong>(\d+)<\/strong>/.exec(mail.html)?.[1] ?? '';
      if (token) side.vars.set('mail', token);
      if (otp) side.vars.set('otp', otp);
      return { subject: mail.subject, links: mail.html.split('href=').length - 1 };
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return { subject: '(no mail came)', links: 0 };
}
