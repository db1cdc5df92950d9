/**
 * `npm run release -- prepare`: moves the lines of `[Unreleased]` in CHANGELOG.md into the newest release, if it is not
 * tagged yet, with the date of today. `npm run release`: tags the checked out commit with that release, `v0.2.0`. It
 * pushes nothing.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { moveUnreleased, unreleasedLines } from './release/changelog.ts';
import { root } from './root.ts';
import { newestRelease } from './rules/release.ts';

const git = (...args: string[]): string => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();
const file = join(root, 'CHANGELOG.md');
const changelog = readFileSync(file, 'utf8');
const version = newestRelease(changelog);
const isPreparing = process.argv[2] === 'prepare';

function problemOf(): string | undefined {
  if (version === undefined) return 'CHANGELOG.md has no release with a date.';
  if (git('status', '--porcelain') !== '') return 'There are changes that are not committed.';
  if (git('tag', '--list', `v${version}`) !== '')
    return `v${version} is a tag already: add the next release to CHANGELOG.md.`;
  if (!isPreparing && unreleasedLines(changelog).length > 0)
    return 'CHANGELOG.md has lines under [Unreleased], which the tag would contain: run npm run release -- prepare, and commit.';
}

const problem = problemOf();
if (problem !== undefined) {
  console.error(problem);
  process.exitCode = 1;
} else if (isPreparing) {
  writeFileSync(file, moveUnreleased(changelog, new Date().toISOString().slice(0, 10)));
  console.log(`CHANGELOG.md: the release ${version} has all lines. Commit it: git commit -am 'release: ${version}'`);
} else {
  git('tag', '--annotate', `v${version}`, '--message', `Dossier ${version}`);
  console.log(`v${version} is ${git('rev-parse', '--short', 'HEAD')}. Push it with: git push origin v${version}`);
}
