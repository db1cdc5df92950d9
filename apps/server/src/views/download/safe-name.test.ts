import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { freeName, safeName } from './safe-name.ts';

const bytesOf = (text: string) => Buffer.byteLength(text);

describe('the name of a file in an archive', () => {
  test.each([
    ['passport.pdf', 'passport.pdf', 'an ordinary name'],
    ['../../etc/passwd', '_.._etc_passwd', 'a path to other folders'],
    ['..\\..\\boot.ini', '_.._boot.ini', 'a path of Windows'],
    ['C:\\scan.pdf', 'C__scan.pdf', 'a drive'],
    ['...', 'file', 'dots only'],
    ['', 'file', 'no name'],
    [' .hidden ', 'hidden', 'a hidden file'],
    ['Kade & Vos B.V.', 'Kade & Vos B.V', 'a dot at the end'],
    ['a\u0000b\nc\u007f.pdf', 'a_b_c_.pdf', 'control characters'],
    ['invoice\u202Efdp.exe', 'invoice_fdp.exe', 'reversed text that hides the extension'],
    ['CON', '_CON', 'a device of Windows'],
    ['lpt1.pdf', '_lpt1.pdf', 'a device with an extension'],
    ['contract.pdf', 'contract.pdf', 'a name that starts like a device'],
    ['Zoe\u0308.png', 'Zoë.png', 'a letter with a separate accent'],
    ['日本 🏠.jpg', '日本 🏠.jpg', 'other scripts'],
    ['half\ud83c.png', 'half\ufffd.png', 'half of a character'],
  ])('%j becomes %j: %s [PERM-17]', (given, expected) => {
    expect(safeName(given)).toBe(expected);
  });

  test.each([
    ['in one byte per letter', `${'a'.repeat(255)}.pdf`],
    ['in three bytes per letter', `${'語'.repeat(120)}.pdf`],
    ['in four bytes per letter', `x${'🏠'.repeat(80)}.pdf`],
  ])('is shortened to what file systems accept, %s, and keeps its extension', (_how, given) => {
    const name = safeName(given);
    expect(bytesOf(name)).toBeLessThanOrEqual(200);
    expect(bytesOf(name)).toBeGreaterThan(190);
    expect(name).toMatch(/\.pdf$/);
    expect(name.isWellFormed()).toBe(true);
  });

  test('is one part of a path whatever was given, and is not changed a second time', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (given) => {
        const name = safeName(given);
        expect(name).not.toMatch(/[/\\\p{Cc}]|^\.|[. ]$/u);
        expect(name).not.toBe('');
        expect(bytesOf(name)).toBeLessThanOrEqual(200);
        expect(safeName(name)).toBe(name);
      }),
      { numRuns: 50 },
    );
  });
});

describe('names that clash', () => {
  test('get a number before the extension, also when they differ in case only', () => {
    const taken = new Set<string>();
    const names = ['a/Scan.pdf', 'a/scan.pdf', 'a/scan (2).pdf', 'a/SCAN.PDF', 'b/scan.pdf'];
    expect(names.map((name) => freeName(name, taken))).toEqual([
      'a/Scan.pdf',
      'a/scan (2).pdf',
      'a/scan (2) (2).pdf',
      'a/SCAN (3).PDF',
      'b/scan.pdf',
    ]);
  });

  test('remain in their folder when the folder has a dot and the file has none', () => {
    const taken = new Set<string>();
    const free = () => freeName('Kade B.V/documents/scan', taken);
    expect([free(), free()]).toEqual(['Kade B.V/documents/scan', 'Kade B.V/documents/scan (2)']);
  });

  test('never stay equal, and keep folder and extension', () => {
    const part = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 6 }).map((text) => safeName(text));
    const path = fc.tuple(part, part).map(([folder, name]) => `${folder}/${name}`);
    fc.assert(
      fc.property(fc.array(path, { maxLength: 8 }), (paths) => {
        const taken = new Set<string>();
        const twice = [...paths, ...paths];
        const free = twice.map((one) => freeName(one, taken));
        expect(new Set(free.map((one) => one.toLowerCase())).size).toBe(twice.length);
        for (const [at, one] of free.entries()) {
          const [folder, name = ''] = (twice[at] ?? '').split('/');
          expect(one.split('/')).toHaveLength(2);
          expect(one.split('/')[0]).toBe(folder);
          expect(one.endsWith(/(?<=.)\.[^.]*$/.exec(name)?.[0] ?? '')).toBe(true);
        }
      }),
    );
  });
});
