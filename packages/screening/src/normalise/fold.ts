/** One rule of spelling: what is written, and the sound class it stands for. */
type Rule = readonly [written: RegExp, sound: string];

/**
 * How the same sound is spelt in the romanisations of Russian, Ukrainian, Arabic, Persian, Greek, Chinese and in the
 * languages of Europe. In order: later rules see what earlier ones left. `C` is ch until hard and soft c are told apart.
 */
const rules: readonly Rule[] = [
  [/shch|schtsch|chtch|szcz|shtsh|stch|stsch/g, 's'],
  [/tsch|tsh|tch|tj(?=[aeiou])|cz/g, 'C'],
  [/dzh|dsch|dj|dzj|zh|jh/g, 'j'],
  [/sch|sh|sj|sz/g, 's'],
  [/ch/g, 'C'],
  [/kh/g, 'h'],
  [/gh/g, 'g'],
  [/ph/g, 'f'],
  [/th/g, 't'],
  [/dh/g, 'd'],
  [/bh/g, 'b'],
  [/^rh/, 'r'],
  [/wh/g, 'v'],
  [/x/g, 'ks'],
  [/ck|cq|q/g, 'k'],
  [/ts|tz|zz/g, 's'],
  [/c(?=[eiy])/g, 's'],
  [/c/g, 'k'],
  [/C/g, 'c'],
  [/z/g, 's'],
  [/w/g, 'v'],
  [/(?:ff|f)$/, 'v'],
  [/h$/, ''],
  [/oe|oo|ou|ue/g, 'u'],
  [/ae/g, 'a'],
  [/o/g, 'u'],
  [/^[yj](?=[aeiou])/, 'i'],
  [/j(?![aeiou])/g, 'i'],
  [/y/g, 'i'],
  [/[ae]i/g, 'i'],
  [/i[e]/g, 'i'],
  [/e/g, 'i'],
  [/(?<=[^aiu])i(?=[au])/g, ''],
  [/(.)\1+/g, '$1'],
];

const known = new Map<string, string>();

/** Words whose sound is remembered; a list has few hundred thousand different ones, and they come again and again. */
const mostRemembered = 20_000;

/**
 * The sound of a word: spellings of one name in different romanisations mostly share it.
 * Shape: lower-case letters and digits; vowels are `a`, `i` (also e, y) and `u` (also o).
 */
export function soundOf(word: string): string {
  const remembered = known.get(word);
  if (remembered !== undefined) return remembered;
  let sound = word.toLowerCase();
  for (const [written, as] of rules) sound = sound.replace(written, as);
  if (known.size >= mostRemembered) known.clear();
  known.set(word, sound);
  return sound;
}

/** The consonants of a sound, in order. */
export const consonantsOf = (sound: string): string => sound.replace(/[aiu]/g, '');

/** The consonants of a word of a script without vowels, once with `w` as a consonant and once as a vowel. */
export function abjadConsonants(word: string): string[] {
  const plain = word.toLowerCase().replace(/[aeiouy]/g, '').replace(/z/g, 's').replace(/q/g, 'k').replace(/(?<=.)h$/, '');
  const readings = [plain.replace(/w/g, 'v'), plain.replace(/(?<=.)w/g, '').replace(/w/g, 'v')];
  return [...new Set(readings.map((reading) => reading.replace(/(.)\1+/g, '$1')))];
}
