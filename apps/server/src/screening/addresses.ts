import { type LookupAddress, type LookupOptions, lookup } from 'node:dns';
import { BlockList, isIP, type LookupFunction } from 'node:net';
import { isLoopbackHost } from '../runtime/local-names.ts';

/** Addresses outside the public internet: private, local, link-local, shared, reserved, multicast. */
const closed = new BlockList();
for (const [net, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
] as const)
  closed.addSubnet(net, bits, 'ipv4');
for (const [net, bits] of [
  // IPv4 inside IPv6: compatible, translated (NAT64), Teredo, 6to4.
  ['::', 96],
  ['64:ff9b::', 96],
  ['64:ff9b:1::', 48],
  ['2001::', 32],
  ['2002::', 16],
  ['100::', 64],
  ['fec0::', 10],
  ['fc00::', 7],
  ['fe80::', 10],
  ['ff00::', 8],
  ['2001:db8::', 32],
] as const)
  closed.addSubnet(net, bits, 'ipv6');

/** A name or address that does not resolve to the public internet. */
export class NotPublic extends Error {
  override readonly name = 'NotPublic';
}

const bare = (host: string) => host.replace(/^\[|\]$/g, '').toLowerCase();

/** Returns whether an IP address is public. IPv4 inside IPv6 counts as IPv4. */
export function isPublicAddress(address: string): boolean {
  const mapped = /^::ffff:(.+)$/i.exec(address)?.[1];
  const plain = mapped && isIP(mapped) === 4 ? mapped : address;
  const family = isIP(plain);
  if (family === 0) return false;
  if (family === 6 && mapped) return false;
  return !closed.check(plain, family === 6 ? 'ipv6' : 'ipv4');
}

/** Returns whether a lead may store this list address. The addresses that its name resolves to are checked with every fetch. */
export function isAllowedAddress(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, hostname, username, password } = new URL(address);
  if (username !== '' || password !== '') return false;
  if (isLoopbackHost(hostname)) return protocol === 'https:' || protocol === 'http:';
  if (protocol !== 'https:') return false;
  return isIP(bare(hostname)) === 0 ? hostname.includes('.') : isPublicAddress(bare(hostname));
}

/** Returns whether a list may redirect to this address: a server elsewhere cannot reach services of this machine. */
export function isAllowedRedirect(from: string, to: string): boolean {
  if (!isAllowedAddress(to)) return false;
  return !isLoopbackHost(new URL(to).hostname) || isLoopbackHost(new URL(from).hostname);
}

/** Resolves names and rejects every answer that is not public; the connection uses the address that was checked. */
export const lookupPublic: LookupFunction = (host, options: LookupOptions, done) => {
  lookup(host, { ...options, all: true }, (error, found: LookupAddress[]) => {
    if (error) return done(error, '', 0);
    if (found.length === 0 || found.some(({ address }) => !isPublicAddress(address)))
      return done(new NotPublic(`${host} is not public`), '', 0);
    const [first] = found as [LookupAddress];
    return options.all ? done(null, found) : done(null, first.address, first.family);
  });
};

/**
 * Returns whether a lead may store this address of an external service, which often runs on the local network without
 * a certificate.
 */
export function isProviderAddress(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, username, password, search, hash } = new URL(address);
  const isPlain = username === '' && password === '' && search === '' && hash === '';
  return isPlain && (protocol === 'https:' || protocol === 'http:');
}
