import { join } from 'node:path';

/** What is known of a module: the modules that it imports statically and on demand. */
export interface ModuleInfo {
  readonly importedIds: readonly string[];
  readonly dynamicallyImportedIds: readonly string[];
}

type Lookup = (id: string) => ModuleInfo | null;

/**
 * Lists of everything that a package has, and what such lists name but few pages use: who imports one name does not need
 * the rest. The bundler decides on their files.
 */
const notNeeded =
  /[/](react-aria(-components)?[/]dist[/]exports[/]index[.]mjs|(Icu)?Trans(WithoutContext)?[.]js|html-parse-stringify[^?]*|queriesObserver[.]js|useQueries[.]js|hydration[.]js)$/;

/** Everything that these modules import statically, or also on demand, with themselves. */
export function neededModules(roots: readonly string[], lookup: Lookup, onDemand = false): Set<string> {
  const found = new Set<string>();
  const pending = [...roots];
  for (let id = pending.pop(); id !== undefined; id = pending.pop()) {
    if (found.has(id) || notNeeded.test(id)) continue;
    found.add(id);
    const module = lookup(id);
    pending.push(...(module?.importedIds ?? []), ...(onDemand ? (module?.dynamicallyImportedIds ?? []) : []));
  }
  return found;
}

/** A file of the build, and the modules with which it and all files before it are complete. */
export interface Step {
  readonly name: string;
  /** Paths below the folder of the web. */
  readonly roots: readonly string[];
  /** It has only what these modules need too. */
  readonly and?: readonly string[];
  /** It has nothing that these modules need, at once or on demand. */
  readonly butNot?: readonly string[];
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
      const needs = (roots: readonly string[], onDemand = false) =>
        neededModules(
          roots.map((root) => join(folder, root)),
          lookup,
          onDemand,
        );
      for (const { name, roots, and, butNot = [], without } of steps) {
        const others = and && needs(and);
        const elsewhere = needs(butNot, true);
        for (const needed of needs(roots)) {
          const isIn = others?.has(needed) !== false && !elsewhere.has(needed) && !without?.test(needed);
          if (isIn && !names.has(needed)) names.set(needed, name);
        }
      }
    }
    return names.get(id);
  };
}
