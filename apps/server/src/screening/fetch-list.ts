import { createWriteStream } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { basename } from 'node:path';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { maxListBytes } from '@dossier/domain/limits';
import type { LoadProblem } from '@dossier/domain/screening';
import { AddressNotAllowedError, type AddressPolicy } from '../runtime/address-policy.ts';
import { sendOutgoing } from '../runtime/outgoing-request.ts';

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
 * Fetches a list from the address that a lead stored, within the policy, also after redirects. A server outside cannot
 * redirect to an address inside. Size and time are limited.
 */
export async function fetchList(address: string, to: string, policy: AddressPolicy, redirects = 0): Promise<Fetched> {
  try {
    const signal = AbortSignal.timeout(maxDurationMs);
    const answer = await sendOutgoing(policy, address, { signal, idleMs: idleTimeoutMs });
    const from = answer.socket.remoteAddress ?? '';
    const status = answer.statusCode ?? 0;
    if (status >= 300 && status < 400 && answer.headers.location) {
      answer.destroy();
      if (redirects >= maxRedirects) return refused('address-refused', { status });
      const next = URL.parse(answer.headers.location, address)?.href ?? '';
      return await fetchList(next, to, policy.afterAnswerFrom(from), redirects + 1);
    }
    if (status !== 200) {
      answer.destroy();
      return refused('address-refused', { status });
    }
    await save(answer, to);
    return { ok: true, name: nameOf(address) };
  } catch (error) {
    return failureOf(error as NodeJS.ErrnoException);
  }
}

function failureOf(error: NodeJS.ErrnoException): Fetched {
  if (error instanceof TooLarge) return refused('address-too-large');
  if (error instanceof AddressNotAllowedError) return refused('address-not-allowed');
  if (error.name === 'AbortError' || error.name === 'TimeoutError' || error.code === 'ABORT_ERR')
    return refused('address-too-slow');
  return refused('address-not-reached', { detail: error.code ?? 'unknown' });
}

async function save(answer: IncomingMessage, to: string): Promise<void> {
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
