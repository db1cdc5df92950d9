import { SMTPServer, type SMTPServerOptions } from 'smtp-server';

/** The answer to a recipient: accepted, refused with a reply, or none at all. */
export type RecipientAnswer = 'accept' | 'hang' | { readonly code: number; readonly text: string };

export interface MailServer {
  readonly port: number;
  /** Raw messages that were accepted, in order. */
  readonly received: Buffer[];
  /** Envelope senders of the accepted messages. */
  readonly senders: string[];
  /** Recipients that the server got, also refused ones. */
  readonly asked: string[];
  /** By address; others are accepted. */
  readonly answers: Map<string, RecipientAnswer>;
  close(): Promise<void>;
}

interface Options {
  /** Password of `desk`; without it no sign-in is required. */
  readonly password?: string;
  readonly offersTls?: boolean;
}

/** A mail server on loopback that accepts, refuses and hangs on request. */
export async function startMailServer({ password, offersTls = false }: Options = {}): Promise<MailServer> {
  const received: Buffer[] = [];
  const senders: string[] = [];
  const asked: string[] = [];
  const answers = new Map<string, RecipientAnswer>();
  const options: SMTPServerOptions = {
    authOptional: password === undefined,
    allowInsecureAuth: true,
    disabledCommands: [...(offersTls ? [] : ['STARTTLS']), ...(password === undefined ? ['AUTH'] : [])],
    onAuth: (auth, _session, done) =>
      auth.password === password ? done(null, { user: 'desk' }) : done(replyError(535, '5.7.8 wrong password')),
    onRcptTo({ address }, _session, done) {
      asked.push(address);
      const answer = answers.get(address) ?? 'accept';
      if (answer === 'hang') return;
      done(answer === 'accept' ? null : replyError(answer.code, answer.text));
    },
    onData(stream, session, done) {
      const parts: Buffer[] = [];
      stream.on('data', (part: Buffer) => parts.push(part));
      stream.on('end', () => {
        received.push(Buffer.concat(parts));
        senders.push((session.envelope.mailFrom || { address: '' }).address);
        done();
      });
    },
  };
  const server = new SMTPServer({ ...options, closeTimeout: 10 });
  // Clients that end a connection early are part of the tests.
  server.on('error', () => undefined);
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const { port } = server.server.address() as { port: number };
  const close = () => new Promise<void>((closed) => server.close(() => closed()));
  return { port, received, senders, asked, answers, close };
}

const replyError = (responseCode: number, text: string): Error => Object.assign(new Error(text), { responseCode });
