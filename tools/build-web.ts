/** Builds the web into `apps/web/dist` and writes a compressed copy of each file. */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { compressFolder } from './compress.ts';
import { root } from './root.ts';

const web = join(root, 'apps/web');
const vite = join(root, 'node_modules/vite/bin/vite.js');
// A test that builds passes on its own NODE_ENV and VITEST, with which the pages would be neither minified nor split.
const env = { ...process.env, NODE_ENV: 'production', VITEST: undefined };
const { status } = spawnSync(process.execPath, [vite, 'build', '--logLevel', 'warn'], {
  cwd: web,
  stdio: 'inherit',
  env,
});
if (status !== 0) process.exit(status ?? 1);
// The server can start now: it serves uncompressed files until the copies exist.
process.send?.('built');
const { files, bytes, compressedBytes } = await compressFolder(join(web, 'dist'));
const kilobytes = (count: number) => `${Math.round(count / 1000)} kB`;
console.log(`Web built: ${files} files compressed, ${kilobytes(bytes)} → ${kilobytes(compressedBytes)} (brotli).`);
