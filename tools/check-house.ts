/** The rules of the house that no other tool knows: see CONTRIBUTING. Prints one line per finding. */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Finding, SourceFile } from './house/finding.ts';
import { wrongImports } from './house/imports.ts';
import { type Lockfile, lockfileFaults, unpinned } from './house/lockfile.ts';
import { entangledWorkflows, unregistered } from './house/registered.ts';
import { tooLong } from './house/sizes.ts';
import { unevenTexts } from './house/texts.ts';
import { deskWordsIn } from './house/words.ts';
import { root } from './root.ts';

const interesting = /^(packages|apps|e2e|bench|tools)\/.*\.(ts|tsx|mjs|css|json|md)$/;

/** The files that git knows or would add, as they are on disk now. */
function projectFiles(): SourceFile[] {
  const listed = execFileSync('git', ['ls-files', '-coz', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  });
  return listed
    .split('\0')
    .filter((path) => interesting.test(path) && existsSync(join(root, path)))
    .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }));
}

const files = projectFiles();
const code = files.filter(({ path }) => /\.(ts|tsx|mjs)$/.test(path));
const lockfile = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as Lockfile;
const manifests = [
  'package.json',
  ...files.map(({ path }) => path).filter((path) => /^(apps|packages)\/[^/]+\/package\.json$/.test(path)),
];

const findings: Finding[] = [
  ...wrongImports(code.filter(({ path }) => !path.startsWith('tools/'))),
  ...deskWordsIn(files),
  ...tooLong(files),
  ...unevenTexts(files),
  ...unregistered(code),
  ...entangledWorkflows(code),
  ...lockfileFaults(lockfile),
  ...manifests.flatMap((path) =>
    unpinned(path, JSON.parse(readFileSync(join(root, path), 'utf8')) as Record<string, unknown>),
  ),
];

for (const { path, message } of findings) console.log(`${path} ${message}`);
console.log(findings.length === 0 ? `The house stands: ${files.length} files.` : `${findings.length} findings.`);
process.exitCode = findings.length === 0 ? 0 : 1;
