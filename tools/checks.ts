import { runNode } from './run.ts';

/** One thing that `npm run check` looks at: a program, and what it means when that program fails. */
interface Check {
  readonly name: string;
  readonly file: string;
  readonly args: readonly string[];
}

const checks: readonly Check[] = [
  {
    name: 'Biome',
    file: 'node_modules/@biomejs/biome/bin/biome',
    args: ['check', '--colors=off', '--max-diagnostics=40'],
  },
  { name: 'Types', file: 'node_modules/typescript/bin/tsc', args: ['--noEmit', '-p', '.'] },
  { name: 'Unused', file: 'node_modules/knip/bin/knip.js', args: ['--no-progress'] },
  { name: 'House', file: 'tools/check-house.ts', args: [] },
];

/** How many checks were satisfied, and how many were not. */
export interface Tally {
  passed: number;
  failed: number;
}

/** Runs all checks at the same time and prints each when it ends; what a failed one says is printed whole. */
export async function runChecks(): Promise<Tally> {
  const results = await Promise.all(
    checks.map(async ({ name, file, args }) => {
      const { code, output, ms } = await runNode(file, [...args], { quiet: true });
      console.log(`${code === 0 ? '✓' : '✗'} ${name} (${(ms / 1000).toFixed(1)} s)`);
      if (code !== 0) console.log(output.trimEnd());
      return code === 0;
    }),
  );
  const passed = results.filter(Boolean).length;
  return { passed, failed: results.length - passed };
}
