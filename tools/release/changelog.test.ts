import { expect, test } from 'vitest';
import { moveUnreleased, unreleasedLines } from './changelog.ts';

const changelog = `# Changelog

About it.

## [Unreleased]

### Added

- new a
- new b

### Removed

- new c

## [0.2.0] - 2026-11-26

The first release.

### Added

- old a

### Fixed

- old d

## [0.1.0] - 2026-11-23

- first
`;

test('lines that are not released yet move into the newest release under their headings, which gets the date', () => {
  expect(moveUnreleased(changelog, '2026-12-01')).toBe(`# Changelog

About it.

## [Unreleased]

## [0.2.0] - 2026-12-01

The first release.

### Added

- new a
- new b
- old a

### Fixed

- old d

### Removed

- new c

## [0.1.0] - 2026-11-23

- first
`);
});

test('a second move changes nothing, also in the last release of the file', () => {
  const moved = moveUnreleased(changelog, '2026-12-01');
  expect(moveUnreleased(moved, '2026-12-01')).toBe(moved);
  const alone = moved.slice(0, moved.indexOf('\n## [0.1.0]'));
  expect(moveUnreleased(alone, '2026-12-01')).toBe(alone);
});

test('lines that are not released yet are found, headings alone are none', () => {
  expect(unreleasedLines(changelog)).toEqual(['- new a', '- new b', '- new c']);
  expect(unreleasedLines('# Changelog\n\n## [Unreleased]\n\n### Added\n\n## [0.2.0] - 2026-11-26\n\n- a\n')).toEqual(
    [],
  );
});
