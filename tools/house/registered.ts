import { posix } from 'node:path';
import type { Finding, SourceFile } from './finding.ts';
import { isTest } from './finding.ts';
import { importsOf } from './imports.ts';

/** Folders of the server whose files only work once their `index.ts` names them. */
const registries = ['collections', 'workflows', 'views', 'reactions'].map((name) => `apps/server/src/${name}/`);

/** Doors of a folder that others import beside the index: what they hold need not be reached from it. */
const doors = /\/(records|rules)\.ts$/;

/** Files of these folders that the folder's `index.ts` does not reach: a workflow nobody mounts, a collection nobody makes. */
export function unregistered(files: readonly SourceFile[]): Finding[] {
  return registries.flatMap((folder) => {
    const inside = new Map(
      files.filter(({ path }) => path.startsWith(folder) && !isTest(path)).map((file) => [file.path, file]),
    );
    if (inside.size === 0) return [];
    const index = `${folder}index.ts`;
    if (!inside.has(index)) return [{ path: folder, message: 'has no index.ts that lists what is in it' }];
    const reached = reachedFrom(index, inside);
    const lost = [...inside.keys()].filter((path) => path.endsWith('.ts') && !reached.has(path) && !doors.test(path));
    return lost.map((path) => ({ path, message: `is not in ${index}: nothing will ever call it` }));
  });
}

function reachedFrom(start: string, files: ReadonlyMap<string, SourceFile>): Set<string> {
  const reached = new Set<string>();
  const waiting = [start];
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    const file = files.get(path);
    if (!file || reached.has(path)) continue;
    reached.add(path);
    waiting.push(...relativeImports(file));
  }
  return reached;
}

const relativeImports = ({ path, text }: SourceFile) =>
  importsOf(text)
    .filter(({ specifier }) => specifier.startsWith('.'))
    .map(({ specifier }) => posix.join(posix.dirname(path), specifier));

/** What every workflow is made of, and the table of their inputs and answers. */
const contract = /\/(workflow|contracts)\.ts$/;

/** Workflows that import another registered workflow: they share through the domain, or are one workflow. */
export function entangledWorkflows(files: readonly SourceFile[]): Finding[] {
  const folder = 'apps/server/src/workflows/';
  const index = files.find(({ path }) => path === `${folder}index.ts`);
  if (!index) return [];
  const verbs = new Set(relativeImports(index).filter((path) => !contract.test(path)));
  return files
    .filter(({ path }) => verbs.has(path))
    .flatMap((file) =>
      relativeImports(file)
        .filter((path) => verbs.has(path))
        .map((path) => ({
          path: file.path,
          message: `imports the workflow ${path}: share a function of the domain instead`,
        })),
    );
}
