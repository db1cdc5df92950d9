import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { createServer, type Server, type Socket } from 'node:net';
import type { ClamdAddress } from '../src/runtime/clamd-setting.ts';

/** Content with these bytes is found infected, by the signature `Dossier.Test`. */
export const testSignature = 'dossier-test-signature';

type Behaviour = 'scans' | 'hangs' | 'dies' | 'errors' | 'dies-early';

/** A server that speaks the protocol of clamd as far as Dossier uses it. */
export interface FakeClamd {
  readonly address: ClamdAddress & { readonly port: number };
  behaviour: Behaviour;
  /** Of contents; longer ones are refused. Unit: bytes. */
  maxStream: number;
  /** Answer to `VERSION`. */
  version: string;
  /** Contents that were received completely. */
  readonly received: Buffer[];
  /** The most connections with content at a time. */
  readonly mostAtOnce: number;
  close(): Promise<void>;
}

const eicar = Buffer.from('RUlDQVItU1RBTkRBUkQtQU5USVZJUlVTLVRFU1QtRklMRQ==', 'base64');

/** @param at a path of a socket; by default a free port of this machine */
export async function startFakeClamd(at?: string): Promise<FakeClamd> {
  const state = {
    behaviour: 'scans' as Behaviour,
    maxStream: 25 * 1024 ** 2,
    version: 'ClamAV 1.4.6/27500/Fri Nov 20 09:40:00 2026',
    received: [] as Buffer[],
    mostAtOnce: 0,
  };
  const sockets = new Set<Socket>();
  let open = 0;
  const server: Server = createServer((socket) => {
    sockets.add(socket);
    let buffer = Buffer.alloc(0);
    let isStream = false;
    let size = 0;
    const content: Buffer[] = [];
    const say = (text: string) => socket.end(`${text}\0`);
    const judge = () => {
      const bytes = Buffer.concat(content);
      state.received.push(bytes);
      if (state.behaviour === 'errors') say('stream: Can not open file ERROR');
      else if (bytes.includes(testSignature)) say('stream: Dossier.Test.UNOFFICIAL FOUND');
      else if (bytes.includes(eicar)) say('stream: Eicar-Signature FOUND');
      else say('stream: OK');
    };
    const readChunk = (): boolean => {
      if (buffer.length < 4) return false;
      const length = buffer.readUInt32BE(0);
      if (buffer.length < 4 + length) return false;
      const chunk = buffer.subarray(4, 4 + length);
      buffer = buffer.subarray(4 + length);
      size += length;
      if (state.behaviour === 'dies') socket.resetAndDestroy();
      else if (length === 0) {
        if (state.behaviour !== 'hangs') judge();
      } else if (size > state.maxStream) {
        // As clamd does: it answers and closes while the content still arrives.
        say('INSTREAM size limit exceeded. ERROR');
        return false;
      } else content.push(Buffer.from(chunk));
      return !socket.destroyed;
    };
    socket.on('data', (data) => {
      buffer = Buffer.concat([buffer, data]);
      if (state.behaviour === 'dies-early') return void socket.resetAndDestroy();
      if (!isStream) {
        const end = buffer.indexOf(0);
        if (end === -1) return;
        const command = buffer.subarray(0, end).toString('latin1');
        buffer = buffer.subarray(end + 1);
        if (command === 'zVERSION') return void say(state.version);
        if (command !== 'zINSTREAM') return void say('UNKNOWN COMMAND');
        isStream = true;
        open += 1;
        state.mostAtOnce = Math.max(state.mostAtOnce, open);
      }
      while (readChunk());
    });
    socket.on('error', () => undefined);
    socket.on('close', () => {
      sockets.delete(socket);
      if (isStream) open -= 1;
    });
  });
  server.listen(at === undefined ? { port: 0, host: '127.0.0.1' } : { path: at });
  await once(server, 'listening');
  const port = at === undefined ? (server.address() as AddressInfo).port : 0;
  return Object.assign(state, {
    address: at === undefined ? { host: '127.0.0.1', port } : ({ path: at, port } as never),
    async close() {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  });
}
