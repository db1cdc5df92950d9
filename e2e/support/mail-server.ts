import { createServer, type Socket } from 'node:net';

/** A mail server that answers each recipient as set; by default it accepts. */
export interface MailServer {
  readonly port: number;
  /** Recipients whose mail was accepted. */
  readonly delivered: string[];
  /** What was accepted, the newest last; quoted-printable is decoded. */
  readonly mails: { readonly to: string; readonly text: string }[];
  /** Replies to `RCPT TO`; '' for none. */
  readonly replies: Map<string, string>;
  /** While set, the reply to every sender. */
  down: string;
  close(): void;
}

export async function openMailServer(): Promise<MailServer> {
  const sockets = new Set<Socket>();
  const mail = {
    delivered: [] as string[],
    mails: [] as MailServer['mails'],
    replies: new Map<string, string>(),
    down: '',
  };
  const server = createServer((socket) => {
    sockets.add(socket.setEncoding('utf8').on('error', () => undefined));
    converse(socket, mail);
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const { port } = server.address() as { port: number };
  const close = () => {
    for (const socket of sockets) socket.destroy();
    server.close();
  };
  return Object.assign(mail, { port, close });
}

type Behaviour = Pick<MailServer, 'delivered' | 'mails' | 'replies' | 'down'>;

function converse(socket: Socket, mail: Behaviour): void {
  const say = (line: string) => void socket.write(`${line}\r\n`);
  let [to, rest, text, isData] = ['', '', '', false];
  const onLine = (line: string) => {
    if (isData && line === '.') {
      isData = false;
      mail.delivered.push(to);
      mail.mails.push({ to, text: decoded(text) });
      text = '';
      return say('250 2.0.0 accepted');
    }
    if (isData) {
      // Source: RFC 5321, section 4.5.2.
      text += `${line.replace(/^\./, '')}\r\n`;
      return;
    }
    if (mail.down !== '' && /^mail/i.test(line)) return say(mail.down);
    if (/^rcpt/i.test(line)) {
      to = /<([^>]*)>/.exec(line)?.[1] ?? '';
      const reply = mail.replies.get(to) ?? '250 2.1.5 ok';
      return reply === '' ? undefined : say(reply);
    }
    isData = /^data/i.test(line);
    say(isData ? '354 go on' : '250 ok');
  };
  say('220 drill');
  socket.on('data', (chunk: string) => {
    const lines = (rest + chunk).split('\r\n');
    rest = lines.pop() ?? '';
    for (const line of lines) onLine(line);
  });
}

/** Source: RFC 2045, section 6.7. Only what ASCII needs: codes and links. */
const decoded = (text: string): string =>
  text
    .replaceAll('=\r\n', '')
    .replace(/=([0-9A-F]{2})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
