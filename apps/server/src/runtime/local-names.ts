import { isIP } from 'node:net';

const bare = (host: string) => host.replace(/^\[|\]$/g, '').toLowerCase();

/** Returns whether a host is this machine. Names other than `localhost` are not: a resolver could redirect them. */
export function isLoopbackHost(host: string): boolean {
  const plain = bare(host);
  return plain === 'localhost' || plain === '::1' || (isIP(plain) === 4 && plain.startsWith('127.'));
}

/** Returns whether a host is a name that browsers resolve to this machine: as above, or `*.localhost` (RFC 6761). */
export const isLocalName = (host: string): boolean => isLoopbackHost(host) || bare(host).endsWith('.localhost');
