/** Builds the web into `apps/web/dist` and writes compressed copies beside its files. */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { compressFolder } from './compress.ts';
import { root } from './root.ts';

const web = join(root, 'apps/web');
const vite = join(root, 'node_modules/vite/bin/vite.js');
const { status } = spawnSync(process.execPath, [vite, 'build', '--logLevel', 'warn'], { cwd: web, stdio: 'inherit' });
if (status !== 0) process.exit(status ?? 1);
// Whoever waits for the pages need not wait for their compressed copies.
process.send?.('built');
const { files, bytes, compressedBytes } = await compressFolder(join(web, 'dist'));
const kilobytes = (count: number) => `${Math.round(count / 1000)} kB`;
console.log(`Web built: ${files} files compressed, ${kilobytes(bytes)} → ${kilobytes(compressedBytes)} (brotli).`);
