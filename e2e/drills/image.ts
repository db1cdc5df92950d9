import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '@dossier/records/testing';
import { root } from '../../tools/root.ts';
import { type Drill, expectThat, SkippedDrill } from './drill.ts';

const programs = ['buildah', 'podman', 'runc', 'debootstrap'];
const base = 'localhost/dossier-drill-base';
const image = 'localhost/dossier-drill';
/** Unit: MB. */
const largest = 350;

/** The image is built on a Debian made here, because no registry of images may be reachable. */
export const imageDrill: Drill = {
  title: 'the image is built, runs read-only as another user without capabilities, is healthy and stops at once',
  limit: 900,
  async run() {
    const lacking = programs.filter((name) => spawnSync('which', [name]).status !== 0);
    if (lacking.length > 0) throw new SkippedDrill(`not on this machine: ${lacking.join(', ')} (Debian packages)`);
    const folder = mkdtempSync(join(tmpdir(), 'dossier-image-'));
    try {
      makeBase(folder);
      buildImage(folder);
      const [{ size }] = JSON.parse(output('buildah', ['images', '--json', image]));
      expectThat(Number.parseInt(size, 10) <= largest, `the image has ${size}, more than ${largest} MB`);
      return `${size}; ${await runImage()}`;
    } finally {
      spawnSync('buildah', ['rmi', '--force', image, base]);
      rmSync(folder, { recursive: true, force: true });
    }
  },
};

function output(program: string, args: readonly string[]): string {
  return execFileSync(program, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'], maxBuffer: 64 << 20, env });
}

const env = { ...process.env, BUILDAH_ISOLATION: 'chroot' };

function makeBase(folder: string): void {
  const files = join(folder, 'debian');
  const mirror = output('apt-get', ['indextargets', '--format', '$(SITE)']).split('\n').filter(Boolean).sort()[0] ?? '';
  const [, release = 'stable'] = /^VERSION_CODENAME=(\w+)/m.exec(readFileSync('/etc/os-release', 'utf8')) ?? [];
  output('debootstrap', ['--variant=minbase', '--include=ca-certificates', release, files, mirror]);
  for (const unused of [
    'var/cache/apt/archives',
    'usr/share/doc',
    'usr/share/man',
    'usr/share/locale',
    'var/lib/apt/lists',
  ])
    rmSync(join(files, unused), { recursive: true, force: true });
  output('mkdir', ['-p', join(files, 'var/cache/apt/archives/partial'), join(files, 'var/lib/apt/lists/partial')]);
  const container = output('buildah', ['from', 'scratch']).trim();
  output('buildah', ['add', container, files, '/']);
  output('buildah', ['commit', container, base]);
  output('buildah', ['rm', container]);
}

/** npm uses this machine's registry and certificates, wherever they are set. */
function buildImage(folder: string): void {
  const own = join(folder, 'npmrc');
  const registry = output('npm', ['config', 'get', 'registry']).trim();
  const certificates = process.env['NODE_EXTRA_CA_CERTS'] ?? '/etc/ssl/certs/ca-certificates.crt';
  writeFileSync(own, `registry=${registry}\ncafile=/certificates.crt\n`);
  const mounts = [
    '-v',
    `${own}:/root/.npmrc:ro`,
    ...(existsSync(certificates) ? ['-v', `${certificates}:/certificates.crt:ro`] : []),
  ];
  const options = ['--format', 'docker', '--layers=false', '--network', 'host', '--build-arg', `BASE=${base}`];
  const files = ['-f', 'deploy/Dockerfile', '--ignorefile', 'deploy/Dockerfile.dockerignore'];
  output('buildah', ['bud', ...options, ...mounts, ...files, '-t', image, root]);
}

async function runImage(): Promise<string> {
  const port = await freePort();
  const origins = ['gatekeeper', 'intern', 'client'].map((name) => `${name}=https://${name}.example.com`).join(',');
  const settings = { PORT: port, DOSSIER_ORIGINS: origins, SMTP_URL: 'smtp://127.0.0.1:1?from=desk@example.com' };
  const name = `dossier-drill-${process.pid}`;
  const hardened = ['--read-only', '--tmpfs', '/tmp', '--cap-drop=all', '--security-opt', 'no-new-privileges'];
  const limits = ['--ulimit', 'nofile=4096:4096', '--ulimit', 'nproc=4096:4096'];
  const variables = Object.entries(settings).flatMap(([key, value]) => ['-e', `${key}=${value}`]);
  const podman = (...args: string[]) => output('podman', ['--runtime', '/usr/sbin/runc', ...args]);
  podman(
    'run',
    '-d',
    '--name',
    name,
    '--network=host',
    ...hardened,
    ...limits,
    ...variables,
    '-v',
    `${name}:/data`,
    image,
  );
  try {
    const ready = await answersSoon(`http://127.0.0.1:${port}/api/ready`);
    expectThat(ready, `not ready: ${spawnSync('podman', ['logs', name], { encoding: 'utf8' }).stderr}`);
    expectThat(podman('exec', name, 'id', '-u').trim() === '10001', 'it runs as another user than 10001');
    const capabilities = podman('exec', name, 'grep', 'CapEff', '/proc/1/status').trim();
    expectThat(/0{16}$/.test(capabilities), `it has capabilities: ${capabilities}`);
    const writing = spawnSync('podman', ['exec', name, 'touch', '/dossier/x'], { encoding: 'utf8' });
    expectThat(writing.status !== 0, 'its own files can be changed');
    expectThat(podman('healthcheck', 'run', name).trim() !== 'unhealthy', 'its health check fails');
    expectThat(
      podman('exec', name, 'dossier', 'setup-link').startsWith('https://intern.example.com/setup#'),
      'no setup link',
    );
    const startedAt = performance.now();
    podman('stop', '-t', '15', name);
    const exit = podman('inspect', '--format', '{{.State.ExitCode}}', name).trim();
    expectThat(exit === '0', `it ended with ${exit}`);
    return `ready, user 10001, no capability, read-only, stopped in ${((performance.now() - startedAt) / 1000).toFixed(1)} s`;
  } finally {
    spawnSync('podman', ['rm', '--force', '--volumes', name]);
    spawnSync('podman', ['volume', 'rm', name]);
  }
}

async function answersSoon(address: string): Promise<boolean> {
  for (let tries = 0; tries < 100; tries++) {
    const answer = await fetch(address).catch(() => undefined);
    if (answer?.ok) return true;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  return false;
}
