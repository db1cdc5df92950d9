import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runImport } from './import-command.ts';
import type { RegistryCompany } from './registry.ts';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'dossier-import-command-'));
});
afterAll(() => rm(folder, { recursive: true }));

async function run(...args: string[]) {
  const lines: string[] = [];
  const companies: RegistryCompany[] = [];
  const writer = { upsert: async (batch: readonly RegistryCompany[]) => void companies.push(...batch) };
  const code = await runImport(args, {
    writer,
    today: '2026-11-21',
    print: (line) => lines.push(line),
    typed: (given) => `dossier import ${given}`,
  });
  return { code, lines, companies };
}

test('a file is read to its end and summarised, with the records left out', async () => {
  const file = join(folder, 'some.tsv');
  const rows = [
    'lei\tlegal_name\tlegal_country',
    '9845DOSSIERTEST00159\tKade B.V.\tNL',
    '9845DOSSIERTEST00158\tWrong B.V.\tNL',
    '9845DOSSIERTEST00256\tFar Inc.\tUS',
  ];
  await writeFile(file, rows.join('\n'));
  const { code, lines, companies } = await run('registry', file);
  expect(code).toBe(0);
  expect(companies.map(({ name }) => name)).toEqual(['Kade B.V.']);
  expect(lines).toEqual([
    '3 records read, 1 companies written.',
    'Left out: 1 that had an invalid identifier (LEI).',
    'Left out: 1 that were outside the EU.',
    '  record 2 (9845DOSSIERTEST00158) had an invalid identifier (LEI)',
  ]);
});

test.each([[], ['registry'], ['weather', 'file.tsv']])(
  'without a known kind and a file it prints its usage: %j',
  async (...args) => {
    const { code, lines, companies } = await run(...(args as string[]));
    expect({ code, companies }).toEqual({ code: 1, companies: [] });
    expect(lines.join('\n')).toMatch(/^Usage: dossier import registry/);
  },
);

test('a missing file is reported in one sentence, and nothing is written', async () => {
  const { code, lines, companies } = await run('registry', join(folder, 'absent.json'));
  expect({ code, companies }).toEqual({ code: 1, companies: [] });
  expect(lines).toHaveLength(1);
});
