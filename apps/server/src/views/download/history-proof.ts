import { type History, visibleEvents } from '../../case/events.ts';
import { readChain } from '../../case/read-chain.ts';
import type { Reader } from '../../collections/rows.ts';
import type { Actor } from '../../runtime/actor.ts';
import { sealedContent } from '../../runtime/event-chain.ts';

const howToVerify = [
  'Take the entries by number. Compute the SHA-256 digest of the hash of the entry before it, followed by "content", as UTF-8; of the first entry only of "content". It is equal to "hash".',
  'An entry without "content" is not for the reader of this file. Its hash is needed for the entry after it.',
  'The last hash is equal to "end". The numbers have no gap.',
];

/**
 * What the hashes of a history cover, as a JSON file: the content of entries that the reader may read, the hashes of all.
 * Undefined when the onboarding was deleted.
 */
export async function historyProof(
  records: Reader,
  actor: Actor,
  { request, all }: Pick<History, 'request' | 'all'>,
): Promise<Buffer | undefined> {
  const chain = await readChain(records, request.id);
  if (!chain) return undefined;
  const visible = await visibleEvents(records, actor, all);
  const open = new Set(visible.filter(({ why }) => why === undefined).map(({ event }) => event.id));
  const entries = chain.events
    .toSorted((a, b) => a.number - b.number)
    .map((event) => ({
      number: event.number,
      hash: event.hash,
      ...(open.has(event.id) ? { content: sealedContent(event) } : {}),
    }));
  const proof = {
    v: 1,
    onboarding: { id: request.id, number: request.number, reference: request.reference },
    end: chain.end,
    entries,
    howToVerify,
  };
  return Buffer.from(`${JSON.stringify(proof, undefined, 2)}\n`);
}
