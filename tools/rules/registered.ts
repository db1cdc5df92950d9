import type { Finding } from './finding.ts';
import { isTest } from './finding.ts';
import type { GraphModule } from './import-graph.ts';

/** Folders of the server whose files only take effect once their `index.ts` lists them. */
const registries = ['collections', 'workflows', 'views', 'reactions'].map((name) => `apps/server/src/${name}/`);

/** Files of these folders that other folders import directly, so the index need not reach them. */
const importedDirectly = /\/(records|rows|rules)\.ts$/;

/** Files that the `index.ts` of their folder does not reach: a workflow or a collection that is never registered. */
export function unregistered(modules: readonly GraphModule[]): Finding[] {
  return registries.flatMap((folder) => {
    const inside = new Map(
      modules.filter(({ path }) => path.startsWith(folder) && !isTest(path)).map((module) => [module.path, module]),
    );
    if (inside.size === 0) return [];
    const index = `${folder}index.ts`;
    if (!inside.has(index)) return [{ path: folder, message: 'has no index.ts that lists its files' }];
    const reached = reachedFrom(index, inside);
    const missing = [...inside.keys()].filter((path) => !reached.has(path) && !importedDirectly.test(path));
    return missing.map((path) => ({ path, message: `is not reached from ${index}, so it is never called` }));
  });
}

function reachedFrom(start: string, modules: ReadonlyMap<string, GraphModule>): Set<string> {
  const reached = new Set<string>();
  const pending = [start];
  for (let path = pending.pop(); path !== undefined; path = pending.pop()) {
    const module = modules.get(path);
    if (!module || reached.has(path)) continue;
    reached.add(path);
    pending.push(...module.imports);
  }
  return reached;
}

/** What every workflow is built from, and the table of their inputs and answers. */
const shared = /\/(workflow|contracts)\.ts$/;

/** Registered workflows that import another registered workflow. */
export function entangledWorkflows(modules: readonly GraphModule[]): Finding[] {
  const folder = 'apps/server/src/workflows/';
  const index = modules.find(({ path }) => path === `${folder}index.ts`);
  if (!index) return [];
  const workflows = new Set(index.imports.filter((path) => path.startsWith(folder) && !shared.test(path)));
  return modules
    .filter(({ path }) => workflows.has(path))
    .flatMap(({ path, imports }) =>
      imports
        .filter((other) => workflows.has(other))
        .map((other) => ({ path, message: `imports the workflow ${other}: share a function instead` })),
    );
}
