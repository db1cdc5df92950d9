import { rmSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { workerData } from 'node:worker_threads';

/** Copies a database as it is at one moment, also while others write to it. */
const { source, target } = workerData as { source: string; target: string };
rmSync(target, { force: true });
const database = new DatabaseSync(source);
database.exec('PRAGMA busy_timeout = 10000');
database.prepare('VACUUM INTO ?').run(target);
database.close();
