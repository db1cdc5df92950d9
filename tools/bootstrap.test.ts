import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { isInstalled, isWebStale, whyInstallFailed } from './bootstrap.mjs';

describe('the installation', () => {
  const otherSystem = process.platform === 'win32' ? 'linux' : 'win32';
  const lock = {
    packages: {
      '': { version: '0.1.0' },
      'packages/domain': { version: '0.1.0' },
      'node_modules/a': { version: '1.0.0' },
      'node_modules/@dossier/domain': { link: true },
      'node_modules/a-other': { version: '1.0.0', optional: true, os: [otherSystem] },
    },
  };
  const installed = {
    packages: { 'node_modules/a': { version: '1.0.0' }, 'node_modules/@dossier/domain': { link: true } },
  };

  test('is complete when only binaries of other systems are absent', () => {
    expect(isInstalled(lock, installed)).toBe(true);
  });

  test.each([
    [{ cpu: 'other-cpu' }, true],
    [{ cpu: process.arch }, false],
    [{ os: [`!${process.platform}`] }, true],
    [{ os: ['!other'] }, false],
    [{ os: [process.platform], cpu: ['other-cpu'] }, true],
  ])('with an absent optional package for %j is complete: %s', (limits, fine) => {
    const more = { packages: { ...lock.packages, 'node_modules/b': { version: '1.0.0', optional: true, ...limits } } };
    expect(isInstalled(more, installed)).toBe(fine);
  });

  test('is complete without development packages, unless they are required', () => {
    const withTool = { packages: { ...lock.packages, 'node_modules/tool': { version: '1.0.0', dev: true } } };
    expect(isInstalled(withTool, installed)).toBe(true);
    expect(isInstalled(withTool, installed, { dev: true })).toBe(false);
  });

  test('is incomplete when a package is absent', () => {
    expect(isInstalled(lock, { packages: { 'node_modules/@dossier/domain': { link: true } } })).toBe(false);
  });

  test('is incomplete when a package has another version', () => {
    expect(isInstalled(lock, { packages: { ...installed.packages, 'node_modules/a': { version: '1.0.1' } } })).toBe(
      false,
    );
  });

  test('is incomplete when the binary of this system is absent', () => {
    const own = { version: '1.0.0', optional: true, os: [process.platform], cpu: [process.arch] };
    expect(isInstalled({ packages: { ...lock.packages, 'node_modules/a-own': own } }, installed)).toBe(false);
  });
});

describe('a failed installation', () => {
  test.each([
    ['without a network', { stderr: 'npm error code ENOTFOUND' }, /registry cannot be reached/],
    ['without npm', { error: { code: 'ENOENT' } }, /npm was not found/],
    ['for any other reason', { stderr: 'npm error code EUSAGE' }, /npm says why above/],
  ])('%s is reported in one sentence', (_name, result, sentence) => {
    expect(whyInstallFailed(result)).toMatch(sentence);
  });
});

describe('the web build', () => {
  const folder = mkdtempSync(join(tmpdir(), 'dossier-stale-'));
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  const put = (path: string, seconds: number) => {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), '');
    utimesSync(join(folder, path), seconds, seconds);
  };

  test('is stale before the first build', () => {
    put('apps/web/src/main.tsx', 100);
    expect(isWebStale(folder)).toBe(true);
  });

  test('is fresh when nothing changed since', () => {
    put('apps/web/src/main.tsx', 100);
    put('apps/web/dist/index.html', 200);
    expect(isWebStale(folder)).toBe(false);
  });

  test.each([
    'apps/web/src/features/login/screen.tsx',
    'packages/domain/src/limits.ts',
    'packages/texts/locales/nl/login.json',
    'package-lock.json',
  ])('is stale when %s is newer', (path) => {
    put('apps/web/dist/index.html', 200);
    put(path, 300);
    expect(isWebStale(folder)).toBe(true);
  });

  test.each(['apps/web/src/x.test.tsx', 'apps/web/node_modules/a/index.js', 'apps/web/dist/assets/x.js'])(
    'does not care about %s',
    (path) => {
      put('apps/web/dist/index.html', 200);
      put(path, 300);
      expect(isWebStale(folder)).toBe(false);
    },
  );
});
