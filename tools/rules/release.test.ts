import { expect, test } from 'vitest';
import { newestRelease, unevenVersions } from './release.ts';

const changelog =
  '# Changelog\n\n## [Unreleased]\n\n## [0.2.0] - 2026-11-26\n\n- a\n\n## [0.1.0] - 2026-11-23\n\n- b\n';

test('the newest release is the first one with a date', () => {
  expect(newestRelease(changelog)).toBe('0.2.0');
  expect(newestRelease('# Changelog\n\n## [Unreleased]\n\n- a\n')).toBeUndefined();
});

test('a package with another version, and a changelog without a place for new lines, are found', () => {
  const packages = [
    { path: 'package.json', version: '0.2.0' },
    { path: 'apps/web/package.json', version: '0.1.0' },
  ];
  expect(unevenVersions(packages, changelog).map(({ path }) => path)).toEqual(['apps/web/package.json']);
  const closed = changelog.replace('## [Unreleased]\n\n', '');
  expect(unevenVersions(packages.slice(0, 1), closed).map(({ path }) => path)).toEqual(['CHANGELOG.md']);
});
