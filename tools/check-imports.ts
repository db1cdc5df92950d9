/** The rules on imports: see CONTRIBUTING. Prints one line per finding; the last line is the summary. */
import { allowances, layers } from './layers.ts';
import { root } from './root.ts';
import type { Finding } from './rules/finding.ts';
import { mutualFolders } from './rules/folder-pairs.ts';
import { readImports, type Violation } from './rules/import-graph.ts';
import { forbiddenImports, noCycles } from './rules/import-rules.ts';
import { layerRules, ungovernedFolders } from './rules/layers.ts';
import { entangledWorkflows, unregistered } from './rules/registered.ts';

const folders = ['packages', 'apps/server', 'apps/web/src', 'e2e', 'bench', 'tools'];
const packageOf = (path: string) => path.split('/').slice(0, 2).join('/');

const { modules, violations } = await readImports(root, folders, [...forbiddenImports, ...layerRules(layers)]);
const paths = modules.map(({ path }) => path);
const cycles = violations.filter(({ rule }) => rule === noCycles);
const pairs = mutualFolders(modules);

const findings: Finding[] = [
  ...violations
    .filter(({ rule }) => rule !== noCycles)
    .map(({ from, to, comment }) => ({ path: from, message: `imports ${to}: ${comment}` })),
  ...beyond('cycles', cycles.map(cycleFinding)),
  ...beyond(
    'pairs',
    pairs.map(([one, other]) => ({ path: one, message: `and ${other} import each other` })),
  ),
  ...ungovernedFolders(layers, paths),
  ...unregistered(modules),
  ...entangledWorkflows(modules),
];

for (const { path, message } of findings) console.log(`${path} ${message}`);
console.log(
  `${modules.length} modules, ${cycles.length} import cycles, ${pairs.length} pairs of folders that import each other` +
    (findings.length === 0 ? '' : `, ${findings.length} findings`),
);
process.exitCode = findings.length === 0 ? 0 : 1;

function cycleFinding({ from, cycle }: Violation): Finding {
  return { path: from, message: `imports itself through ${cycle.join(' → ')}` };
}

/** The findings of packages that have more than `allowances` grants. */
function beyond(kind: 'cycles' | 'pairs', found: readonly Finding[]): Finding[] {
  const byPackage = Map.groupBy(found, ({ path }) => packageOf(path));
  return [...byPackage].flatMap(([name, own]) => (own.length > (allowances[name]?.[kind] ?? 0) ? own : []));
}
