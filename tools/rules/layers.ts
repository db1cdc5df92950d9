import type { IRegularForbiddenRuleType } from 'dependency-cruiser';
import type { Finding } from './finding.ts';

/** By folder: groups of its subfolders from bottom to top. `.` means the files directly in the folder. */
export type LayerTable = Readonly<Record<string, readonly (readonly string[])[]>>;

const ownFiles = '.';
const tests = '\\.test\\.tsx?$';
const isFile = (name: string) => /\.\w+$/.test(name);
const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** One rule per folder of the table: what the folder must not import. */
export function layerRules(table: LayerTable): IRegularForbiddenRuleType[] {
  return Object.entries(table).flatMap(([base, groups]) =>
    groups.flatMap((group, level) =>
      group.flatMap((name) => {
        const forbidden = groups
          .slice(level)
          .flat()
          .filter((other) => other !== name);
        return forbidden.length === 0 ? [] : [ruleFor(base, groups, name, forbidden)];
      }),
    ),
  );
}

function ruleFor(
  base: string,
  groups: readonly (readonly string[])[],
  name: string,
  forbidden: readonly string[],
): IRegularForbiddenRuleType {
  const pattern = (one: string) => patternOf(base, one, groups);
  return {
    name: `layers: ${base}/${name}`,
    comment: `${name === ownFiles ? `the files of ${base}` : name} must not import from ${forbidden.join(', ')}: see tools/layers.ts`,
    severity: 'error',
    // Journeys are tests throughout: there the layers hold for them as well.
    from: { path: pattern(name), ...(base === 'e2e' ? {} : { pathNot: tests }) },
    to: { path: forbidden.map(pattern) },
  };
}

function patternOf(base: string, name: string, groups: readonly (readonly string[])[]): string {
  if (isFile(name)) return `^${escaped(`${base}/${name}`)}$`;
  if (name !== ownFiles) return `^${escaped(`${base}/${name}`)}/`;
  const named = groups.flat().filter(isFile).map(escaped);
  const others = named.length === 0 ? '' : `(?!(${named.join('|')})$)`;
  return `^${escaped(base)}/${others}[^/]+$`;
}

/** Folders that a table governs but does not name, and names of folders that do not exist. */
export function ungovernedFolders(table: LayerTable, paths: readonly string[]): Finding[] {
  return Object.entries(table).flatMap(([base, groups]) => {
    const named = new Set(groups.flat());
    const inside = paths.filter((path) => path.startsWith(`${base}/`)).map((path) => path.slice(base.length + 1));
    const present = new Set(
      inside.flatMap((path) => (path.includes('/') ? [path.split('/')[0] ?? ''] : [ownFiles, path])),
    );
    const folders = [...present].filter((name) => name === ownFiles || !isFile(name));
    return [
      ...folders
        .filter((name) => !named.has(name))
        .map((name) => ({ path: `${base}/${name}`, message: 'has no layer: add it to tools/layers.ts' })),
      ...[...named]
        .filter((name) => !present.has(name))
        .map((name) => ({ path: `${base}/${name}`, message: 'is in tools/layers.ts and does not exist' })),
    ];
  });
}
