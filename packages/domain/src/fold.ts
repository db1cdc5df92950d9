/** Letters without a decomposition in Unicode, with their ASCII spelling. */
const plain: Readonly<Record<string, string>> = {
  ß: 'ss',
  ø: 'o',
  æ: 'ae',
  œ: 'oe',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ħ: 'h',
  ı: 'i',
};

const isPlain = /^[ -~]*$/;

/** Lower case without diacritics. Letters without a decomposition (`ø`) are unchanged; see `fold`. */
export function withoutDiacritics(text: string): string {
  if (isPlain.test(text)) return text.toLowerCase();
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
}

/**
 * Folds a text for search and comparison: `Lumière & Fils` and `LUMIERE & FILS` are equal, and so are `Straße` and
 * `strasse`. Used by the server and the web. Screening transliterates other scripts as well and has its own
 * normalisation (packages/screening/src/normalise).
 */
export function fold(text: string): string {
  return withoutDiacritics(text).replace(/[ßøæœłđðþħı]/g, (letter) => plain[letter] ?? letter);
}

/** The folded words of a text. Each run of dotted letters is one word: `B.V.` is `bv`. */
export function wordsOf(text: string): string[] {
  const undotted = fold(text).replace(/(?<!\p{L})(\p{L}{1,2})\.(?=\p{L}{1,2}(?!\p{L}))/gu, '$1');
  return undotted.replace(/['’`]/g, '').match(/[\p{L}\p{N}]+/gu) ?? [];
}
