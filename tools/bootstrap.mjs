// Prepares a clone for running: packages of the lockfile, and with `build` a current web build.
// Plain JavaScript without a dependency: it runs on Node 20 as well, before anything is installed.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { delimiter, join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { prune } from './prune.mjs';

export const root = fileURLToPath(new URL('..', import.meta.url));
const stampFile = join(root, 'node_modules', '.bootstrap-stamp');
const pinnedNode = join(root, 'node_modules', '.bin', 'node');
const oldestMajor = 24;

/** Types are stripped and code compiled once, then read back: it halves the time of a start. */
export const programEnv = {
  NODE_COMPILE_CACHE: join(root, 'node_modules', '.cache', 'node'),
  // As in the launcher of a built folder.
  MALLOC_ARENA_MAX: '2',
  ...process.env,
};

/** Prints one sentence and ends the process with code 1. */
export function giveUp(sentence) {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}

/** Returns the Node that runs the project: the one of the lockfile, otherwise the caller's if it is new enough. */
export function findNode() {
  if (existsSync(pinnedNode)) return pinnedNode;
  if (Number(process.versions.node.split('.')[0]) >= oldestMajor) return process.execPath;
  return giveUp(
    `Dossier needs Node ${oldestMajor} or newer, this is ${process.versions.node}, and none comes as a package for ` +
      `${process.platform}-${process.arch}. Install it from nodejs.org and run the command again.`,
  );
}

/**
 * Installs missing packages, then (with `build`) builds the web when its sources are newer than the last build.
 * A program named by `meanwhile` runs in parallel with such a build; its failure is ignored, because the main program
 * reports the same fault.
 */
export async function bootstrap({ build = false, dev = false, meanwhile = undefined } = {}) {
  install(dev);
  if (!build || !isWebStale(root)) return;
  const parallel = meanwhile && once(run(meanwhile, 'ignore'), 'close');
  await buildWeb();
  await parallel;
}

/** Installs the packages that are missing; with `dev` also those that only tests, checks and benchmarks need. */
function install(dev) {
  const lock = readFileSync(join(root, 'package-lock.json'), 'utf8');
  const key = createHash('sha256').update(`${lock}${process.platform}-${process.arch}`).digest('hex');
  const stamp = readText(stampFile);
  if (stamp === `${key} dev` || (stamp === key && !dev)) return;
  const withDev = dev || stamp?.endsWith(' dev');
  const installed = JSON.parse(readText(join(root, 'node_modules', '.package-lock.json')) ?? '{}');
  const wanted = JSON.parse(lock);
  if (!isInstalled(wanted, installed, { dev })) {
    runNpm(isInstalled(wanted, installed) ? addDevPackages : cleanInstall(withDev));
    if (!withDev) prune(join(root, 'node_modules'));
  }
  writeFileSync(stampFile, dev ? `${key} dev` : key);
}

/**
 * Returns whether the installed packages match the lockfile, so that no installation is needed. Optional packages of
 * other platforms may be absent, and without `dev` development packages.
 */
export function isInstalled(lock, installed, { dev = false } = {}) {
  const present = installed.packages ?? {};
  return Object.entries(lock.packages ?? {}).every(([path, wanted]) => {
    if (!path.includes('node_modules/')) return true;
    const found = present[path];
    if (!found) return (wanted.dev && !dev) || isOfOtherPlatform(wanted);
    return found.version === wanted.version && found.link === wanted.link;
  });
}

function isOfOtherPlatform({ optional, os, cpu, libc }) {
  if (!optional) return false;
  // A lockfile contains a list or, for one entry, sometimes a string.
  const allows = (wanted, value) => {
    const list = [wanted ?? []].flat();
    const named = list.includes(value) || list.every((entry) => entry.startsWith('!'));
    return named && !list.includes(`!${value}`);
  };
  const fits = allows(os, process.platform) && allows(cpu, process.arch);
  return !fits || libc !== undefined || (os === undefined && cpu === undefined);
}

// The pinned Node is an optional package: it is needed, whatever the user's settings.
const always = ['--loglevel=error', '--include=optional', '--prefer-offline'];
const cleanInstall = (dev) => ['ci', dev ? '--include=dev' : '--omit=dev', ...always];
// Adds to node_modules without removing anything: a server may be running on it.
const addDevPackages = ['install', '--no-save', '--include=dev', ...always];

function runNpm(wanted) {
  process.stdout.write('Installing the packages of the lockfile …\n');
  rmSync(stampFile, { force: true });
  // npm must not run on the Node of node_modules: a clean installation deletes that folder.
  const path = (process.env.PATH ?? '').split(delimiter).filter((entry) => !entry.split(sep).includes('node_modules'));
  const [command, args] = npmCommand();
  const result = spawnSync(command, [...args, ...wanted], {
    cwd: root,
    env: { ...process.env, PATH: path.join(delimiter) },
    stdio: ['ignore', 'inherit', 'pipe'],
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  if (result.status === 0) return;
  process.stderr.write(result.stderr ?? '');
  giveUp(whyInstallFailed(result));
}

function npmCommand() {
  const { npm_execpath: npm, npm_node_execpath: node } = process.env;
  const usable = npm && node && existsSync(npm) && existsSync(node) && !node.startsWith(join(root, 'node_modules'));
  return usable ? [node, [npm]] : ['npm', []];
}

/** Returns one sentence on what the operator can do about a failed installation. */
export function whyInstallFailed({ stderr, error }) {
  if (error?.code === 'ENOENT') return 'npm was not found. Install Node.js with npm and run the command again.';
  if (/ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|ENOTCACHED/.test(stderr ?? '')) {
    return 'The packages could not be fetched: the npm registry cannot be reached from here. Connect once and run the command again; afterwards Dossier starts without a network.';
  }
  return 'The packages could not be installed: npm says why above. Put that right and run the command again.';
}

const webSources = ['apps/web', 'packages/domain', 'packages/texts', 'package-lock.json'];

/** Returns whether a source of the web app is newer than its last build, or there is no build. */
export function isWebStale(folder) {
  const index = join(folder, 'apps/web/dist/index.html');
  if (!existsSync(index)) return true;
  const builtAt = statSync(index).mtimeMs;
  return webSources.some((path) => hasNewer(join(folder, path), builtAt));
}

const notSources = /^(node_modules|dist|coverage|\..*)$|\.test\.tsx?$/;

function hasNewer(path, time) {
  const entry = statSync(path, { throwIfNoEntry: false });
  if (!entry) return false;
  if (!entry.isDirectory()) return entry.mtimeMs > time;
  return readdirSync(path).some((name) => !notSources.test(name) && hasNewer(join(path, name), time));
}

/** Resolves when the pages are built; their compressed copies may follow while the program starts. */
async function buildWeb() {
  process.stdout.write('Building the web …\n');
  const builder = run('tools/build-web.ts', ['inherit', 'inherit', 'inherit', 'ipc']);
  const [message] = await Promise.race([once(builder, 'message'), once(builder, 'close')]);
  if (message !== 'built') giveUp('The web app could not be built: see the lines above.');
}

function run(file, stdio) {
  return spawn(findNode(), [join(root, file)], { cwd: root, env: programEnv, stdio });
}

function readText(file) {
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}
