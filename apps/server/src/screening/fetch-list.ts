import { createWriteStream } from 'node:fs';
import { request as httpRequest, type IncomingMessage } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { basename } from 'node:path';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { maxListBytes } from '@dossier/domain/limits';
import type { LoadProblem } from '@dossier/domain/screening';
import { isAllowedAddress, isLoopbackHost, lookupPublic, NotPublic } from './addresses.ts';

/** Time without data after which a fetch is aborted, and its maximum duration. Unit: milliseconds. */
const idleTimeoutMs = 30_000;
const maxDurationMs = 15 * 60_000;
const maxRedirects = 3;

export type Fetched =
  | { readonly ok: true; readonly name: string }
  | { readonly ok: false; readonly problem: LoadProblem; readonly facts: Readonly<Record<string, string | number>> };

class TooLarge extends Error {}

const refused = (problem: LoadProblem, facts: Readonly<Record<string, string | number>> = {}): Fetched => ({
  ok: false,
  problem,
  facts,
});

/**
 * Fetches a list from the address that a lead stored, the only outbound request of the server. Only https, unless the
 * address is this machine; never into a private network, not by a name or a redirect either; limited in size and
 * time.
 */
export async function fetchList(address: string, to: string, redirects = 0): Promise<Fetched> {
  if (!isAllowedAddress(address)) return refused('address-not-allowed');
  try {
    const answer = await ask(new URL(address));
    const status = answer.statusCode ?? 0;
    if (status >= 300 && status < 400 && answer.headers.location) {
      answer.destroy();
      if (redirects >= maxRedirects) return refused('address-refused', { status });
      return await fetchList(new URL(answer.headers.location, address).href, to, redirects + 1);
    }
    if (status !== 200) {
      answer.destroy();
      return refused('address-refused', { status });
    }
    await keep(answer, to);
    return { ok: true, name: nameOf(address) };
  } catch (error) {
    return failureOf(error as NodeJS.ErrnoException);
  }
}

function failureOf(error: NodeJS.ErrnoException): Fetched {
  if (error instanceof TooLarge) return refused('address-too-large');
  if (error instanceof NotPublic) return refused('address-not-allowed');
  if (error.name === 'AbortError' || error.name === 'TimeoutError' || error.code === 'ABORT_ERR')
    return refused('address-too-slow');
  return refused('address-not-reached', { detail: error.code ?? 'unknown' });
}

function ask(url: URL): Promise<IncomingMessage> {
  const isLocal = isLoopbackHost(url.hostname);
  const send = url.protocol === 'https:' ? httpsRequest : httpRequest;
  return new Promise((resolve, reject) => {
    const request = send(url, {
      headers: { accept: '*/*', 'accept-encoding': 'identity', 'user-agent': 'dossier' },
      signal: AbortSignal.timeout(maxDurationMs),
      timeout: idleTimeoutMs,
      ...(isLocal ? {} : { lookup: lookupPublic }),
    });
    request.once('response', resolve);
    request.once('timeout', () => request.destroy(Object.assign(new Error('silent'), { name: 'TimeoutError' })));
    request.once('error', reject);
    request.end();
  });
}

async function keep(answer: IncomingMessage, to: string): Promise<void> {
  let bytes = 0;
  const bounded = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      bytes += chunk.length;
      if (bytes > maxListBytes) done(new TooLarge());
      else done(null, chunk);
    },
  });
  await pipeline(answer, bounded, createWriteStream(to, { mode: 0o600 }));
}

function nameOf(address: string): string {
  return basename(new URL(address).pathname) || 'list';
}
