import type { Finding } from './finding.ts';

/** A package of the project. */
export interface PackageVersion {
  readonly path: string;
  readonly version: string;
}

/** The newest release of a changelog; undefined when it names none. */
export function newestRelease(changelog: string): string | undefined {
  return /^## \[(\d+\.\d+\.\d+)\] - \d{4}-\d{2}-\d{2}$/m.exec(changelog)?.[1];
}

/** Every package has the version of the newest release in the changelog, above which is a section of what is not released. */
export function unevenVersions(packages: readonly PackageVersion[], changelog: string): Finding[] {
  const release = newestRelease(changelog);
  const first = /^## \[([^\]]+)\]/m.exec(changelog)?.[1];
  return [
    ...(first === 'Unreleased' ? [] : [{ path: 'CHANGELOG.md', message: 'begins with a section [Unreleased]' }]),
    ...packages.flatMap(({ path, version }) =>
      version === release ? [] : [{ path, message: `has the version ${version}, the changelog ${release}` }],
    ),
  ];
}
