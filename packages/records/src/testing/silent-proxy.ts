import { connect, createServer, type Socket } from 'node:net';

/** A proxy on loopback that can stop forwarding without closing a connection, as a broken network path does. */
export interface SilentProxy {
  /** The URL of the server with the address of the proxy. */
  readonly url: string;
  /** Present connections forward nothing any more: all packets, or only those to the server or from it. */
  silence(which?: 'requests' | 'answers'): void;
  /** New connections are accepted or not answered either. */
  acceptsNew: boolean;
  close(): Promise<void>;
}

interface Pair {
  readonly near: Socket;
  readonly far: Socket;
  isSilent: boolean;
}

function silence(pair: Pair, which?: 'requests' | 'answers'): void {
  const { near, far } = pair;
  pair.isSilent = true;
  if (which !== 'answers') near.unpipe(far).pause();
  if (which !== 'requests') far.unpipe(near).pause();
}

/** @param url a PostgreSQL server, on a socket folder (`?host=/folder`) or on an address */
export async function openSilentProxy(url: string): Promise<SilentProxy> {
  const target = new URL(url);
  const folder = target.searchParams.get('host');
  const address = folder
    ? { path: `${folder}/.s.PGSQL.5432` }
    : { host: target.hostname, port: Number(target.port || '5432') };
  const pairs = new Set<Pair>();
  const proxy = { acceptsNew: true };
  const server = createServer((near) => {
    const pair = { near, far: connect(address), isSilent: false };
    pairs.add(pair);
    near.pipe(pair.far).pipe(near);
    if (!proxy.acceptsNew) silence(pair);
    const { far } = pair;
    for (const [one, other] of [[near, far] as const, [far, near] as const]) {
      one.on('error', () => undefined);
      one.on('close', () => {
        // A silenced connection does not pass on its end.
        if (!pair.isSilent) other.destroy();
        if (other.destroyed) pairs.delete(pair);
      });
    }
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const { port } = server.address() as { port: number };
  const reached = new URL(url);
  reached.searchParams.delete('host');
  reached.hostname = '127.0.0.1';
  reached.port = String(port);
  return Object.assign(proxy, {
    url: reached.href,
    silence(which?: 'requests' | 'answers') {
      for (const pair of pairs) silence(pair, which);
    },
    async close() {
      for (const { near, far } of pairs) {
        near.destroy();
        far.destroy();
      }
      await new Promise((closed) => server.close(closed));
    },
  });
}
