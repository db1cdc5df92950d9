import { join } from 'node:path';

/** What is known of a module: the modules that it imports statically and on demand. */
export interface ModuleInfo {
  readonly importedIds: readonly string[];
}

type Lookup = (id: string) => ModuleInfo | null;

/** Lists of everything that a package has: who imports one name from it does not need the rest. */
const packageIndex = /[/]react-aria(-components)?[/]dist[/]exports[/]index[.]mjs$/;

/** Everything that these modules import statically, with themselves. */
export function neededModules(roots: readonly string[], lookup: Lookup): Set<string> {
  const found = new Set<string>();
  const pending = [...roots];
  for (let id = pending.pop(); id !== undefined; id = pending.pop()) {
    if (found.has(id) || packageIndex.test(id)) continue;
    found.add(id);
    pending.push(...(lookup(id)?.importedIds ?? []));
  }
  return found;
}

/** A file of the build, and the modules with which it and all files before it are complete. */
export interface Step {
  readonly name: string;
  /** Paths below the folder of the web. */
  readonly roots: readonly string[];
  /** Modules that stay out of it although they are needed. */
  readonly without?: RegExp;
}

/**
 * Names the files of a build: each has what its pages need and no file before it has. A file depends on files before it
 * only, so they never import each other in a circle.
 * @returns the name of a module's file; undefined when the bundler decides
 */
export function chunkNames(folder: string, steps: readonly Step[]) {
  let names: Map<string, string> | undefined;
  return (id: string, lookup: Lookup): string | undefined => {
    if (!names) {
      names = new Map();
      for (const { name, roots, without } of steps) {
        for (const needed of neededModules(
          roots.map((root) => join(folder, root)),
          lookup,
        ))
          if (!names.has(needed) && !without?.test(needed)) names.set(needed, name);
      }
    }
    return names.get(id);
  };
}
