import { readConfig } from '../config.ts';
import { firstStart } from '../first-start.ts';

// Beside the first build of the web: what the desk would otherwise make before it opens.
await firstStart(readConfig(process.env));
