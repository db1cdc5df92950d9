import { hashOf } from './entry-ids.ts';
import type { Identifier } from './model/subject.ts';
import { countryCode } from './normalise/country.ts';

/** Identifiers of entries, by hash; found by binary search. */
export interface IdentifierTable {
  /** Ascending. */
  readonly hashes: Uint32Array;
  readonly entries: Uint32Array;
}

/** Values that many people enter when they have no number: one repeated character or a sequence. */
const isPlaceholder = (key: string) => /^(.)\1*$/.test(key) || '01234567890123456789'.includes(key);

/**
 * Normalises a number for comparison: letters and digits only, without the prefix IMO. Undefined
 * when it is too short or has too few digits to identify one holder.
 */
export function identifierKey(text: string): string | undefined {
  const key = text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')
    .replace(/^imo(?=\d)/, '');
  const digits = key.replace(/\D/g, '').length;
  return key.length >= 6 && digits >= 4 && !isPlaceholder(key) ? key : undefined;
}

/**
 * A number must be at least this long when the two countries differ, because short numbers repeat
 * across countries.
 */
const minLengthAcrossCountries = 10;

/** Indexes numbers by their entries; `hashes` and `entries` are parallel arrays in any order. */
export function indexIdentifiers(hashes: Uint32Array, entries: Uint32Array): IdentifierTable {
  const pairs = BigUint64Array.from(hashes, (hash, i) => (BigInt(hash) << 32n) | BigInt(entries[i] as number)).sort();
  return {
    hashes: Uint32Array.from(pairs, (pair) => Number(pair >> 32n)),
    entries: Uint32Array.from(pairs, (pair) => Number(pair & 0xffffffffn)),
  };
}

/** Entries that may have a number; the caller compares the numbers themselves. */
export function entriesUnder({ hashes, entries }: IdentifierTable, key: string): number[] {
  const wanted = hashOf(key);
  let [low, high] = [0, hashes.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((hashes[middle] as number) < wanted) low = middle + 1;
    else high = middle;
  }
  const found: number[] = [];
  for (let at = low; hashes[at] === wanted; at++) found.push(entries[at] as number);
  return found;
}

interface IdentifiedEntries {
  /** Entries that may have a key. */
  readonly under: (key: string) => readonly number[];
  readonly of: (entry: number) => readonly Identifier[];
  /** Country of the subject; '' when unknown. */
  readonly country: string;
}

/** Returns the entries that have one of these numbers, each with that number as both sides write it. */
export function sharedIdentifiers(
  asked: readonly string[],
  { under, of, country }: IdentifiedEntries,
): Map<number, { readonly query: string; readonly listed: string }> {
  const shared = new Map<number, { query: string; listed: string }>();
  for (const query of asked) {
    const key = identifierKey(query);
    if (key === undefined) continue;
    for (const entry of under(key)) {
      const same = of(entry).find(({ value, country: issuer = '' }) => {
        const other = countryCode(issuer) ?? '';
        const isElsewhere = other !== '' && country !== '' && other !== country;
        return identifierKey(value) === key && (!isElsewhere || key.length >= minLengthAcrossCountries);
      });
      if (same && !shared.has(entry)) shared.set(entry, { query, listed: same.value });
    }
  }
  return shared;
}
