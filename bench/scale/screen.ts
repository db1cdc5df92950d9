import { connect, type Socket } from 'node:net';
import {
  DependencySet,
  dependsOn,
  keysOfWrittenRow,
  parseDependencies,
  readsHeader,
} from '@dossier/domain/dependencies';
import { type Answer, type Connection, requestBytes } from '../load/connection.ts';
import type { Person } from './job.ts';

/** Time in which the web app collects changes. Source: apps/web/src/api/changes.ts. */
const collectMs = 50;

const header = new RegExp(`\\r\\n${readsHeader}: *([^\\r]*)`, 'i');

/** The screen that a user has open: refreshed, as in the web app, after each change that its answer depends on. */
export class Screen {
  #path = '';
  #reads: ReadonlyMap<string, 'all' | ReadonlySet<string>> = new Map();
  #writes = new DependencySet();
  #timer: NodeJS.Timeout | undefined;
  readonly #refresh: (path: string, cause: string) => Promise<void>;
  #running = false;

  constructor(refresh: (path: string, cause: string) => Promise<void>) {
    this.#refresh = refresh;
  }

  show(path: string, { head }: Answer): void {
    this.#path = path;
    this.#reads = parseDependencies(header.exec(head)?.[1] ?? '');
  }

  note(collection: string, record: Readonly<Record<string, unknown>>): void {
    this.#writes.note(collection, keysOfWrittenRow(collection, record));
    this.#timer ??= setTimeout(() => void this.#flush(), collectMs);
  }

  close(): void {
    clearTimeout(this.#timer);
    this.#path = '';
  }

  async #flush(): Promise<void> {
    this.#timer = undefined;
    if (this.#running) return;
    const writes = this.#writes;
    this.#writes = new DependencySet();
    const cause = [...writes].find((one) => dependsOn(this.#reads, new Map([one])))?.[0];
    if (this.#path === '' || cause === undefined) return;
    this.#running = true;
    await this.#refresh(this.#path, cause).finally(() => {
      this.#running = false;
    });
    if (this.#writes.size > 0) this.#timer ??= setTimeout(() => void this.#flush(), collectMs);
  }
}

const separator = '\n\n';

/** Opens an event stream for all collections; `received` is called with each event. */
export async function openStream(
  { port, streamPort, address, token }: Pick<Person, 'port' | 'streamPort' | 'address' | 'token'>,
  connection: Connection,
  received: (collection: string, record: Readonly<Record<string, unknown>>) => void,
): Promise<Socket> {
  let rest = '';
  const { socket, clientId } = await new Promise<{ socket: Socket; clientId: string }>((resolve, reject) => {
    const opened = connect({ port: streamPort, host: '127.0.0.1', localAddress: address }, () =>
      opened.write(requestBytes(streamPort, 'GET', '/api/realtime')),
    );
    opened.setEncoding('utf8');
    opened.on('error', reject);
    opened.on('data', (chunk: string) => {
      rest += chunk.replaceAll('\r', '');
      const id = /"clientId":"(\w+)"/.exec(rest)?.[1];
      if (id !== undefined) resolve({ socket: opened, clientId: id });
      else if (/^HTTP\/1.1 [45]/.test(rest)) reject(new Error(`The event stream was refused: ${rest.slice(0, 12)}`));
      const parts = rest.split(separator);
      rest = parts.pop() ?? '';
      for (const part of parts) readEvent(part, received);
    });
  });
  const body = JSON.stringify({ clientId, subscriptions: ['*'] });
  const { status } = await connection.ask(requestBytes(port, 'POST', '/api/realtime', token, body));
  if (status !== 204) throw new Error(`Subscribing was answered with ${status}.`);
  return socket;
}

function readEvent(text: string, received: (collection: string, record: Record<string, unknown>) => void): void {
  const data = /^data: ?(\{.*"record".*\})$/m.exec(text)?.[1];
  if (data === undefined) return;
  const { record } = JSON.parse(data) as { record: Record<string, unknown> };
  received(String(record['collectionName']), record);
}
