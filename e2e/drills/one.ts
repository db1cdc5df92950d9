/** Runs the drill that the argument names, in this process: exit code 0 passed, 1 failed, 2 skipped. */
import { SkippedDrill } from './drill.ts';
import { drills } from './index.ts';

const [name = ''] = process.argv.slice(2);
const drill = drills[name];
if (!drill) {
  console.log(`unknown; the drills are ${Object.keys(drills).join(', ')}`);
  process.exit(1);
}

// Exiting also ends the servers that the drill has started.
const limit = setTimeout(() => {
  console.log(`not finished after ${drill.limit} s`);
  process.exit(1);
}, drill.limit * 1000);

try {
  console.log(await drill.run());
  process.exitCode = 0;
} catch (error) {
  const isSkipped = error instanceof SkippedDrill;
  console.log(isSkipped ? error.message : (error as Error).stack);
  process.exitCode = isSkipped ? 2 : 1;
} finally {
  clearTimeout(limit);
}
process.exit();
