/**
 * Selects records by the trigrams of their text: all of `keys`, and for each group of `every` all trigrams of one of
 * its alternatives.
 */
export interface SearchIndexQuery {
  readonly every: readonly (readonly (readonly string[])[])[];
  /** Results of `keyGram`. */
  readonly keys?: readonly string[];
}

/** Enough trigrams to identify a long word; more would only make the query longer. */
const mostGrams = 24;

/**
 * Returns the distinct trigrams of a folded text. White space counts as one character, also before and after the text,
 * so that ` ha` is the beginning of a word. Texts shorter than three characters have none.
 */
export function gramsOf(text: string): string[] {
  const plain = asToken(` ${text.replace(/\s+/g, ' ').trim()} `);
  const signs = /[\ud800-\udfff]/.test(plain) ? Array.from(plain) : plain;
  const grams = new Set<string>();
  for (let at = 0; at + 3 <= signs.length; at++) grams.add(signs[at] + (signs[at + 1] as string) + signs[at + 2]);
  return [...grams];
}

/** Returns the trigrams of a substring, at any position of a word; ` ha` matches the beginning of a word. */
export function gramsWithin(piece: string): string[] {
  const signs = Array.from(asToken(piece));
  const grams = new Set<string>();
  for (let at = 0; at + 3 <= signs.length && grams.size < mostGrams; at++) grams.add(signs.slice(at, at + 3).join(''));
  return [...grams];
}

/** Returns the token of an exact value, such as the id of a parent record. */
export const keyGram = (field: string, value: string): string => asToken(`\u2425${field}\u2425${value}`);

/** Replaces characters that a database treats as separators. */
const asToken = (gram: string): string =>
  // biome-ignore lint/suspicious/noControlCharactersInRegex: those are meant.
  gram.replace(/[\x00-\x2f\x3a-\x60\x7b-\x7f]/g, (sign) => String.fromCharCode(0x2400 + sign.charCodeAt(0)));
