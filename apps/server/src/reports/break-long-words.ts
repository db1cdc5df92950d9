/** Longest run of characters without white space that is laid out as one word; a SHA-256 digest has 64. */
const maxWord = 100;
const zeroWidthSpace = '\u200b';

const longWord = new RegExp(`[^\\s${zeroWidthSpace}]{${maxWord + 1},}`, 'gu');
const part = new RegExp(`.{1,${maxWord}}`, 'gu');

/**
 * Allows line breaks inside words that are far longer than a line. pdfkit measures such a word again for every
 * character that does not fit: one of 20,000 letters takes more than ten seconds.
 */
export function breakLongWords(text: string): string {
  return text.replace(longWord, (word) => (word.match(part) ?? []).join(zeroWidthSpace));
}
