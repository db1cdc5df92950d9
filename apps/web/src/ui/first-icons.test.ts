import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { firstIcons } from './first-icons.gen.ts';
import { staffIcons } from './staff-icons.gen.ts';

const source = join(import.meta.dirname, '..');
const shell = ['error-screen', 'language-menu', 'no-portal', 'not-found', 'centred'].map((name) => `shell/${name}.tsx`);
const kit = [
  'banner',
  'toast',
  'field',
  'field-frame',
  'code-field',
  'support-lines',
  'institution-mark',
  'confirm',
].map((name) => `ui/${name}.tsx`);
const login = readdirSync(join(source, 'features/login'))
  .filter((name) => name.endsWith('-screen.tsx') || name.endsWith('-buttons.tsx'))
  .map((name) => `features/login/${name}`);

/** Names of icons in `icon="…"`, `icon={… ? '…' : '…'}`, `<Icon name="…">` and tables of icons. */
function iconsIn(text: string): string[] {
  const places = [
    /\bicon="([\w-]+)"/g,
    /<Icon\s+name="([\w-]+)"/g,
    /(?:icon|name)=\{\w+ \? '([\w-]+)'/g,
    /(?:icon|name)=\{[^}]*? : '([\w-]+)'\}/g,
    /^ {2}(?:info|ok|warn|bad|idle): '([\w-]+)',$/gm,
  ];
  return places.flatMap((place) => [...text.matchAll(place)].map(([, name]) => name ?? ''));
}

test.each([...shell, ...kit, ...login])('%s uses only icons that are available before the shell has loaded', (path) => {
  const missing = iconsIn(readFileSync(join(source, path), 'utf8')).filter((name) => !(name in firstIcons));
  expect(missing).toEqual([]);
});

test('the icons of these files are found', () => {
  expect(iconsIn(readFileSync(join(source, 'shell/error-screen.tsx'), 'utf8')).sort()).toEqual(
    ['check', 'copy', 'octagon', 'refresh'].sort(),
  );
  expect(iconsIn(readFileSync(join(source, 'ui/banner.tsx'), 'utf8'))).toContain('clock');
});

const clientFolders = [
  'features/kyc-form',
  'features/client-forms',
  'features/my-data',
  'features/access-request',
  'features/identify',
  'intake',
];
const clientFiles = clientFolders.flatMap((folder) =>
  readdirSync(join(source, folder))
    .filter((name) => name.endsWith('.tsx') && !name.includes('.test.'))
    .map((name) => `${folder}/${name}`),
);

test.each(clientFiles)('%s uses no icon that only pages of staff have', (path) => {
  const missing = iconsIn(readFileSync(join(source, path), 'utf8')).filter((name) => name in staffIcons);
  expect(missing).toEqual([]);
});
