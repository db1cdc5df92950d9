import { firstStart } from '../first-start.ts';
import { readConfig } from '../runtime/config.ts';

// Runs during the first build of the web app, which shortens the first start of the server.
await firstStart(readConfig(process.env));
