import fc from 'fast-check';
import { expect, test } from 'vitest';
import { missingGlyph, printable } from './printable.ts';

const latin = (codePoint: number) => codePoint >= 32 && codePoint < 0x250;

test('text in letters of the font is unchanged', () => {
  expect(printable('Élise “Fontaine”\nS.à r.l.', (codePoint) => codePoint !== 0)).toBe('Élise “Fontaine”\nS.à r.l.');
});

test('a letter without a glyph is a box, also one outside of the basic plane', () => {
  expect(printable('A王𠮷B', latin)).toBe(`A${missingGlyph}${missingGlyph}B`);
});

test('characters that are no letters are left out, and separators become a space or a line break', () => {
  expect(printable('a\u202eb\u0000c\ufeffd\u200de\ufe0ff', latin)).toBe('abcdef');
  expect(printable('a\tb\r\nc\u2028d', latin)).toBe('a b\nc\nd');
});

test('whatever is given, only glyphs and line breaks remain', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const rest = printable(text, latin).replaceAll(missingGlyph, '').replaceAll('\n', '');
      expect([...rest].every((letter) => latin(letter.codePointAt(0) ?? 0) || letter === '\u200b')).toBe(true);
    }),
  );
});
