import { connect, type Socket } from 'node:net';

/** The parts of an answer that a measurement needs. */
export interface Answer {
  readonly status: number;
  /** Status line and headers. */
  readonly head: string;
  readonly body: Buffer;
}

const headEnd = Buffer.from('\r\n\r\n');
const lastChunk = Buffer.from('0\r\n\r\n');

/** Returns the bytes of a request, created once so that the client's own work is not measured. */
export function requestBytes(
  port: number,
  method: string,
  path: string,
  token?: string,
  body?: string,
  headers: readonly string[] = [],
): Buffer {
  const lines = [`${method} ${path} HTTP/1.1`, `Host: 127.0.0.1:${port}`, ...headers];
  if (token !== undefined) lines.push(`Authorization: ${token}`);
  if (body !== undefined) lines.push('Content-Type: application/json', `Content-Length: ${Buffer.byteLength(body)}`);
  return Buffer.from(`${lines.join('\r\n')}\r\n\r\n${body ?? ''}`);
}

/** A keep-alive connection without pipelining: a request is sent when the previous answer is complete. */
export class Connection {
  readonly #socket: Socket;
  #received: Buffer = Buffer.alloc(0);
  #settle: ((answer: Answer) => void) | undefined;
  #fail: ((error: Error) => void) | undefined;

  constructor(socket: Socket) {
    this.#socket = socket;
    socket.setNoDelay(true);
    socket.on('data', (chunk) => this.#take(chunk));
    socket.on('error', (error) => this.#fail?.(error));
    socket.on('close', () => this.#fail?.(new Error('The server closed the connection.')));
  }

  static open(port: number): Promise<Connection> {
    return new Promise((resolve, reject) => {
      const socket = connect(port, '127.0.0.1', () => resolve(new Connection(socket)));
      socket.once('error', reject);
    });
  }

  ask(request: Buffer): Promise<Answer> {
    return new Promise((resolve, reject) => {
      this.#settle = resolve;
      this.#fail = reject;
      this.#socket.write(request);
    });
  }

  close(): void {
    this.#fail = undefined;
    this.#socket.destroy();
  }

  #take(chunk: Buffer): void {
    this.#received = this.#received.length === 0 ? chunk : Buffer.concat([this.#received, chunk]);
    const end = this.#received.indexOf(headEnd);
    if (end < 0) return;
    const head = this.#received.toString('latin1', 0, end);
    const body = this.#received.subarray(end + 4);
    if (!isWhole(head, body)) return;
    this.#received = Buffer.alloc(0);
    this.#settle?.({ status: Number(head.slice(9, 12)), head, body });
  }
}

function isWhole(head: string, body: Buffer): boolean {
  if (head.slice(9, 12) === '204') return true;
  const length = /\r\ncontent-length: *(\d+)/i.exec(head)?.[1];
  return length === undefined ? body.subarray(-lastChunk.length).equals(lastChunk) : body.length >= Number(length);
}
