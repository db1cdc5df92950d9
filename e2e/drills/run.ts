/** `npm run drills [-- <name> …]`: runs all drills, or the named ones, one after another. */
import { join } from 'node:path';
import { runNode } from '../../tools/run.ts';
import { withScratch } from '../../tools/scratch.ts';
import { drills } from './index.ts';

const wanted = process.argv.slice(2);
const names = wanted.length > 0 ? wanted : Object.keys(drills);
const results = ['passed', 'failed', 'skipped'] as const;
const counts = { passed: 0, failed: 0, skipped: 0 };

for (const name of names) {
  const { code, output, ms } = await withScratch((env) =>
    runNode(join('e2e', 'drills', 'one.ts'), [name], { quiet: true, env }),
  );
  const result = results[code] ?? 'failed';
  counts[result] += 1;
  const title = drills[name]?.title ?? '';
  console.log(`${result}  ${name} (${(ms / 1000).toFixed(0)} s)${title && `: ${title}`}\n  ${output.trim()}`);
}
console.log(`${counts.passed} passed, ${counts.failed} failed, ${counts.skipped} skipped`);
process.exitCode = counts.failed === 0 ? 0 : 1;
