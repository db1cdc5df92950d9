import { fileFieldsOf, isInBin } from '@dossier/records';
import { FileDigests } from '../backup/file-digests.ts';
import { contentOf } from '../backup/snapshot.ts';
import { collections } from '../collections/index.ts';
import { ConfigError } from '../runtime/config.ts';
import { type OpenFiles, openFiles } from '../runtime/open-files.ts';
import { schemaStamp } from '../runtime/schema-version.ts';
import { type Check, type CheckContext, opened } from './found.ts';

export const database: Check<'database'> = {
  async run({ database: found }) {
    if (found instanceof Error) return { state: 'fail', text: 'closed', facts: { reason: reasonOf(found) } };
    if (found.kind === 'postgres') {
      const [row] = await found.all('SHOW server_version');
      return { state: 'ok', text: 'postgres', facts: { version: String(row?.['server_version']) } };
    }
    const [row] = await found.all('PRAGMA quick_check(1)');
    const isWhole = Object.values(row ?? {})[0] === 'ok';
    return isWhole ? { state: 'ok', text: 'sqlite' } : { state: 'fail', text: 'damaged' };
  },
};

/** The message of an error, or of its cause, without an address that contains a password. */
function reasonOf(error: Error): string {
  const { message } = error.cause instanceof Error ? error.cause : error;
  return message.replaceAll(/postgres(?:ql)?:\/\/\S+/g, 'DATABASE_URL').slice(0, 200);
}

export const schema: Check<'schema'> = {
  needsDatabase: true,
  async run(context) {
    const { application, version } = await opened(context).stamp();
    const facts = { version, known: schemaStamp.version };
    if (application !== 0 && application !== schemaStamp.application) return { state: 'fail', text: 'other', facts };
    if (version > schemaStamp.version) return { state: 'fail', text: 'newer', facts };
    return version < schemaStamp.version ? { state: 'warn', text: 'older', facts } : { state: 'ok', text: 'ok', facts };
  },
};

/** Files without a record that are younger may belong to an upload. Unit: milliseconds. */
const youngMs = 24 * 3_600_000;

export const files: Check<'files'> = {
  needsDatabase: true,
  async run(context) {
    const storage = await openFiles(context.config.files).catch((error: unknown) => error);
    if (storage instanceof ConfigError) return { state: 'fail', text: 'closed', facts: { reason: storage.message } };
    const { missing, changed, orphans, count } = await compareFiles(context, storage as OpenFiles);
    const facts = {
      count,
      missing: missing.length,
      changed: changed.length,
      orphans,
      example: missing[0] ?? changed[0] ?? '',
    };
    if (missing.length > 0) return { state: 'fail', text: 'missing', facts };
    if (changed.length > 0) return { state: 'fail', text: 'changed', facts };
    return orphans > 0 ? { state: 'warn', text: 'orphans', facts } : { state: 'ok', text: 'ok', facts };
  },
};

/** Of a key only collection and record: the name of a file may be that of a person. */
const recordOf = (key: string): string => key.split('/').slice(0, 2).join('/');

async function compareFiles(context: CheckContext, { files: store }: OpenFiles) {
  const found = opened(context);
  const { dataFolder } = context.config;
  const declared = Object.values(collections);
  const known = await FileDigests.open(dataFolder);
  const { files: named } = await contentOf(declared, (sql) => found.all(sql));
  const missing: string[] = [];
  const changed: string[] = [];
  for (const key of named) {
    const info = await store.info(key);
    if (!info) missing.push(recordOf(key));
    // The size that the last backup read.
    else if (info.size === 0 || info.size !== (known.get(key)?.size ?? info.size)) changed.push(recordOf(key));
  }
  const own = new Set(declared.filter((one) => fileFieldsOf(one).length > 0).map(({ id }) => id));
  const before = context.now().getTime() - youngMs;
  let orphans = 0;
  for await (const key of store.list('')) {
    if (isInBin(key) || named.has(key) || !own.has(key.split('/')[0] ?? '')) continue;
    const info = await store.info(key);
    if (info && info.modified.getTime() < before) orphans += 1;
  }
  return { missing, changed, orphans, count: named.size };
}
