import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, describe, expect, it } from 'vitest';

const cli = join(import.meta.dirname, 'cli.ts');
const lists = join(import.meta.dirname, '../fixtures/lists');
const folder = mkdtempSync(join(tmpdir(), 'screening-cli-'));
afterAll(() => rmSync(folder, { recursive: true }));

const run = (args: readonly string[], input: string) =>
  spawnSync(process.execPath, [cli, ...args], { input, encoding: 'utf8' });

const queries = [
  { id: 'q1', type: 'person', name: 'Ilia Beresin', dob: '1972-11-26' },
  { id: 2, type: 'company', name: 'Quarzwerk Test' },
  { id: 'q3', type: 'person', name: 'Unlisted Person' },
];
const input = `${queries.map((query) => JSON.stringify(query)).join('\n')}\n`;

interface Answer {
  readonly id: unknown;
  readonly error?: string;
  readonly matches: { entityId: string; score: number; reasons: { code: string }[] }[];
}
const answers = (stdout: string) =>
  stdout
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Answer);

describe('screening command', () => {
  const saved = join(folder, 'index');
  const first = run(
    [
      'match',
      '--list',
      `eu-xml:${join(lists, 'eu.xml')}`,
      '--list',
      `un-xml:${join(lists, 'un.xml')}`,
      '--save',
      saved,
      '--stats',
    ],
    input,
  );

  it('answers every query in order, best match first, with ids that end in the list own id', () => {
    expect(first.status).toBe(0);
    const [one, two, three] = answers(first.stdout);
    expect(one).toMatchObject({ id: 'q1', matches: [{ entityId: 'eu-xml:EU.1.11' }] });
    expect(one?.matches[0]?.reasons.map(({ code }) => code)).toContain('birth-date-equal');
    expect(two).toMatchObject({ id: 2, matches: [{ entityId: 'eu-xml:EU.2.22' }] });
    expect(three).toEqual({ id: 'q3', matches: [] });
  });

  it('reports load time, memory and what was left out', () => {
    const stats = JSON.parse(first.stderr.trim().split('\n').at(-1) ?? '') as Record<string, unknown>;
    expect(stats).toMatchObject({ loadMs: expect.any(Number), rssMb: expect.any(Number), names: 11 });
    expect(first.stderr).toContain('EU.3.33: does not say whether it is a person');
  });

  it('gives the same answers from the saved index', () => {
    expect(run(['match', '--index', saved], input).stdout).toBe(first.stdout);
  });

  it('rejects a saved index that is truncated or has another format version', () => {
    const broken = join(folder, 'broken');
    writeFileSync(broken, 'DSCRIDX0 something else');
    expect(run(['match', '--index', broken], input)).toMatchObject({ status: 1, stdout: '' });
  });

  it('exits with an error when a list is refused, instead of reporting no matches', () => {
    const page = join(folder, 'page.xml');
    writeFileSync(page, '<html><body>Not found</body></html>');
    const result = run(['match', '--list', `un-xml:${join(lists, 'un.xml')}`, '--list', `eu-xml:${page}`], input);
    expect(result).toMatchObject({ status: 1, stdout: '' });
    expect(result.stderr).toContain('list-unexpected-format');
  });

  it('reports in a sentence that reading takes longer than allowed', () => {
    const result = run(['match', '--list', `un-xml:${join(lists, 'un.xml')}`, '--minutes', '0'], input);
    expect(result).toMatchObject({ status: 1, stdout: '' });
    expect(result.stderr).toBe('The lists were not read: reading takes more than 0 minutes.\n');
  });

  it.each([
    ['an unknown option', ['--lists', 'x'], "Unknown option '--lists'"],
    ['a threshold that is no number', ['--index', saved, '--threshold', 'high'], 'must be a number from 0 to 1'],
    ['an index that is missing', ['--index', join(folder, 'missing')], 'The files were not read or written: ENOENT'],
    ['an index of another format', ['--index', import.meta.filename], 'is not a saved index of this format version'],
  ])('reports %s without a stack trace', (_what, args, sentence) => {
    const result = run(['match', ...args], input);
    expect(result).toMatchObject({ status: 1, stdout: '' });
    expect(result.stderr).toContain(sentence);
    expect(result.stderr).not.toMatch(/^\s+at /m);
  });

  it('answers an invalid line with an error and continues', () => {
    const result = answers(
      run(['match', '--index', saved], `no json\n{"id":5,"type":"robot","name":"x"}\n${input}`).stdout,
    );
    expect(result.map(({ error }) => error !== undefined)).toEqual([true, true, false, false, false]);
  });

  it('answers a line with a field of another kind with an error and continues', () => {
    const odd = [
      null,
      [1],
      { type: 'person', name: 'Jan', aliases: 5 },
      { type: 'person', name: 'Jan', identifiers: [1, {}] },
      { type: 'person', name: 'Jan', dob: 7 },
      { type: 'person', name: 'Jan', country: [] },
    ];
    const lines = odd.map((query) => JSON.stringify(query)).join('\n');
    const result = answers(run(['match', '--index', saved], `${lines}\n${input}`).stdout);
    expect(result.map(({ error }) => error !== undefined)).toEqual([...odd.map(() => true), false, false, false]);
  });

  it('answers each query at once for a program that waits for the answer before it sends the next', async () => {
    const child = spawn(process.execPath, [cli, 'match', '--index', saved], { stdio: ['pipe', 'pipe', 'inherit'] });
    const replies = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
    try {
      for (const query of queries) {
        const text = `${JSON.stringify(query)}\n`;
        // A query that arrives in two parts is one query.
        child.stdin.write(text.slice(0, 20));
        child.stdin.write(text.slice(20));
        expect(JSON.parse((await replies.next()).value as string)).toMatchObject({ id: query.id });
      }
    } finally {
      child.kill();
    }
  });

  it('answers a last line without a line break', () => {
    expect(run(['match', '--index', saved], input.trimEnd()).stdout).toBe(first.stdout);
  });

  it('names the unknown option', () => {
    expect(run(['match', '--list', 'excel:x'], '').stderr).toContain("unknown list format 'excel'");
    expect(run(['match'], '').status).toBe(1);
  });
});
