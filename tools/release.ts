/** `npm run release`: tags the checked out commit with the newest version of CHANGELOG.md, `v0.2.0`. It pushes nothing. */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './root.ts';
import { newestRelease } from './rules/release.ts';

const git = (...args: string[]): string => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();

function problemOf(version: string | undefined): string | undefined {
  if (version === undefined) return 'CHANGELOG.md has no release with a date.';
  if (git('status', '--porcelain') !== '') return 'There are changes that are not committed.';
  if (git('tag', '--list', `v${version}`) !== '')
    return `v${version} is a tag already: add the next release to CHANGELOG.md.`;
}

const version = newestRelease(readFileSync(join(root, 'CHANGELOG.md'), 'utf8'));
const problem = problemOf(version);
if (problem === undefined) {
  git('tag', '--annotate', `v${version}`, '--message', `Dossier ${version}`);
  console.log(`v${version} is ${git('rev-parse', '--short', 'HEAD')}. Push it with: git push origin v${version}`);
} else {
  console.error(problem);
  process.exitCode = 1;
}
