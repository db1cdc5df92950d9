import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

/** One file of Vite's manifest: what it imports at once, and what only when it is needed. */
export interface BuiltFile {
  readonly file: string;
  readonly imports?: readonly string[];
  readonly dynamicImports?: readonly string[];
}

export type Manifest = Readonly<Record<string, BuiltFile>>;

/** The names of all files that must be there before these run. */
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

/** What comes over the line before a page with these parts runs. Unit: bytes of JavaScript, brotli. */
export function weightOf(folder: string, manifest: Manifest, names: readonly string[]): number {
  return [...neededBy(manifest, names)]
    .map((name) => manifest[name]?.file ?? '')
    .filter((file) => file.endsWith('.js'))
    .reduce((sum, file) => sum + brotliCompressSync(readFileSync(join(folder, file))).length, 0);
}

/** The one name of the manifest that begins so. Errors: none begins so, or several do. */
export function partOf(manifest: Manifest, start: string): string {
  const found = Object.keys(manifest).filter((name) => name.startsWith(start));
  const [only] = found;
  if (found.length !== 1 || only === undefined) throw new Error(`${found.length} parts of the web begin with ${start}`);
  return only;
}
