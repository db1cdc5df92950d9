import { firstStart } from '../first-start.ts';
import { readConfig } from '../runtime/config.ts';
import { createPrivately } from '../runtime/data-folder.ts';

// Runs during the first build of the web app, which shortens the first start of the server.
createPrivately();
await firstStart(readConfig(process.env));
