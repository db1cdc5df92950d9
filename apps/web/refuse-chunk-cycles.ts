import type { Plugin } from 'vite';

/**
 * Fails the build when files import each other in a circle: a class could then be used before it is defined, and every
 * page that loads these files would stay empty. Merging shared files (`entriesAwareMergeThreshold`) can cause it.
 */
export function refuseChunkCycles(): Plugin {
  return {
    name: 'refuse-chunk-cycles',
    generateBundle(_options, bundle) {
      const imports = new Map(
        Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file.imports]] : [])),
      );
      const cycle = cycleIn(imports);
      if (cycle) this.error(`Files of the build import each other in a circle: ${cycle.join(' -> ')}`);
    },
  };
}

/** The first circle of static imports; undefined without one. */
export function cycleIn(imports: ReadonlyMap<string, readonly string[]>): string[] | undefined {
  const done = new Set<string>();
  const follow = (file: string, path: readonly string[]): string[] | undefined => {
    if (path.includes(file)) return [...path.slice(path.indexOf(file)), file];
    if (done.has(file)) return undefined;
    for (const next of imports.get(file) ?? []) {
      const found = follow(next, [...path, file]);
      if (found) return found;
    }
    done.add(file);
    return undefined;
  };
  for (const file of imports.keys()) {
    const found = follow(file, []);
    if (found) return found;
  }
  return undefined;
}
