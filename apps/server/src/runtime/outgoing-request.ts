import { request as httpRequest, type IncomingMessage } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { AddressNotAllowedError, type AddressPolicy, checkedLookup } from './address-policy.ts';

export interface OutgoingRequest {
  readonly method?: 'GET' | 'POST';
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
  /** Ends the request and its answer. */
  readonly signal: AbortSignal;
  /** Time without data until the request fails with a `TimeoutError`. Unit: milliseconds. */
  readonly idleMs: number;
}

/**
 * Sends a request to an address that a user entered. Redirects are returned, not followed.
 * @throws AddressNotAllowedError for an address outside the policy, whether given directly or resolved from a name
 */
export function sendOutgoing(
  policy: AddressPolicy,
  address: string,
  outgoing: OutgoingRequest,
): Promise<IncomingMessage> {
  const { method = 'GET', headers = {}, body, signal, idleMs } = outgoing;
  return new Promise((resolve, reject) => {
    if (!policy.allows(address)) return reject(new AddressNotAllowedError(`${address} is not allowed`));
    const url = new URL(address);
    const isPlain = url.protocol === 'http:';
    const isAllowed = (ip: string) => (isPlain ? policy.isInside(ip) : policy.isReachable(ip));
    const sent = (isPlain ? httpRequest : httpsRequest)(url, {
      method,
      headers: { 'accept-encoding': 'identity', 'user-agent': 'dossier', ...headers },
      // A connection of its own, which was checked for this request.
      agent: false,
      signal,
      timeout: idleMs,
      lookup: checkedLookup(isAllowed),
    });
    sent.once('socket', (socket) =>
      socket.once('connect', () => {
        if (!isAllowed(socket.remoteAddress ?? ''))
          sent.destroy(new AddressNotAllowedError(`${url.hostname} is not reachable`));
      }),
    );
    sent.once('response', resolve);
    sent.once('timeout', () => sent.destroy(Object.assign(new Error('no data'), { name: 'TimeoutError' })));
    sent.once('error', reject);
    return sent.end(body);
  });
}
