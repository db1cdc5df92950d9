/** Letters that no decomposition turns into plain ones. */
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

/** Lower case without accents: `Lumière & Fils` and `LUMIERE & FILS` are the same. */
export function fold(text: string): string {
  if (isPlain.test(text)) return text.toLowerCase();
  const bare = text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  return bare.replace(/[ßøæœłđðþħı]/g, (letter) => plain[letter] ?? letter);
}

/** The words of a text, folded; `B.V.` and `S.à r.l.` are one word for each run of dotted letters. */
export function wordsOf(text: string): string[] {
  const undotted = fold(text).replace(/(?<!\p{L})(\p{L}{1,2})\.(?=\p{L}{1,2}(?!\p{L}))/gu, '$1');
  return undotted.replace(/['’`]/g, '').match(/[\p{L}\p{N}]+/gu) ?? [];
}
