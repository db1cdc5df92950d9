import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { findPostgres } from '../packages/records/src/testing/find-postgres.ts';

/** Returns the folder of PostgreSQL's programs, after installing Debian's package if possible (as root, with apt-get). */
export function ensurePostgres(): string | undefined {
  const named = process.env['POSTGRES_BIN'];
  if (named) return existsSync(named) ? named : undefined;
  return findPostgres() ?? installDebians();
}

function installDebians(): string | undefined {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return undefined;
  console.log("Installing Debian's PostgreSQL …");
  const apt = (...args: string[]) =>
    spawnSync('apt-get', ['-qq', ...args], {
      stdio: ['ignore', 'ignore', 'inherit'],
      // Only the programs are needed, not a cluster that starts with the machine.
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    }).status === 0;
  const install = () => apt('install', '-y', '--no-install-recommends', 'postgresql');
  if (!install()) {
    apt('update');
    install();
  }
  return findPostgres();
}
