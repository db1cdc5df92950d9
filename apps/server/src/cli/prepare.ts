import { firstStart } from '../first-start.ts';
import { readConfig } from '../runtime/config.ts';
import { createPrivately } from '../runtime/data-folder.ts';
import { lockFolder } from '../runtime/lock-folder.ts';

// Runs during the first build of the web app, which shortens the first start of the server.
createPrivately();
const config = readConfig(process.env);
const lock = config.databaseUrl === undefined ? lockFolder(config.dataFolder) : undefined;
await firstStart(config);
lock?.release();
