import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import type { ClamdAddress } from '../runtime/clamd-setting.ts';

/** The scanner gave no answer. */
export class ClamdError extends Error {
  override readonly name = 'ClamdError';
  readonly problem: 'unreachable' | 'closed' | 'time-out';

  constructor(problem: ClamdError['problem'], cause?: unknown) {
    super(`clamd: ${problem}`, { cause });
    this.problem = problem;
  }
}

/** An answer has at most a path and the name of a signature. Unit: characters. */
const maxReply = 4096;
/** Larger chunks of content are divided. Unit: bytes. */
const chunkBytes = 64 * 1024;

/** Sends a command without content, `PING` or `VERSION`, and returns the answer. @throws ClamdError */
export function askClamd(address: ClamdAddress, command: 'VERSION', timeoutMs: number): Promise<string> {
  return converse(address, timeoutMs, async (connection) => connection.write(Buffer.from(`z${command}\0`)));
}

/**
 * Sends content and returns the answer, for example `stream: OK`. Only one chunk is in memory.
 * Source: clamd(8), INSTREAM.
 * @throws ClamdError, or what reading the content throws
 */
export function sendToClamd(
  address: ClamdAddress,
  content: () => AsyncIterable<Uint8Array>,
  timeoutMs: number,
): Promise<string> {
  return converse(address, timeoutMs, async (connection) => {
    await connection.write(Buffer.from('zINSTREAM\0'));
    for await (const bytes of content()) {
      for (let at = 0; at < bytes.byteLength; at += chunkBytes) {
        // The scanner answers before the end when the content is too large.
        if (connection.isOver()) return;
        const chunk = bytes.subarray(at, at + chunkBytes);
        await connection.write(lengthOf(chunk.byteLength));
        await connection.write(chunk);
      }
    }
    await connection.write(lengthOf(0));
  });
}

function lengthOf(bytes: number): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(bytes);
  return length;
}

interface Connection {
  /** Resolves when more can be written, or the connection has ended. */
  write(bytes: Uint8Array): Promise<void>;
  /** The answer has arrived, or the connection has ended. */
  isOver(): boolean;
}

async function converse(
  address: ClamdAddress,
  timeoutMs: number,
  send: (connection: Connection) => Promise<void>,
): Promise<string> {
  const socket = connect(address);
  const reply = replyOn(socket);
  // It is awaited below; until then a failure is no unhandled one.
  reply.catch(() => undefined);
  const timer = setTimeout(() => socket.destroy(new ClamdError('time-out')), timeoutMs);
  let isOver = false;
  const over = () => {
    isOver = true;
  };
  reply.then(over, over);
  const connection: Connection = {
    isOver: () => isOver,
    async write(bytes) {
      if (isOver || socket.destroyed || socket.write(bytes)) return;
      await Promise.race([once(socket, 'drain').catch(() => undefined), reply.catch(() => undefined)]);
    },
  };
  try {
    await Promise.race([send(connection), reply]);
    return await reply;
  } finally {
    clearTimeout(timer);
    socket.destroy();
  }
}

/** The answer, which ends with a zero byte. A connection that fails while the content is sent may have answered before. */
function replyOn(socket: Socket): Promise<string> {
  let text = '';
  let isConnected = false;
  let failure: unknown;
  return new Promise((resolve, reject) => {
    socket.setEncoding('latin1');
    socket.once('connect', () => {
      isConnected = true;
    });
    socket.on('data', (part: string) => {
      text += part;
      const end = text.indexOf('\0');
      if (end !== -1) resolve(text.slice(0, end));
      else if (text.length > maxReply) socket.destroy();
    });
    socket.on('error', (error) => {
      failure = error;
    });
    socket.once('close', () => {
      if (failure instanceof ClamdError) reject(failure);
      else reject(new ClamdError(isConnected ? 'closed' : 'unreachable', failure));
    });
  });
}
