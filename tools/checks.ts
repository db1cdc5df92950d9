import { runNode } from './run.ts';

/** A program of `npm run check`: it succeeds with exit code 0. */
interface Check {
  readonly name: string;
  readonly file: string;
  readonly args: readonly string[];
  /** The last line of its output is a summary, shown on success as well. */
  readonly summary?: true;
}

/** Four, the default, check shared types once each: twice the work, which two cores do not do in less time. */
export const oneChecker = ['--checkers', '1'];

const checks: readonly Check[] = [
  {
    name: 'Biome',
    file: 'node_modules/@biomejs/biome/bin/biome',
    args: ['check', '--colors=off', '--max-diagnostics=40'],
  },
  { name: 'Types', file: 'node_modules/@typescript/native/bin/tsc', args: ['--noEmit', '-p', '.', ...oneChecker] },
  { name: 'Unused', file: 'node_modules/knip/bin/knip.js', args: ['--no-progress'] },
  { name: 'Rules', file: 'tools/check-rules.ts', args: [], summary: true },
  { name: 'Imports', file: 'tools/check-imports.ts', args: [], summary: true },
];

/** How many checks passed and failed. */
export interface Tally {
  passed: number;
  failed: number;
}

/** Runs all checks at the same time and prints each when it ends, a failed one with its whole output. */
export async function runChecks(): Promise<Tally> {
  const results = await Promise.all(
    checks.map(async ({ name, file, args, summary }) => {
      const { code, output, ms } = await runNode(file, [...args], { quiet: true });
      const total = summary && code === 0 ? `: ${output.trimEnd().split('\n').at(-1)}` : '';
      console.log(`${code === 0 ? '✓' : '✗'} ${name} (${(ms / 1000).toFixed(1)} s)${total}`);
      if (code !== 0) console.log(output.trimEnd());
      return code === 0;
    }),
  );
  const passed = results.filter(Boolean).length;
  return { passed, failed: results.length - passed };
}
