/** Printed in place of a character that the font has no glyph for. */
export const missingGlyph = '□';

/** Control and format characters, which are not printed; except the line feed and the zero-width space. */
const unprinted = /(?![\n\u200b])(?:\p{Cc}|\p{Cf}|\p{Variation_Selector})/gu;
const lineBreaks = /\r\n?|[\u2028\u2029]/g;

/**
 * Returns the text with glyphs only: PDF/A allows no reference to a missing one (ISO 19005-3, 6.2.11.8).
 * @param hasGlyph whether the font has this code point
 */
export function printable(text: string, hasGlyph: (codePoint: number) => boolean): string {
  const clean = text
    .toWellFormed()
    .normalize('NFC')
    .replace(lineBreaks, '\n')
    .replace(/\t/g, ' ')
    .replace(unprinted, '');
  return [...clean]
    .map((letter) => (letter === '\n' || hasGlyph(letter.codePointAt(0) ?? 0) ? letter : missingGlyph))
    .join('');
}
