import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { oneChecker } from './checks.ts';
import { generateIndexes } from './generate-indexes.ts';
import { collection, collectionFiles } from './recipe-collection.ts';
import { portal, portalFiles } from './recipe-portal.ts';
import { type Recipe, section, sectionPage, status } from './recipes.ts';
import { root } from './root.ts';

/** The parts of the program that name every status, section, collection or portal, to compile no more than needed. */
const checked = [
  'packages/domain/src',
  'packages/texts/src',
  'apps/server/src/case',
  'apps/server/src/collections',
  'apps/server/src/reports',
  'apps/server/src/sign-in',
  'apps/server/src/views/download',
  'apps/server/src/views/dashboard',
  'apps/web/src/ui',
  'apps/web/src/shell',
  'apps/web/src/portals',
  'apps/web/src/features/desk-notes',
  'apps/web/src/features/kyc-form',
  'apps/web/src/features/login',
];
/** The compiler reads several thousand files, next to other tests. Unit: milliseconds. */
const timeout = 240_000;

let copy: string;
beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'dossier-recipes-'));
  copyProject(copy);
  writeFiles({ [sectionPage.path]: sectionPage.text, ...collectionFiles, ...portalFiles });
  writeFiles(generateIndexes(copy));
}, timeout);
afterAll(() => rmSync(copy, { recursive: true, force: true }));

test('a status, a KYC section, a collection with a screen and a portal need the files of their recipes only', {
  timeout,
}, () => {
  const restore = add({ ...status, ...section, ...collection, ...portal });
  expect(compile()).toEqual([]);
  restore();
});

test('what is forgotten of a status, KYC section or portal is reported by the compiler, in the file that needs it', {
  timeout,
}, () => {
  const statusFiles = ['packages/domain/src/onboarding.ts', 'packages/domain/src/onboarding-machine.ts'];
  const restore = add({
    ...only(status, statusFiles),
    ...only(section, ['packages/domain/src/kyc-form/answers.ts']),
    ...only(portal, ['packages/domain/src/portal.ts']),
  });
  const errors = compile();
  restore();
  const about = (name: string) =>
    new Set(errors.filter((line) => line.includes(name)).map((line) => line.split('(')[0]));
  expect(about('second-review')).toContain('apps/web/src/ui/status-display.ts');
  expect(about('second-review')).toContain('apps/server/src/views/download/onboarding-lines.ts');
  const needed = (recipe: Recipe, ...added: string[]) =>
    Object.keys(recipe).filter((path) => /\.tsx?$/.test(path) && !added.some((name) => path.endsWith(name)));
  expect([...about('tax')]).toEqual(expect.arrayContaining(needed(section, '/answers.ts')));
  expect([...about('auditor')]).toEqual(expect.arrayContaining(needed(portal, '/portal.ts', '/page-roots.ts')));
});

function copyProject(to: string): void {
  const isSource = (path: string) => basename(path) !== 'node_modules' && !/\.test\.tsx?$/.test(path);
  for (const folder of ['packages', 'apps'])
    cpSync(join(root, folder), join(to, folder), { recursive: true, filter: isSource });
  linkPackages(to);
  const options: object = JSON.parse(readFileSync(join(root, 'tsconfig.json'), 'utf8'));
  const config = { ...options, include: checked };
  writeFileSync(join(to, 'tsconfig.json'), JSON.stringify(config));
}

function writeFiles(files: Readonly<Record<string, string>>): void {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(copy, path)), { recursive: true });
    writeFileSync(join(copy, path), text);
  }
}

/** The installed packages, with those of the workspace from the copy. */
function linkPackages(to: string): void {
  const installed = join(root, 'node_modules');
  mkdirSync(join(to, 'node_modules', '@dossier'), { recursive: true });
  for (const name of readdirSync(installed)) {
    if (name !== '@dossier' && !name.startsWith('.'))
      symlinkSync(join(installed, name), join(to, 'node_modules', name));
  }
  for (const folder of ['packages', 'apps']) {
    for (const name of readdirSync(join(to, folder))) {
      symlinkSync(join(to, folder, name), join(to, 'node_modules', '@dossier', name));
    }
  }
}

const only = (recipe: Recipe, paths: readonly string[]): Recipe =>
  Object.fromEntries(Object.entries(recipe).filter(([path]) => paths.includes(path)));

/** Applies a recipe to the copy. The returned function undoes it. */
function add(recipe: Recipe): () => void {
  const before = Object.entries(recipe).map(([file, pairs]) => {
    const text = readFileSync(join(copy, file), 'utf8');
    return { file: join(copy, file), text, after: replaced(text, pairs) };
  });
  for (const { file, after } of before) writeFileSync(file, after);
  return () => {
    for (const { file, text } of before) writeFileSync(file, text);
  };
}

function replaced(text: string, pairs: Recipe[string]): string {
  return pairs.reduce((result, [before, after]) => {
    expect(result).toContain(before);
    return result.replace(before, after);
  }, text);
}

/** Compiler errors, one line each. The second compilation checks only what has changed since the first. */
function compile(): string[] {
  const tsc = join(root, 'node_modules', '.bin', 'tsc');
  const state = ['--incremental', '--tsBuildInfoFile', join(copy, 'last.tsbuildinfo')];
  const args = ['--noEmit', ...state, '--pretty', 'false', ...oneChecker];
  const { stdout } = spawnSync(process.execPath, [tsc, ...args], { cwd: copy, encoding: 'utf8' });
  return stdout.split('\n').filter((line) => line.includes('error TS'));
}
