import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';

test('a process that has inspected a PDF exits by itself, without output of the reader', () => {
  const program = `
    const { readFileSync } = await import('node:fs');
    const { pdfPages } = await import(${JSON.stringify(new URL('pdf-pages.ts', import.meta.url).href)});
    const bytes = readFileSync(${JSON.stringify(new URL('../../test/files/scan-three-pages.pdf', import.meta.url).pathname)});
    console.log(JSON.stringify(await pdfPages(new Uint8Array(bytes))));`;
  const { stdout, stderr, status } = spawnSync(process.execPath, ['--input-type=module', '-e', program], {
    encoding: 'utf8',
    timeout: 30_000,
  });
  expect({ stdout, stderr, status }).toEqual({ stdout: '{"pages":3}\n', stderr: '', status: 0 });
});
