import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { kycSectionTable } from '@dossier/domain/kyc-form/sections';
import { expect, test } from 'vitest';
import { root } from './root.ts';
import { type FirstFiles, scriptsOf, weightOf } from './weight.ts';

/** A page of the form with questions. */
const section = { bytes: 180_000, files: 14 };

/** Maximum that pages load before they run: bytes (brotli), and files. */
const most: Readonly<Record<string, { readonly bytes: number; readonly files: number }>> = {
  'staff login': { bytes: 105_000, files: 8 },
  'client login': { bytes: 105_000, files: 8 },
  'client forms': { bytes: 175_000, files: 14 },
  'client form': section,
  ...Object.fromEntries(
    [...Object.keys(kycSectionTable), 'documents', 'person'].map((step) => [`client form ${step}`, section]),
  ),
};

const folder = join(root, 'apps/web/dist');
const path = join(folder, 'first-files.json');

/** The first files of the last build; builds the web app if there is none. */
function built(): FirstFiles {
  if (!existsSync(path)) spawnSync(process.execPath, [join(root, 'tools/build-web.ts')], { stdio: 'inherit' });
  return JSON.parse(readFileSync(path, 'utf8')) as FirstFiles;
}

test.each(Object.entries(most))('%s stays within its budget', { timeout: 300_000 }, (page, { bytes, files }) => {
  const list = built();
  expect(weightOf(folder, list, page)).toBeLessThan(bytes);
  expect(scriptsOf(list, page).length).toBeLessThanOrEqual(files);
});

test('a login page loads neither the router nor any page behind it', { timeout: 300_000 }, () => {
  const list = built();
  const behind = scriptsOf(list, 'client form').filter((file) => /[/](app|client|form)-/.test(file));
  expect(behind).toHaveLength(3);
  for (const login of ['staff login', 'client login'])
    expect(scriptsOf(list, login).filter((file) => behind.includes(file))).toEqual([]);
});

test('a page that the build does not list is an error, not a weight of nothing', () => {
  expect(() => scriptsOf({}, 'client form')).toThrow('client form');
});
