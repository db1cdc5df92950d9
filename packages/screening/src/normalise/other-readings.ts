import { koreanReadings } from './korean.ts';
import { khmerText, thaiText } from './southeast-asian.ts';

const thaiWords = /[\u0e00-\u0e7f]+/g;
const khmerWords = /[\u1780-\u17ff]+/g;
const readable = /[\u0e00-\u0e7f\u1780-\u17ff\uac00-\ud7af]/;

/** `Abdul` does not end a name: `Samad Abdul` is `Abdul Samad` with the last word in front. */
const endsInServant = /^(\S+) (?:(.*) )?(abd|abdul|abdel|abdal|abdol|abdoul|abdur)$/iu;

/** A name that was turned between the two words of one. */
function turnedReadings(name: string): string[] {
  const [, first = '', middle, servant = ''] = endsInServant.exec(name.trim()) ?? [];
  return servant === '' || name.includes(',') ? [] : [[servant, first, middle].filter(Boolean).join(' ')];
}

/**
 * The same name of a person in the other usual romanisations of its script: one script has several standards, and
 * people spell their own names as they like.
 */
export function otherReadings(name: string): string[] {
  if (!readable.test(name)) return turnedReadings(name);
  const spelt = name
    .replace(thaiWords, (word) => thaiText(word, 'personal'))
    .replace(khmerWords, (word) => khmerText(word, 'series'));
  return [...new Set([...koreanReadings(name), ...(spelt === name ? [] : [spelt])])];
}
