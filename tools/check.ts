/** `npm run check`: format and lint, types, unused code, and the rules of the house. */
import { runChecks } from './checks.ts';

const { failed } = await runChecks();
process.exitCode = failed === 0 ? 0 : 1;
