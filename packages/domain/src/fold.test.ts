import { expect, test } from 'vitest';
import { fold, withoutDiacritics, wordsOf } from './fold.ts';

test.each([
  ['Lumière & Fils', 'lumiere & fils'],
  ['Straße Ø Æ Łódź', 'strasse o ae lodz'],
  ['ΑΙΟΛΊΑ', 'αιολια'],
])('%s is folded to %s', (text, folded) => {
  expect(fold(text)).toBe(folded);
});

test.each([
  ['Zilverlinde Vastgoed B.V.', ['zilverlinde', 'vastgoed', 'bv']],
  ['Tessera Holding S.à r.l.', ['tessera', 'holding', 'sa', 'rl']],
  ['Casa Verdemar, S.L.', ['casa', 'verdemar', 'sl']],
  ["L'Atelier d’Or", ['latelier', 'dor']],
  ['Fjordline Marine A/S', ['fjordline', 'marine', 'a', 's']],
  ['', []],
])('the words of %s', (text, words) => {
  expect(wordsOf(text)).toEqual(words);
});

test('without diacritics, letters without a decomposition are unchanged', () => {
  expect(withoutDiacritics('Łódź Ångström ﬁn')).toBe('łodz angstrom fin');
});
