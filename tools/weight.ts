import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

/** What each page loads before it runs, by kind of portal and first segment of the address: `first-files.json`. */
export type FirstFiles = Readonly<Record<string, { readonly scripts: readonly string[] }>>;

/** JavaScript that is transferred before a page runs, in bytes (brotli). @throws Error for a page that is not listed */
export function weightOf(folder: string, files: FirstFiles, page: string): number {
  return scriptsOf(files, page).reduce(
    (sum, file) => sum + brotliCompressSync(readFileSync(join(folder, file))).length,
    0,
  );
}

/** The scripts of a page. @throws Error for a page that is not listed */
export function scriptsOf(files: FirstFiles, page: string): readonly string[] {
  const scripts = files[page]?.scripts;
  if (!scripts) throw new Error(`the build does not say what the page ${page} loads`);
  return scripts;
}
