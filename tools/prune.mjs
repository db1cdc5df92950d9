// Removes from node_modules what neither the server nor the build of the web reads: about 130 MB.
import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';

// C++ headers of the pinned Node: 67 MB that only native builds need.
const unused = [`node-${process.platform}-${process.arch}/include`];

export function prune(nodeModules) {
  for (const path of unused) rmSync(join(nodeModules, path), { recursive: true, force: true });
  for (const entry of readdirSync(nodeModules, { recursive: true, withFileTypes: true })) {
    if (entry.isFile() && /\.(js|mjs|cjs|css)\.map$/.test(entry.name)) rmSync(join(entry.parentPath, entry.name));
  }
}
