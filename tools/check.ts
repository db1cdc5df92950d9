/** `npm run check`: format and lint, types, unused code, the project's own rules, imports. */
import { runChecks } from './checks.ts';

const { failed } = await runChecks();
process.exitCode = failed === 0 ? 0 : 1;
