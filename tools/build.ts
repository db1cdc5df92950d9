/** Builds the web app and writes a folder that runs by itself, `dist` or the one that is named: `npm run build [-- <folder>]`. */
import { join, resolve } from 'node:path';
import { makeFolder } from './release/make-folder.ts';
import { root } from './root.ts';
import { runNode } from './run.ts';

const target = resolve(process.argv[2] ?? join(root, 'dist'));
const { code } = await runNode('tools/build-web.ts', []);
if (code !== 0) process.exit(code);
makeFolder(root, target);
console.log(
  `Dossier built: ${target}. It starts with ${join(target, 'dossier')} and needs no network, npm or other Node.`,
);
