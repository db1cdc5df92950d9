import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { ProgramVersion } from '@dossier/records';

/** Folder of the program: that of the root `package.json`. */
const programFolder = join(import.meta.dirname, '../../../..');

/**
 * Returns the release in `package.json` and the commit: that of a build in `build.json`, otherwise that of the checked
 * out repository; without both only the release.
 */
export function programVersion(folder = programFolder): ProgramVersion {
  const { version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { version: string };
  const build = builtFrom(folder) ?? checkedOut(folder);
  return { version, ...(build !== undefined && { build: build.slice(0, 12) }) };
}

function builtFrom(folder: string): string | undefined {
  const path = join(folder, 'build.json');
  if (!existsSync(path)) return undefined;
  return (JSON.parse(readFileSync(path, 'utf8')) as { commit?: string }).commit;
}

const commit = /^[0-9a-f]{40,64}$/;

/** The commit of a repository, read without Git, which need not be installed. Source: gitrepository-layout(5). */
function checkedOut(folder: string): string | undefined {
  try {
    const own = join(folder, '.git');
    const link = /^gitdir: (.+)$/m.exec(read(own));
    const git = link?.[1] === undefined ? own : resolve(folder, link[1]);
    const head = read(join(git, 'HEAD')).trim();
    const [, ref] = /^ref: (.+)$/.exec(head) ?? [];
    const found = ref === undefined ? head : commitOf(ref, git);
    return found !== undefined && commit.test(found) ? found : undefined;
  } catch {
    return undefined;
  }
}

/** A work tree shares the branches of its main repository. */
function commitOf(ref: string, git: string): string | undefined {
  const shared = read(join(git, 'commondir')).trim();
  const common = shared === '' ? git : resolve(git, shared);
  const loose = read(join(common, ref)).trim();
  if (loose !== '') return loose;
  const packed = read(join(common, 'packed-refs')).split('\n');
  return packed.find((line) => line.endsWith(` ${ref}`))?.split(' ')[0];
}

/** Empty for a missing file or a folder. */
function read(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}
