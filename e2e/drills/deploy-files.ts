import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../../tools/root.ts';
import { type Drill, expectThat, SkippedDrill } from './drill.ts';

/** `systemd-analyze security` multiplies by ten. */
const largestExposure = 15;

export const deployFiles: Drill = {
  title: 'the unit of systemd is hardened, the configuration of Caddy is valid',
  limit: 60,
  async run() {
    const run = (program: string, args: readonly string[], env: Record<string, string> = {}) =>
      spawnSync(program, args, { cwd: root, encoding: 'utf8', env: { ...process.env, ...env } });
    const lacking = ['systemd-analyze', 'caddy'].filter((name) => run('which', [name]).status !== 0);
    if (lacking.length > 0) throw new SkippedDrill(`not on this machine: ${lacking.join(', ')} (Debian packages)`);
    const threshold = `--threshold=${largestExposure}`;
    const unit = run('systemd-analyze', ['security', '--offline=true', threshold, 'deploy/dossier.service']);
    const level = /Overall exposure level.*: ([\d.]+)/.exec(unit.stdout)?.[1];
    expectThat(unit.status === 0, `the unit has an exposure of ${level}: ${unit.stderr}`);
    const folder = mkdtempSync(join(tmpdir(), 'dossier-caddy-'));
    const caddy = run('caddy', ['validate', '--config', 'deploy/Caddyfile', '--adapter', 'caddyfile'], {
      HOSTS: 'start.desk.example, review.desk.example',
      XDG_DATA_HOME: folder,
      XDG_CONFIG_HOME: folder,
    });
    rmSync(folder, { recursive: true, force: true });
    expectThat(caddy.status === 0, caddy.stderr);
    return `exposure ${level} of systemd; Caddyfile of ${readFileSync(join(root, 'deploy/Caddyfile'), 'utf8').length} bytes valid`;
  },
};
