import { readFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import type { Desk } from '../support/desk.ts';
import type { Case } from '../support/stages.ts';
import { expectThat } from './drill.ts';

const megabyte = 1024 * 1024;
const chunk = Buffer.alloc(megabyte, 'x');
/** Memory that 80 uploads may take; they contain 1.6 GB. Unit: bytes. */
const maxGrowth = 400 * megabyte;
/** Unit: milliseconds. */
const guestMs = 5_000;

interface LargeBody {
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly head?: string;
  readonly megabytes: number;
  readonly end?: string;
}

/** Sends the whole body before it reads the answer. Returns its status; undefined when the connection was closed. */
function sendLarge({ port }: Desk, { path, headers, head = '', megabytes, end = '' }: LargeBody) {
  return new Promise<number | undefined>((resolve) => {
    const socket = connect(port, '127.0.0.1');
    let answer = '';
    socket.on('error', () => undefined).on('close', () => resolve(Number(answer.split(' ')[1]) || undefined));
    const length = head.length + megabytes * megabyte + end.length;
    const lines = Object.entries({ host: 'localhost', connection: 'close', 'content-length': length, ...headers });
    const start = `POST ${path} HTTP/1.1\r\n${lines.map(([name, value]) => `${name}: ${value}\r\n`).join('')}\r\n`;
    socket.write(start + head);
    let left = megabytes;
    const send = () => {
      for (; left > 0; left--) {
        if (socket.write(chunk)) continue;
        left--;
        socket.once('drain', send);
        return;
      }
      socket.write(end);
      socket.on('data', (part) => {
        answer += part;
      });
    };
    send();
  });
}

/** Guests send 30 MB each, eight at a time. */
export async function guestBodies({ desk }: Case): Promise<string> {
  const path = '/api/collections/gatekeeper_users/auth-with-password';
  const end = Date.now() + guestMs;
  const statuses: (number | undefined)[] = [];
  const guest = async () => {
    while (Date.now() < end)
      statuses.push(await sendLarge(desk, { path, headers: { 'content-type': 'application/json' }, megabytes: 30 }));
  };
  await Promise.all(Array.from({ length: 8 }, guest));
  expectThat(
    statuses.every((status) => status === 413 || status === undefined),
    `guests received ${[...new Set(statuses)]}`,
  );
  return `${statuses.length} bodies of 30 MB of guests were refused`;
}

/** Memory of the server's process; undefined on systems other than Linux. Unit: bytes. */
async function memoryOf({ data }: Desk, which: 'VmRSS' | 'VmHWM'): Promise<number | undefined> {
  const { pid } = JSON.parse(await readFile(join(data, 'running.json'), 'utf8')) as { pid: number };
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  const kilobytes = Number(new RegExp(`${which}:\\s+(\\d+)`).exec(status)?.[1]);
  return Number.isNaN(kilobytes) ? undefined : kilobytes * 1024;
}

/** One person uploads 80 files of 20 MB at once. */
export async function parallelUploads({ desk, as, gatekeeper, request }: Case): Promise<string> {
  const { token } = await as(gatekeeper);
  const before = await memoryOf(desk, 'VmRSS');
  const fields = { request, owner: 'request', type: 'other' };
  const texts = Object.entries(fields).map(
    ([name, value]) => `--b\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  );
  const head = `${texts.join('')}--b\r\ncontent-disposition: form-data; name="file"; filename="a.png"\r\n\r\n`;
  const headers = { authorization: token, 'content-type': 'multipart/form-data; boundary=b' };
  const upload = { path: '/api/desk/add-document', headers, head, megabytes: 20, end: '\r\n--b--\r\n' };
  const statuses = await Promise.all(Array.from({ length: 80 }, () => sendLarge(desk, upload)));
  expectThat(
    statuses.every((status) => status === 400),
    `uploads of an unknown type received ${[...new Set(statuses)]}`,
  );
  const peak = await memoryOf(desk, 'VmHWM');
  if (before === undefined || peak === undefined) return '80 uploads of 20 MB were handled in turn';
  const growth = peak - before;
  expectThat(growth < maxGrowth, `80 uploads of 20 MB took ${(growth / megabyte).toFixed(0)} MB`);
  return `80 uploads of 20 MB took ${(growth / megabyte).toFixed(0)} MB of memory`;
}
