import type { SbiLanguage } from './sbi.ts';

/** Endings of words, longest first, with the least number of letters that must be left. */
const endings: Readonly<Record<SbiLanguage, readonly (readonly [ending: string, least: number])[]>> = {
  nl: [
    ['ingen', 3],
    ['eren', 4],
    ['ing', 3],
    ['jes', 4],
    ['ers', 3],
    ['en', 3],
    ['er', 3],
    ['je', 4],
    ['s', 4],
    ['e', 4],
  ],
  en: [
    ['ings', 4],
    ['ing', 4],
    ['ers', 4],
    ['ors', 4],
    ['ies', 4],
    ['als', 4],
    ['er', 4],
    ['or', 4],
    ['al', 4],
    ['ed', 4],
    ['es', 4],
    ['s', 3],
    ['y', 4],
    ['e', 4],
  ],
};

/**
 * Returns the stem of a folded word, for comparing word forms in a search: `schoonmaken` and `schoonmaak`, `renting` and
 * `rental`. Not a word of the language; different words can have one stem.
 */
export function stemOf(word: string, language: SbiLanguage): string {
  const found = endings[language].find(
    ([ending, least]) => word.endsWith(ending) && word.length - ending.length >= least,
  );
  const cut = found ? word.slice(0, -found[0].length) : word;
  // Dutch doubles letters by syllable, and writes `huis` and `huizen`, `brief` and `brieven`.
  const single = cut.replace(/(.)\1/g, '$1');
  return language === 'nl' ? single.replace(/z$/, 's').replace(/v$/, 'f') : single;
}
