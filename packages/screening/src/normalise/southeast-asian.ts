import {
  khmerConsonants,
  khmerVowels,
  thaiConsonants,
  thaiFinals,
  thaiVowels,
} from '../dictionaries/southeast-asian.ts';

function tableOf(text: string): ReadonlyMap<string, string> {
  return new Map(
    text.split(' ').map((entry): [string, string] => {
      const [letter = '', latin = ''] = entry.split(':');
      return [letter, latin];
    }),
  );
}

const khmer = { consonants: tableOf(khmerConsonants), vowels: tableOf(khmerVowels) };
const thai = { consonants: tableOf(thaiConsonants), vowels: tableOf(thaiVowels), finals: tableOf(thaiFinals) };

const khmerSigns = /[\u17c9-\u17d1]/g;

/** A Khmer word in Latin letters: a first consonant without a sign has the vowel a. */
export function khmerText(word: string): string {
  const letters = [...word.replace(khmerSigns, '')];
  return letters
    .map((letter, i) => {
      const consonant = khmer.consonants.get(letter);
      if (consonant === undefined) return khmer.vowels.get(letter) ?? '';
      const isBare = i === 0 && khmer.consonants.has(letters[i + 1] ?? '');
      return consonant + (isBare ? 'a' : '');
    })
    .join('');
}

/** A consonant with its vowel that the sign of silence follows. */
const silent = /[\u0e01-\u0e2e][\u0e34-\u0e39]?\u0e4c/g;
/** A last r after another consonant is not spoken. */
const finalR = /([\u0e01-\u0e2e])\u0e23$/;
const tones = /[\u0e47-\u0e4b\u0e4d\u0e4e]/g;
/** These vowels are written before their consonant. */
const leading = /([\u0e40-\u0e44])([\u0e01-\u0e2e])/g;

/** A Thai word in Latin letters: two consonants without a vowel have o between them, one before a syllable a. */
export function thaiText(word: string): string {
  const letters = [...word.replace(silent, '').replace(finalR, '$1').replace(tones, '').replace(leading, '$2$1')];
  const isConsonant = (at: number) => thai.consonants.has(letters[at] ?? '');
  const hasVowel = (at: number) => thai.vowels.has(letters[at + 1] ?? '');
  let text = '';
  let isOpen = false;
  for (const [i, letter] of letters.entries()) {
    const consonant = thai.consonants.get(letter);
    if (consonant === undefined) {
      text += thai.vowels.get(letter) ?? '';
      isOpen = true;
      continue;
    }
    const isLast = i === letters.length - 1;
    text += isLast && i > 0 ? (thai.finals.get(consonant) ?? consonant) : consonant;
    const next = isConsonant(i + 1);
    if (isOpen || hasVowel(i) || !next) {
      // The consonant ends a syllable, or its vowel follows.
      isOpen = false;
      continue;
    }
    const closes = !hasVowel(i + 1);
    const isCluster = /^(?:k|kh|p|ph|t)$/.test(consonant) && /[รลว]/.test(letters[i + 1] ?? '') && hasVowel(i + 1);
    if (!isCluster) text += closes ? 'o' : 'a';
    isOpen = closes;
  }
  return text;
}
