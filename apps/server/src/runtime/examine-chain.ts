import { setImmediate } from 'node:timers/promises';
import type { HistoryBreak } from '@dossier/domain/contracts/views/history-check';
import { type ChainEnd, type ChainedEvent, entryHash, sealedContent } from './event-chain.ts';

/** Entries that are examined before others have a turn. */
const atOnce = 250;
/** With more wrong entries, none is looked for at another place: each would be tried at each. */
const mostDisplaced = 12;

interface Wrong {
  readonly event: ChainedEvent;
  /** Hash of the entry before it. */
  readonly previous: string;
}

/**
 * Compares the events of one onboarding with their hashes and with the stored end. Returns where they differ, by number;
 * empty when every entry is there, unchanged and in its place.
 */
export async function examineChain(end: ChainEnd, events: readonly ChainedEvent[]): Promise<HistoryBreak[]> {
  const isInside = ({ number }: ChainedEvent) => number >= 1 && number <= end.number;
  const entries = events.filter(isInside).toSorted((a, b) => a.number - b.number);
  const added = events.filter((event) => !isInside(event));
  const breaks: HistoryBreak[] = added.map(({ id, number }) => ({ kind: 'added', number, to: number, event: id }));
  const wrong: Wrong[] = [];
  let before: { readonly number: number; readonly hashes: readonly string[] } = { number: 0, hashes: [''] };
  for (const [at, event] of entries.entries()) {
    if (at % atOnce === atOnce - 1) await setImmediate();
    const isNext = event.number === before.number + 1;
    if (!isNext) breaks.push({ kind: 'missing', number: before.number + 1, to: event.number - 1, event: '' });
    const content = sealedContent(event);
    // Without the entry before it, whose hash it covers, an entry cannot be examined.
    const isRight = !isNext || before.hashes.some((previous) => entryHash(previous, content) === event.hash);
    const [previous = ''] = before.hashes;
    if (!isRight) wrong.push({ event, previous });
    // If only the hash of an entry was changed, the next one covers the former hash.
    before = { number: event.number, hashes: isRight ? [event.hash] : [event.hash, entryHash(previous, content)] };
  }
  breaks.push(...wrong.flatMap((one) => breaksOf(one, wrong)));
  if (before.number < end.number)
    breaks.push({ kind: 'missing', number: before.number + 1, to: end.number, event: '' });
  else if (
    end.number > 0 &&
    !before.hashes.includes(end.hash) &&
    !wrong.some(({ event }) => event.number === end.number)
  )
    breaks.push({ kind: 'changed', number: end.number, to: end.number, event: entries.at(-1)?.id ?? '' });
  return breaks.toSorted((a, b) => a.number - b.number);
}

/**
 * An entry that is right at another place was moved. One that is right at its own, after an entry that was moved, is no
 * break. Any other was changed.
 */
function breaksOf({ event }: Wrong, wrong: readonly Wrong[]): HistoryBreak[] {
  const { number, id } = event;
  const written = wrong.length > mostDisplaced ? undefined : placeOf(event, wrong);
  if (written === undefined) return [{ kind: 'changed', number, to: number, event: id }];
  return written === number ? [] : [{ kind: 'moved', number, to: written, event: id }];
}

/** The number under which an entry was written; undefined when its content fits none of the wrong ones. */
function placeOf(event: ChainedEvent, wrong: readonly Wrong[]): number | undefined {
  const hashes = new Set(wrong.map((one) => one.event.hash));
  const before = [...hashes, ...wrong.map(({ previous }) => previous)];
  return wrong
    .map((one) => one.event.number)
    .find((number) => {
      const content = sealedContent({ ...event, number });
      return before.some((previous) => hashes.has(entryHash(previous, content)));
    });
}
