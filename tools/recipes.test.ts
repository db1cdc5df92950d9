import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { root } from './root.ts';

/** The five files of the recipe "status" in CONTRIBUTING, each with what is replaced in it. */
const status = {
  'packages/domain/src/onboarding.ts': [
    ["'waiting', 'completed'", "'waiting', 'second-review', 'completed'"],
    [
      '  completed: {\n',
      `  'second-review': {
    isReadable: true,
    isOpen: true,
    isOver: false,
    isAtDesk: true,
    isReadOnly: false,
    actingParty: 'desk',
    figure: 'in-review',
    clientWord: 'being-checked',
  },
  completed: {
`,
    ],
  ],
  'packages/domain/src/onboarding-machine.ts': [
    ["complete: { from: ['submitted']", "complete: { from: ['submitted', 'second-review']"],
  ],
  'packages/texts/locales/en/statuses.json': [['"completed"', '"second-review": "Second review",\n  "completed"']],
  'packages/texts/locales/nl/statuses.json': [['"completed"', '"second-review": "Tweede beoordeling",\n  "completed"']],
  'apps/web/src/ui/status-display.ts': [
    ['  completed:', "  'second-review': { icon: 'clock', tone: 'info', text: 'second-review' },\n  completed:"],
  ],
} as const satisfies Record<string, readonly (readonly [before: string, after: string])[]>;
type StatusFile = keyof typeof status;

/** The parts of the program that name every status: screens, exports and the dashboard. The rest would double the time. */
const checked = [
  'packages/domain/src',
  'packages/texts/src',
  'apps/server/src/views/download',
  'apps/server/src/views/dashboard',
  'apps/web/src/ui',
];

let copy: string;
beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'dossier-recipes-'));
  copyProject(copy);
});
afterAll(() => rmSync(copy, { recursive: true, force: true }));

test('a status needs the five files of its recipe and nothing else to compile', () => {
  const restore = add(Object.keys(status) as StatusFile[]);
  expect(compile()).toEqual([]);
  restore();
}, 60_000);

test('a status without its text and icon fails to compile, with the places that need them', () => {
  const restore = add(['packages/domain/src/onboarding.ts', 'packages/domain/src/onboarding-machine.ts']);
  const errors = compile();
  restore();
  const of = (path: string) => errors.filter((line) => line.startsWith(path) && line.includes('second-review'));
  expect(of('apps/web/src/ui/status-display.ts')).not.toEqual([]);
  expect(of('apps/server/src/views/download/onboarding-lines.ts')).not.toEqual([]);
}, 60_000);

function copyProject(to: string): void {
  const isSource = (path: string) => basename(path) !== 'node_modules' && !/\.test\.tsx?$/.test(path);
  for (const folder of ['packages', 'apps'])
    cpSync(join(root, folder), join(to, folder), { recursive: true, filter: isSource });
  linkPackages(to);
  const options: object = JSON.parse(readFileSync(join(root, 'tsconfig.json'), 'utf8'));
  const config = { ...options, include: checked };
  writeFileSync(join(to, 'tsconfig.json'), JSON.stringify(config));
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

/** Applies the additions to the copy. The answer undoes them. */
function add(files: readonly StatusFile[]): () => void {
  const before = files.map((file) => [file, readFileSync(join(copy, file), 'utf8')] as const);
  for (const [file, text] of before) writeFileSync(join(copy, file), replaced(text, status[file]));
  return () => {
    for (const [file, text] of before) writeFileSync(join(copy, file), text);
  };
}

function replaced(text: string, pairs: readonly (readonly [string, string])[]): string {
  return pairs.reduce((result, [before, after]) => {
    expect(result).toContain(before);
    return result.replace(before, after);
  }, text);
}

/** Compiler errors, one line each. */
function compile(): string[] {
  const tsc = join(root, 'node_modules', '.bin', 'tsc');
  const { stdout } = spawnSync(process.execPath, [tsc, '--noEmit', '--incremental', 'false', '--pretty', 'false'], {
    cwd: copy,
    encoding: 'utf8',
  });
  return stdout.split('\n').filter((line) => line.includes('error TS'));
}
