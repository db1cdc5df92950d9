import { expect, test } from 'vitest';
import { chunksFor } from './first-files.ts';

const chunks = [
  { fileName: 'base.js', imports: [], modules: { '/web/src/main.tsx': {} } },
  { fileName: 'shared.js', imports: ['base.js'], modules: { '/web/src/button.tsx': {} } },
  { fileName: 'login.js', imports: ['shared.js'], modules: { '/web/src/login.tsx': {} } },
  { fileName: 'other.js', imports: ['base.js'], modules: { '/web/src/other.tsx': {} } },
];

test('the files of a page are those of its modules and all that they import', () => {
  expect(chunksFor(['src/login.tsx'], '/web', chunks).sort()).toEqual(['base.js', 'login.js', 'shared.js']);
});

test('a page of a module that does not exist fails the build', () => {
  expect(() => chunksFor(['src/renamed.tsx'], '/web', chunks)).toThrow('src/renamed.tsx');
});
