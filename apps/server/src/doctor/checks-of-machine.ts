import { constants } from 'node:fs';
import { access, stat } from 'node:fs/promises';
import { lowDiskBytes } from '@dossier/domain/limits';
import { databaseIn, secretIn } from '../runtime/data-folder.ts';
import { freeBytesIn } from '../runtime/disk-space.ts';
import { sizeText } from '../runtime/size-text.ts';
import { type Check, opened } from './found.ts';

const oldestNode = 24;
const groupAndOthers = 0o077;
/** With less, requests are refused. Unit: bytes. */
const leastBytes = 32 * 2 ** 20;

/** Only reached when the settings were read. */
export const settings: Check<'settings'> = {
  run: async ({ config }) => ({ state: 'ok', text: config.isPublic ? 'public' : 'local' }),
};

export const node: Check<'node'> = {
  async run() {
    const { node: version } = process.versions;
    return Number(version.split('.')[0]) >= oldestNode
      ? { state: 'ok', text: 'ok', facts: { version } }
      : { state: 'fail', text: 'old', facts: { version } };
  },
};

export const folder: Check<'folder'> = {
  async run({ config: { dataFolder } }) {
    const facts = { folder: dataFolder };
    const canWrite = await access(dataFolder, constants.W_OK).then(
      () => true,
      () => false,
    );
    if (!canWrite) return { state: 'fail', text: 'not-writable', facts };
    const { mode } = await stat(dataFolder);
    const isOpen = process.platform !== 'win32' && (mode & groupAndOthers) !== 0;
    return isOpen ? { state: 'warn', text: 'readable', facts } : { state: 'ok', text: 'ok', facts };
  },
};

/** A backup and an update of the schema copy the database in the data folder. */
export const space: Check<'space'> = {
  async run({ config: { dataFolder, databaseUrl } }) {
    const free = await freeBytesIn(dataFolder);
    const size = databaseUrl === undefined ? (await stat(databaseIn(dataFolder))).size : 0;
    const needed = Math.max(lowDiskBytes, 2 * size);
    const facts = { free: sizeText(free), needed: sizeText(needed) };
    if (free < leastBytes) return { state: 'fail', text: 'full', facts };
    return free < needed ? { state: 'warn', text: 'low', facts } : { state: 'ok', text: 'ok', facts };
  },
};

export const secret: Check<'secret'> = {
  async run({ config, env }) {
    if (env['DOSSIER_SECRET']) return { state: 'ok', text: 'set' };
    const path = secretIn(config.dataFolder);
    const facts = { file: path };
    const found = await stat(path).catch(() => undefined);
    if (!found) return { state: 'fail', text: 'missing', facts };
    const isOpen = process.platform !== 'win32' && (found.mode & groupAndOthers) !== 0;
    return isOpen ? { state: 'warn', text: 'readable', facts } : { state: 'ok', text: 'file', facts };
  },
};

/** Of the database server where there is one; otherwise of the newest record. Unit: milliseconds. */
const maxSkewMs = 60_000;

export const clock: Check<'clock'> = {
  needsDatabase: true,
  async run(context) {
    const database = opened(context);
    const at = context.now().getTime();
    if (database.kind === 'postgres') {
      const [row] = await database.all('SELECT extract(epoch FROM clock_timestamp())::float8 AS "now"');
      const seconds = Math.round(Math.abs(Number(row?.['now']) * 1000 - at) / 1000);
      const isOff = seconds * 1000 > maxSkewMs;
      return { state: isOff ? 'fail' : 'ok', text: isOff ? 'differs' : 'ok', facts: { seconds } };
    }
    const [row] = await database.all('SELECT max("created") AS "newest" FROM "events"');
    const newest = Date.parse(String(row?.['newest'] ?? '').replace(' ', 'T'));
    return newest > at + maxSkewMs
      ? { state: 'fail', text: 'behind' }
      : { state: 'ok', text: 'ok', facts: { seconds: 0 } };
  },
};
