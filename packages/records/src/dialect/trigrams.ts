/**
 * Which records may hold something, by the runs of three signs in their words: all of `keys`, and of each group of
 * `every` all signs of one of its alternatives.
 */
export interface SearchIndexQuery {
  readonly every: readonly (readonly (readonly string[])[])[];
  /** As `keyGram` gives them. */
  readonly keys?: readonly string[];
}

/** So many runs tell a long word from others; more would only make the question longer. */
const mostGrams = 24;

/**
 * Runs of three signs of a folded text, each once. White space is one sign; a text stands between two, so that ` ha`
 * is a word's beginning. A shorter piece has none.
 */
export function gramsOf(text: string): string[] {
  const plain = asToken(` ${text.replace(/\s+/g, ' ').trim()} `);
  const signs = /[\ud800-\udfff]/.test(plain) ? Array.from(plain) : plain;
  const grams = new Set<string>();
  for (let at = 0; at + 3 <= signs.length; at++) grams.add(signs[at] + (signs[at + 1] as string) + signs[at + 2]);
  return [...grams];
}

/** Runs within a piece of a word, wherever in a word the piece stands; ` ha` is a word that begins so. */
export function gramsWithin(piece: string): string[] {
  const signs = Array.from(asToken(piece));
  const grams = new Set<string>();
  for (let at = 0; at + 3 <= signs.length && grams.size < mostGrams; at++) grams.add(signs.slice(at, at + 3).join(''));
  return [...grams];
}

/** A whole value, such as the id of what a record belongs to. */
export const keyGram = (field: string, value: string): string => asToken(`\u2425${field}\u2425${value}`);

/** Signs that separate words for a database become ones that do not. */
const asToken = (gram: string): string =>
  // biome-ignore lint/suspicious/noControlCharactersInRegex: those are meant.
  gram.replace(/[\x00-\x2f\x3a-\x60\x7b-\x7f]/g, (sign) => String.fromCharCode(0x2400 + sign.charCodeAt(0)));
