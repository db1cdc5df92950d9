import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

/** One file of the manifest of Vite: its static and its dynamic imports. */
export interface BuiltFile {
  readonly file: string;
  readonly imports?: readonly string[];
  readonly dynamicImports?: readonly string[];
}

export type Manifest = Readonly<Record<string, BuiltFile>>;

/** The names of all files that are loaded before these run. */
export function neededBy(manifest: Manifest, names: readonly string[]): Set<string> {
  const needed = new Set<string>();
  const need = (name: string) => {
    if (needed.has(name)) return;
    needed.add(name);
    for (const next of manifest[name]?.imports ?? []) need(next);
  };
  names.forEach(need);
  return needed;
}

/** JavaScript that is transferred before a page with these files runs, in bytes (brotli). */
export function weightOf(folder: string, manifest: Manifest, names: readonly string[]): number {
  return [...neededBy(manifest, names)]
    .map((name) => manifest[name]?.file ?? '')
    .filter((file) => file.endsWith('.js'))
    .reduce((sum, file) => sum + brotliCompressSync(readFileSync(join(folder, file))).length, 0);
}

/** The only name of the manifest with this prefix. @throws Error if there is none, or more than one. */
export function partOf(manifest: Manifest, start: string): string {
  const found = Object.keys(manifest).filter((name) => name.startsWith(start));
  const [only] = found;
  if (found.length !== 1 || only === undefined) throw new Error(`${found.length} parts of the web begin with ${start}`);
  return only;
}
