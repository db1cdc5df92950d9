import { posix } from 'node:path';
import { isTest } from './finding.ts';
import type { GraphModule } from './import-graph.ts';

/** Two folders that import each other, types included; the tests in them do not count. */
export function mutualFolders(modules: readonly GraphModule[]): [string, string][] {
  const paths = new Set(modules.map(({ path }) => path));
  const imports = new Map<string, Set<string>>();
  for (const { path, imports: targets } of modules.filter((module) => !isTest(module.path))) {
    const from = posix.dirname(path);
    const own = imports.get(from) ?? new Set();
    imports.set(from, own);
    for (const target of targets.filter((one) => paths.has(one))) own.add(posix.dirname(target));
  }
  return [...imports].flatMap(([from, targets]) =>
    [...targets].filter((to) => from < to && imports.get(to)?.has(from)).map((to): [string, string] => [from, to]),
  );
}
