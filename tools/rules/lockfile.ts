import type { Finding } from './finding.ts';

interface LockedPackage {
  readonly version?: string;
  readonly resolved?: string;
  readonly hasInstallScript?: boolean;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

/** The part of a package-lock.json (version 3) that the rules read. */
export interface Lockfile {
  readonly packages: Readonly<Record<string, LockedPackage>>;
}

const path = 'package-lock.json';

/**
 * What would break an installation elsewhere: a platform's binary that the lockfile forgot (npm leaves it out in
 * silence when a registry lags), a package that runs a script when it is installed, an address of one registry.
 */
export function lockfileFaults({ packages }: Lockfile): Finding[] {
  const present = new Set(Object.keys(packages).map((key) => key.replace(/^.*node_modules\//, '')));
  return Object.entries(packages).flatMap(([key, locked]) => {
    const missing = Object.keys(locked.optionalDependencies ?? {}).filter((name) => !present.has(name));
    return [
      ...missing.map((name) => ({
        path,
        message: `${key || 'the project'} wants the optional ${name}, which is not locked`,
      })),
      ...(locked.hasInstallScript ? [{ path, message: `${key} runs a script when it is installed` }] : []),
      ...(/^\w+:\/\//.test(locked.resolved ?? '') ? [{ path, message: `${key} names the address of a registry` }] : []),
    ];
  });
}

/** Dependencies of a package.json that are not pinned to one version; an alias (`npm:<name>@<version>`) is pinned as well. */
export function unpinned(file: string, manifest: Readonly<Record<string, unknown>>): Finding[] {
  const kinds = ['dependencies', 'devDependencies', 'optionalDependencies'];
  const all = kinds.flatMap((kind) => Object.entries((manifest[kind] ?? {}) as Record<string, string>));
  const loose = all.filter(([, version]) => !/^(npm:[^ ]+@)?\d+\.\d+\.\d+([-+][\w.-]+)?$/.test(version));
  return loose.map(([name, version]) => ({ path: file, message: `${name} is '${version}': pin one version` }));
}
