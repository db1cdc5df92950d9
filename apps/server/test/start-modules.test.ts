import type { ChildProcess } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { startDeskProcess } from './desk-process.ts';

let folder: string;
let desk: ChildProcess | undefined;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'desk-modules-'));
});
afterEach(async () => {
  desk?.kill('SIGKILL');
  await rm(folder, { recursive: true, force: true });
});

/** Writes the address of each loaded module of the main thread to a file. */
const recorder = (list: string) => `
  import { appendFileSync } from 'node:fs';
  import { registerHooks } from 'node:module';
  import { isMainThread } from 'node:worker_threads';
  if (isMainThread) registerHooks({
    load(url, context, next) {
      appendFileSync(${JSON.stringify(list)}, url + '\\n');
      return next(url, context);
    },
  });
`;

/** Modules that requests and jobs load when they need them; the start is faster and smaller without. */
const notAtStart =
  /\/(?:views|workflows)\/index\.ts$|packing-worker|print-report|node_modules\/(?:yazl|pdfkit|pdfjs-dist|sharp|nodemailer|postal-mime|pg|i18next|zod\/v4\/classic|file-type|@simplewebauthn\/server|@zxcvbn-ts|age-encryption|aws4fetch|saxes)\//;

test('a start loads neither views and workflows nor libraries for documents and mails; the first page loads views and workflows', async () => {
  const [list, hooks] = [join(folder, 'modules.txt'), join(folder, 'hooks.mjs')];
  await writeFile(hooks, recorder(list));
  const started = await startDeskProcess({ DOSSIER_DATA: join(folder, 'data'), NODE_OPTIONS: `--import=${hooks}` });
  desk = started.process;
  const loaded = async () => (await readFile(list, 'utf8')).split('\n');
  const early = async () => (await loaded()).filter((url) => notAtStart.test(url));
  expect(await early()).toEqual([]);
  expect((await fetch(`${started.url}/api/health?now=1`)).status).toBe(200);
  expect(await early()).toEqual([]);
  await fetch(`${started.url}/`);
  const tables = [expect.stringMatching(/\/views\/index\.ts$/), expect.stringMatching(/\/workflows\/index\.ts$/)];
  await expect.poll(early, { timeout: 20_000 }).toEqual(expect.arrayContaining(tables));
}, 60_000);
