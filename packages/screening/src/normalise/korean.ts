/** First letters, vowels and last letters of Korean syllables in the order of Unicode; an apostrophe is omitted. */
const firsts = 'k kk n t tt r m p pp s ss  ch tch ch k t p h'.split(' ');
const voicedFirsts: Readonly<Record<string, string>> = { k: 'g', t: 'd', p: 'b', ch: 'j' };
const vowels = 'a ae ya yae o e yo ye o wa wae oe yo u wo we wi yu u ui i'.split(' ');
const lasts = ' k k ks n n n t l k m p l l p l m p ps t t ng t t k t p t'.split(' ');

const firstSyllable = 0xac00;
const lastSyllable = 0xd7a3;
/** Letters that are spoken with voice between vowels; the ones with aspiration and the doubled ones are not. */
const plainFirsts = new Set([0, 3, 7, 12]);

function syllableText(syllable: string, isVoiced: boolean): string {
  const code = syllable.charCodeAt(0) - firstSyllable;
  const first = Math.floor(code / 588);
  const letter = firsts[first] ?? '';
  const start = isVoiced && plainFirsts.has(first) ? voicedFirsts[letter] : letter;
  return `${start}${vowels[Math.floor((code % 588) / 28)]}${lasts[code % 28]}`;
}

const isSyllable = (letter: string) =>
  letter >= String.fromCharCode(firstSyllable) && letter <= String.fromCharCode(lastSyllable);

/** Longer texts are names of foreigners, written by their sound. */
const mostSyllables = 4;

/**
 * A Korean name as McCune-Reischauer (1939) and the names of passports of both Koreas write it: with voiceless letters
 * in each syllable, in all but the given name, or in all but its second syllable. Empty for other names.
 */
export function koreanReadings(name: string): string[] {
  const syllables = [...name].filter((letter) => letter !== ' ');
  if (syllables.length < 2 || syllables.length > mostSyllables || !syllables.every(isSyllable)) return [];
  const voicedFrom = (at: number) => syllables.map((syllable, i) => syllableText(syllable, i >= at)).join(' ');
  return [voicedFrom(syllables.length), voicedFrom(1), voicedFrom(2)];
}
