import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { inspectPdfIsolated } from './isolated-pdf.ts';

const scan = new URL('../../test/files/scan-three-pages.pdf', import.meta.url).pathname;

test('a process that has inspected a PDF exits by itself, without output of the reader', () => {
  const program = `
    const { inspectPdfIsolated } = await import(${JSON.stringify(new URL('isolated-pdf.ts', import.meta.url).href)});
    console.log(JSON.stringify(await inspectPdfIsolated(${JSON.stringify(scan)})));`;
  const { stdout, stderr, status } = spawnSync(process.execPath, ['--input-type=module', '-e', program], {
    encoding: 'utf8',
    timeout: 30_000,
  });
  expect({ stdout, stderr, status }).toEqual({ stdout: '{"pages":3}\n', stderr: '', status: 0 });
});

test.each([
  ['memory', { memoryMb: 1, timeMs: 60_000 }],
  ['time', { memoryMb: 640, timeMs: 1 }],
])('a PDF that takes more %s than allowed is refused, and the next one is inspected', async (_what, limits) => {
  expect(await inspectPdfIsolated(scan, limits)).toBe('too-complex');
  expect(await inspectPdfIsolated(scan)).toEqual({ pages: 3 });
});
