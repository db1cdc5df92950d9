import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { programVersion } from '../../apps/server/src/runtime/program-version.ts';
import { launcher } from './launcher.ts';
import { type Lock, productionPackages } from './production-packages.ts';

/** Node of the lockfile: a package with the program itself. */
const nodePackage = `node_modules/node-${process.platform}-${process.arch}`;

/**
 * Writes a folder that runs by itself: the server, the built web app, the packages that both run with, Node and the
 * program `dossier`. The folder appears at once, in place of one that was there before.
 */
export function makeFolder(root: string, target: string): void {
  const scratch = `${target}.new-${process.pid}`;
  rmSync(scratch, { recursive: true, force: true });
  const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as Lock;
  for (const path of productionPackages(lock, ['apps/server', nodePackage])) copyPackage(root, scratch, path, lock);
  cpSync(join(root, 'apps/web/dist'), join(scratch, 'apps/web/dist'), { recursive: true });
  linkNode(scratch);
  writeOwnFiles(root, scratch);
  replace(target, scratch);
}

function copyPackage(root: string, scratch: string, path: string, lock: Lock): void {
  const from = join(root, path);
  const to = join(scratch, path);
  mkdirSync(dirname(to), { recursive: true });
  const { link, resolved } = lock.packages[path] ?? {};
  if (link) {
    symlinkSync(relative(dirname(to), join(scratch, String(resolved))), to);
    return;
  }
  // Optional packages of other platforms are not installed.
  if (!existsSync(from)) return;
  const isOwn = !path.startsWith('node_modules/') && !path.includes('/node_modules/');
  cpSync(from, to, { recursive: true, filter: (file) => isNeeded(relative(root, file), isOwn) });
}

const ownUnused = /(^|\/)(testing|fixtures|conformance|test|specimens|node_modules|README\.md|.*\.test\.tsx?)$/;
const foreignUnused = new RegExp(
  [
    '/node_modules$',
    '\\.d\\.[cm]?ts$',
    '\\.map$',
    `^${nodePackage}/(include|share|lib|CHANGELOG\\.md)$`,
    '^node_modules/pdfjs-dist/(build|web|types|image_decoders|legacy/(web|image_decoders))$',
    '^node_modules/pdfjs-dist/.*\\.(min|sandbox)\\.mjs$',
  ].join('|'),
);

/** Nested packages have a line of their own in the lockfile. */
const isNeeded = (path: string, isOwn: boolean): boolean => !(isOwn ? ownUnused : foreignUnused).test(path);

function linkNode(scratch: string): void {
  mkdirSync(join(scratch, 'node_modules/.bin'), { recursive: true });
  symlinkSync(`../${basename(nodePackage)}/bin/node`, join(scratch, 'node_modules/.bin/node'));
}

function writeOwnFiles(root: string, scratch: string): void {
  const { name, version, license, type, scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;
  writeFileSync(join(scratch, 'package.json'), json({ name, version, license, type, private: true }));
  writeFileSync(join(scratch, 'build.json'), json({ commit: programVersion(root).build }));
  for (const file of ['LICENSE', 'CHANGELOG.md']) cpSync(join(root, file), join(scratch, file));
  cpSync(join(root, 'deploy'), join(scratch, 'deploy'), { recursive: true });
  const isGuide = (path: string) => !path.endsWith('/images');
  cpSync(join(root, 'docs'), join(scratch, 'docs'), { recursive: true, filter: isGuide });
  writeFileSync(join(scratch, 'dossier'), launcher(scripts));
  chmodSync(join(scratch, 'dossier'), 0o755);
}

function replace(target: string, scratch: string): void {
  const former = `${target}.old-${process.pid}`;
  if (existsSync(target)) renameSync(target, former);
  renameSync(scratch, target);
  rmSync(former, { recursive: true, force: true });
}
