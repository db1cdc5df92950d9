import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { call } from '../support/call.ts';
import type { Desk } from '../support/desk.ts';

/** An event stream whose client decides whether it reads. */
export interface EventStream {
  readonly socket: Socket;
  /** Status of the subscription. */
  readonly status: number;
  isOpen(): boolean;
}

/** Opens a stream and subscribes it, as a guest without a token. Undefined when the stream is refused or closed before. */
export async function openStream(desk: Desk, topics: readonly string[], token = ''): Promise<EventStream | undefined> {
  const socket = connect(desk.port, '127.0.0.1');
  let isOpen = true;
  socket
    .on('error', () => undefined)
    .on('close', () => {
      isOpen = false;
    });
  socket.write(`GET /api/realtime HTTP/1.1\r\nhost: 127.0.0.1\r\n\r\n`);
  const clientId = await connected(socket);
  if (clientId === undefined) {
    socket.destroy();
    return undefined;
  }
  socket.resume();
  const body = { clientId, subscriptions: topics };
  const { status } = await call(desk, 'POST', '/api/realtime', { token, body });
  return { socket, status, isOpen: () => isOpen };
}

/** The client id of the first event. */
async function connected(socket: Socket): Promise<string | undefined> {
  let text = '';
  while (text.length < 10_000) {
    const [chunk] = await Promise.race([once(socket, 'data'), once(socket, 'close').then(() => [])]);
    if (chunk === undefined) return undefined;
    text += String(chunk);
    const [, id] = /"clientId":"(\w+)"/.exec(text) ?? [];
    if (id !== undefined || text.startsWith('HTTP/1.1 4')) return id;
  }
  return undefined;
}

/** Topics with filters that differ, so that each has to be evaluated. */
export const filteredTopics = (count: number, salt: string): string[] =>
  Array.from({ length: count }, (_, at) => {
    const query = { filter: `remarks ~ "${salt}${at}" || org.name = "${salt}${at}"` };
    return `gk_requests/*?options=${encodeURIComponent(JSON.stringify({ query }))}`;
  });

/** Topics that deliver each change once more. */
export const repeatedTopics = (count: number): string[] =>
  Array.from({ length: count }, (_, at) => {
    const options = JSON.stringify({ query: { at: String(at) } });
    return `gk_requests/*?options=${encodeURIComponent(options)}`;
  });
