import { type LookupAddress, type LookupOptions, lookup } from 'node:dns';
import { BlockList, isIP, type LookupFunction } from 'node:net';
import { isLocalName } from './local-names.ts';

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

/** A connection to an address that is neither public nor allowed by the operator. */
export class AddressNotAllowedError extends Error {
  override readonly name = 'AddressNotAllowedError';
}

/**
 * Which addresses the server may connect to for its users: public ones, and those of `DOSSIER_ALLOW_ADDRESSES`.
 * Addresses of the operator's own settings (mail, database, identity providers) are not subject to it.
 */
export class AddressPolicy {
  readonly #inside = new BlockList();
  readonly #hasInside: boolean;

  /** @param inside addresses and networks inside, such as `10.1.0.0/16` or `::1`, checked by `isNetwork` */
  constructor(inside: readonly string[] = []) {
    this.#hasInside = inside.length > 0;
    for (const network of inside) addNetwork(this.#inside, network);
  }

  /** Returns whether an IP address is one of those inside that the operator allows. */
  isInside(address: string): boolean {
    const plain = plainOf(address);
    return this.#inside.check(plain, isIP(plain) === 6 ? 'ipv6' : 'ipv4');
  }

  isReachable(address: string): boolean {
    return isPublicAddress(address) || this.isInside(address);
  }

  /** The policy for a redirect by a server at this IP address: one outside cannot redirect to an address inside. */
  afterAnswerFrom(address: string): AddressPolicy {
    return this.isInside(address) ? this : new AddressPolicy();
  }

  /**
   * Returns whether an address may be stored or followed: https with a public host or one inside; http for a host
   * inside only. Names are resolved and checked with every connection.
   */
  allows(address: string): boolean {
    const url = URL.parse(address);
    if (url?.username !== '' || url.password !== '') return false;
    if (url.protocol !== 'https:' && url.protocol !== 'http:') return false;
    const host = isLocalName(url.hostname) && isIP(bare(url.hostname)) === 0 ? '127.0.0.1' : bare(url.hostname);
    if (isIP(host) !== 0) return this.isInside(host) || (url.protocol === 'https:' && isPublicAddress(host));
    return this.#hasInside || (url.protocol === 'https:' && host.includes('.'));
  }
}

/** Resolves names and rejects all answers if one is not allowed; the connection uses an address that was checked. */
export function checkedLookup(isAllowed: (address: string) => boolean): LookupFunction {
  return (host, options: LookupOptions, done) =>
    lookup(host, { ...options, all: true }, (error, found: LookupAddress[]) => {
      if (error) return done(error, '', 0);
      const [first] = found;
      if (!first || !found.every(({ address }) => isAllowed(address)))
        return done(new AddressNotAllowedError(`${host} is not reachable`), '', 0);
      return options.all ? done(null, found) : done(null, first.address, first.family);
    });
}

const bare = (host: string) => host.replace(/^\[|\]$/g, '').toLowerCase();

/** IPv4 inside IPv6 (`::ffff:a.b.c.d`) as IPv4. */
function plainOf(address: string): string {
  const mapped = /^::ffff:(.+)$/i.exec(address)?.[1];
  return mapped && isIP(mapped) === 4 ? mapped : address;
}

/** Returns whether an IP address is public. IPv4 inside IPv6 counts as IPv4. */
export function isPublicAddress(address: string): boolean {
  const plain = plainOf(address);
  const family = isIP(plain);
  if (family === 0 || (family === 6 && /^::ffff:/i.test(plain))) return false;
  return !closed.check(plain, family === 6 ? 'ipv6' : 'ipv4');
}

/** Returns whether a text is an IP address or a network in CIDR notation. */
export function isNetwork(text: string): boolean {
  const [address = '', bits, ...rest] = text.split('/');
  const family = isIP(address);
  if (family === 0 || rest.length > 0) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (family === 6 ? 128 : 32));
}

function addNetwork(list: BlockList, text: string): void {
  const [address = '', bits] = text.split('/');
  const family = isIP(address) === 6 ? 'ipv6' : 'ipv4';
  if (bits === undefined) list.addAddress(address, family);
  else list.addSubnet(address, Number(bits), family);
}
