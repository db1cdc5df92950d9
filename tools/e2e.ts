/** `npm run e2e [-- <Playwright's arguments>]`: runs the journeys only. */
import { runJourneys, withChromium } from './runners.ts';

const { passed, failed } = await withChromium((env) => runJourneys({ env }, process.argv.slice(2)));
process.exitCode = failed === 0 ? 0 : 1;
console.log(`${passed} passed, ${failed} failed`);
