/** The parts of a `package-lock.json` of version 3 that decide which packages run. */
export interface Lock {
  readonly packages: Readonly<Record<string, LockedPackage>>;
}

interface LockedPackage {
  readonly link?: boolean;
  /** Of a link: the folder of the workspace. */
  readonly resolved?: string;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
  readonly peerDependenciesMeta?: Readonly<Record<string, { readonly optional?: boolean }>>;
}

/**
 * Returns the paths in the lockfile of everything that the workspaces need to run, themselves included: no development
 * packages, and of another program of the repository nothing. Optional packages of other platforms are returned too.
 */
export function productionPackages(lock: Lock, workspaces: readonly string[]): Set<string> {
  const found = new Set<string>();
  const waiting = [...workspaces];
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (found.has(path)) continue;
    found.add(path);
    const entry = lock.packages[path];
    if (!entry) throw new Error(`${path} is not in package-lock.json: run npm install.`);
    if (entry.link) waiting.push(String(entry.resolved));
    else
      waiting.push(...neededBy(entry).flatMap((name) => resolveFrom(lock, path, name) ?? missing(entry, path, name)));
  }
  return found;
}

function neededBy(entry: LockedPackage): string[] {
  const isOptional = (name: string) => entry.peerDependenciesMeta?.[name]?.optional === true;
  return [
    ...Object.keys(entry.dependencies ?? {}),
    ...Object.keys(entry.optionalDependencies ?? {}),
    ...Object.keys(entry.peerDependencies ?? {}).filter((name) => !isOptional(name)),
  ];
}

/** The nearest `node_modules` upwards wins. Source: https://nodejs.org/api/modules.html#loading-from-node_modules-folders */
function resolveFrom(lock: Lock, path: string, name: string): string | undefined {
  for (let folder = path; ; folder = parentOf(folder)) {
    const candidate = `${folder === '' ? '' : `${folder}/`}node_modules/${name}`;
    if (lock.packages[candidate]) return candidate;
    if (folder === '') return undefined;
  }
}

const parentOf = (path: string): string => path.slice(0, Math.max(0, path.lastIndexOf('/')));

function missing(entry: LockedPackage, path: string, name: string): [] {
  if (entry.optionalDependencies?.[name] !== undefined) return [];
  throw new Error(`package-lock.json lacks ${name}, which ${path} needs: run npm install.`);
}
