import { describe, expect, test } from 'vitest';
import { aliasOf, scriptOf } from './hit-alias.ts';

const names = [
  { text: 'RYSBERGEN, Yuri', kind: 'primary' },
  { text: 'Юрий Рысберген', kind: 'alias' },
  { text: 'Youri R.', kind: 'alias', weak: true },
  { text: 'Joeri Rijsberg', kind: 'former' },
];

describe('the alias of a hit', () => {
  test('is not given when the entry was found by its primary name', () => {
    expect(aliasOf(names, 'RYSBERGEN, Yuri')).toEqual({});
  });

  test('says which name was found, of which kind and in which script', () => {
    expect(aliasOf(names, 'Юрий Рысберген')).toEqual({
      alias: 'Юрий Рысберген',
      aliasKind: 'alias',
      script: 'cyrillic',
    });
    expect(aliasOf(names, 'Joeri Rijsberg')).toMatchObject({ aliasKind: 'former', script: 'latin' });
  });

  test('that the list calls weak is weak, whatever its kind', () => {
    expect(aliasOf(names, 'Youri R.')).toMatchObject({ aliasKind: 'weak' });
  });

  test('is not given for a name that the entry no longer has', () => {
    expect(aliasOf(names, 'Jurij')).toEqual({});
  });
});

describe('the script of a name', () => {
  test.each([
    ['Ивановъ', 'cyrillic'],
    ['محمد', 'arabic'],
    ['Ωνάσης', 'greek'],
    ['王小明', 'han'],
    ['김정은', 'hangul'],
    ['თბილისი', 'georgian'],
    ['Łuczak', 'latin'],
    ['', 'latin'],
    ['1 / 2', 'latin'],
  ])('%s is %s', (text, script) => {
    expect(scriptOf(text)).toBe(script);
  });

  test('of a name in two scripts is the one that is not Latin', () => {
    expect(scriptOf('Yuri Рысберген')).toBe('cyrillic');
  });
});
