import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { root } from './root.ts';

// A small project: the two starters, a lockfile, and a substitute for npm that records its arguments.
let folder = '';
const put = (path: string, text: string) => {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), text);
};
const developmentTool = { 'node_modules/tool': { version: '1.0.0', dev: true } };
const lock = (version: string) => JSON.stringify({ packages: { 'node_modules/a': { version } } });

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'dossier-go-'));
  for (const name of ['go.mjs', 'bootstrap.mjs', 'prune.mjs'])
    cpSync(join(root, 'tools', name), join(folder, 'tools', name));
  put('package.json', '{"type":"module"}');
  put('package-lock.json', lock('1.0.0'));
  put('node_modules/.package-lock.json', lock('1.0.0'));
  put(
    'npm.cjs',
    `const fs = require('node:fs');
     if (process.env.NPM_FAILS) { console.error('npm error code ENOTFOUND'); process.exit(1); }
     fs.writeFileSync('npm-call.json', JSON.stringify({ args: process.argv.slice(2), path: process.env.PATH }));
     fs.copyFileSync('package-lock.json', 'node_modules/.package-lock.json');`,
  );
  put(
    'hello.ts',
    'const output: string[] = process.argv.slice(2);\nconsole.log(output.join(" "));\nprocess.exitCode = output.length;',
  );
  put('wait.ts', 'process.on("SIGTERM", () => process.exit(9));\nsetInterval(() => {}, 1000);\nconsole.log("ready");');
});
afterEach(() => rmSync(folder, { recursive: true }));

function go(args: string[], env: Record<string, string> = {}) {
  const npm = { npm_execpath: join(folder, 'npm.cjs'), npm_node_execpath: process.execPath };
  return spawn(process.execPath, [join(folder, 'tools/go.mjs'), ...args], { env: { ...process.env, ...npm, ...env } });
}

async function outcome(child: ReturnType<typeof go>) {
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => {
    output += chunk.toString();
  });
  child.stderr.on('data', (chunk: Buffer) => {
    output += chunk.toString();
  });
  const [code] = (await once(child, 'close')) as [number];
  return { code, output };
}

test('a program gets its arguments, and its exit code is passed on', async () => {
  expect(await outcome(go(['hello.ts', 'a', 'b', 'c']))).toEqual({ code: 3, output: 'a b c\n' });
});

test('a signal reaches the program, whose exit code is passed on', async () => {
  const child = go(['wait.ts']);
  await once(child.stdout, 'data');
  child.kill('SIGTERM');
  expect((await outcome(child)).code).toBe(9);
});

test('nothing is installed when nothing is missing', async () => {
  await outcome(go(['hello.ts']));
  expect(existsSync(join(folder, 'npm-call.json'))).toBe(false);
});

test('packages added to the lockfile are installed once, by an npm that does not run on the Node it deletes', async () => {
  put('package-lock.json', lock('2.0.0'));
  const path = [join(folder, 'node_modules/.bin'), '/usr/bin'].join(':');
  expect((await outcome(go(['hello.ts', 'x'], { PATH: path }))).code).toBe(1);
  const call = JSON.parse(readFileSync(join(folder, 'npm-call.json'), 'utf8')) as { args: string[]; path: string };
  expect(call.args).toEqual(expect.arrayContaining(['ci', '--omit=dev', '--include=optional']));
  expect(call.path).toBe('/usr/bin');

  rmSync(join(folder, 'npm-call.json'));
  await outcome(go(['hello.ts']));
  expect(existsSync(join(folder, 'npm-call.json'))).toBe(false);
});

test('development packages are added for checks and tests, without removing what a running server uses', async () => {
  put(
    'package-lock.json',
    JSON.stringify({ packages: { 'node_modules/a': { version: '1.0.0' }, ...developmentTool } }),
  );
  await outcome(go(['hello.ts']));
  expect(existsSync(join(folder, 'npm-call.json'))).toBe(false);

  await outcome(go(['--dev', 'hello.ts']));
  const call = JSON.parse(readFileSync(join(folder, 'npm-call.json'), 'utf8')) as { args: string[] };
  expect(call.args).toEqual(expect.arrayContaining(['install', '--no-save', '--include=dev']));
});

test('without a network it prints one sentence, and the program does not start', async () => {
  put('package-lock.json', lock('2.0.0'));
  const { code, output } = await outcome(go(['hello.ts', 'started'], { NPM_FAILS: '1' }));
  expect(code).toBe(1);
  expect(output).toMatch(/The packages could not be fetched: the npm registry cannot be reached from here\./);
  expect(output).not.toMatch(/started/);
});

test('without a program it prints its usage', async () => {
  const { code, output } = await outcome(go([]));
  expect({ code, output }).toEqual({ code: 1, output: expect.stringMatching(/^Usage: node tools\/go\.mjs/) });
});
