import { firstStart } from '../first-start.ts';
import { readConfig } from '../runtime/config.ts';

// Runs during the first build of the web, so that the server need not do this before it opens.
await firstStart(readConfig(process.env));
