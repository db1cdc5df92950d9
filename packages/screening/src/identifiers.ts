import { hashOf } from './entry-ids.ts';
import { countryCode } from './normalise/country.ts';
import type { Identifier } from './subject.ts';

/** Numbers of entries, by hash: a number is looked up by halving. */
export interface IdentifierTable {
  /** In rising order. */
  readonly hashes: Uint32Array;
  readonly entries: Uint32Array;
}

/** What many write who have no number: all the same sign, or counting up. */
const isPlaceholder = (key: string) => /^(.)\1*$/.test(key) || '01234567890123456789'.includes(key);

/**
 * A number as it is compared: letters and digits alone, without the word IMO. Undefined for what is too short, or too
 * poor in digits, to name one holder.
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

/** Two countries that differ leave room for chance: such a number must be as long as this. */
const longAcrossCountries = 10;

/** Files numbers under their entries; `hashes` and `entries` stand side by side in any order. */
export function fileIdentifiers(hashes: Uint32Array, entries: Uint32Array): IdentifierTable {
  const pairs = BigUint64Array.from(hashes, (hash, i) => (BigInt(hash) << 32n) | BigInt(entries[i] as number)).sort();
  return {
    hashes: Uint32Array.from(pairs, (pair) => Number(pair >> 32n)),
    entries: Uint32Array.from(pairs, (pair) => Number(pair & 0xffffffffn)),
  };
}

/** The entries that may bear a number; whoever asks compares the numbers themselves. */
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

interface Bearers {
  /** Entries that may bear a key. */
  readonly under: (key: string) => readonly number[];
  readonly of: (entry: number) => readonly Identifier[];
  /** Of whoever is asked for; '' when it is not known. */
  readonly country: string;
}

/** The entries that have one of these numbers, each with that number as both sides write it. */
export function sharedIdentifiers(
  asked: readonly string[],
  { under, of, country }: Bearers,
): Map<number, { readonly query: string; readonly listed: string }> {
  const shared = new Map<number, { query: string; listed: string }>();
  for (const query of asked) {
    const key = identifierKey(query);
    if (key === undefined) continue;
    for (const entry of under(key)) {
      const same = of(entry).find(({ value, country: issuer = '' }) => {
        const other = countryCode(issuer) ?? '';
        const isElsewhere = other !== '' && country !== '' && other !== country;
        return identifierKey(value) === key && (!isElsewhere || key.length >= longAcrossCountries);
      });
      if (same && !shared.has(entry)) shared.set(entry, { query, listed: same.value });
    }
  }
  return shared;
}
