import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listText, others } from '../../test/lists.ts';
import { startTestApp, type TestApp } from '../../test/test-app.ts';
import { importList } from './import-command.ts';

let desk: TestApp;
let folder: string;
beforeAll(async () => {
  desk = await startTestApp();
  folder = await mkdtemp(join(tmpdir(), 'list-'));
});
afterAll(async () => {
  await desk.close();
  await rm(folder, { recursive: true });
});

async function run(...args: string[]) {
  const lines: string[] = [];
  const { store, files, screening } = desk;
  const code = await importList(args, { store, files, screening, print: (line) => lines.push(line) });
  return { code, text: lines.join('\n') };
}
const file = async (name: string, text: string) => {
  const path = join(folder, name);
  await writeFile(path, text);
  return path;
};
const listNamed = (name: string) => desk.store.reader.first('screening_lists', 'name = {:name}', { name });

test('a list is imported by command, which prints the active version and the skipped records', async () => {
  const path = await file('posts.jsonl', `${listText(others)}no record\n`);
  const { code, text } = await run('list', `ftm-json:${path}`, '--name', 'Posts', '--pep');
  expect({ code, text }).toEqual({
    code: 0,
    text: expect.stringMatching(
      /line 10: .*\n1 invalid records were skipped\.\nPosts: 9 entries, version 2026-11-18, active\./,
    ),
  });
  expect(await listNamed('Posts')).toMatchObject({ kind: 'pep', entries: 9, schedule: 'off' });
});

test('a rejected list prints the reason, and the last valid version remains active', async () => {
  const before = await listNamed('Posts');
  const { code, text } = await run(
    'list',
    `ftm-json:${await file('page.jsonl', '<html>\n<p>\n</html>\n')}`,
    '--name',
    'Posts',
  );
  expect(code).toBe(1);
  expect(text).toMatch(/^Posts was rejected \(list-unexpected-format\)/);
  expect(await listNamed('Posts')).toMatchObject({ load: before?.load, entries: 9 });
});

test('a folder is one list of several files', async () => {
  const sdn = '1,"VRBENSKY, Ottokar","individual","TEST",-0- ,-0- ,-0- ,-0- ,-0- ,-0- ,-0- ,"DOB 1960."\n';
  const listFolder = await mkdtemp(join(folder, 'ofac-'));
  await writeFile(join(listFolder, 'sdn.csv'), sdn);
  await writeFile(join(listFolder, 'alt.csv'), '1,1,"aka","VRBENSKI, Otokar",-0- \n');
  const { code } = await run('list', `ofac-csv:${listFolder}`);
  expect(code).toBe(0);
  const { findings } = await desk.screening.engine.find([{ type: 'person', name: 'Otokar Vrbenski' }], {
    isWanted: ({ name }) => name === 'OFAC sanctions',
  });
  expect(findings[0]?.[0]?.match.name).toBe('VRBENSKI, Otokar');
});

test('any other arguments are not a call of this command', async () => {
  expect(await run('registry', 'companies.json')).toEqual({ code: undefined, text: '' });
  expect(await run('list', 'word-perfect:list.wp')).toEqual({ code: undefined, text: '' });
});
