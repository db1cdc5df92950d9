import { firstStart } from '../first-start.ts';
import { readConfig } from '../runtime/config.ts';

// Beside the first build of the web: what the desk would otherwise make before it opens.
await firstStart(readConfig(process.env));
