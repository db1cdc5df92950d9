import { createHash, randomUUID } from 'node:crypto';
import { contentOf, copyRecords, type Store, type TableContent } from '@dossier/records';
import { ConfigError } from '../runtime/config.ts';
import { checkFiles, type FileCheck } from './check-files.ts';

/** Result of a move. */
export interface Move {
  readonly tables: readonly TableContent[];
  readonly files: FileCheck;
}

/** Rows of the migration table: identify the data set and what it contained when it was moved here. */
const identityPrefix = 'desk-identity-';
const movedPrefix = 'desk-moved-';

/**
 * Moves all records from one database to another and verifies every table's count and digest, and every file. May be
 * repeated: the target may be empty, or contain the unchanged result of an earlier move of the same data.
 * @throws ConfigError for a target with any other content
 */
export async function moveDesk(from: Store, to: Store, files: Parameters<typeof checkFiles>[1]): Promise<Move> {
  const identity = await identityOf(from);
  await refuseOthers(to, identity);
  const tables = await copyRecords(from, to);
  await to.dialect.refreshStatistics('all');
  await mark(to, identity, tables);
  return { tables, files: await checkFiles(from, files) };
}

const digestOf = (tables: readonly TableContent[]): string =>
  createHash('sha256').update(JSON.stringify(tables)).digest('hex');

async function identityOf(store: Store): Promise<string> {
  const [stored] = await marks(store, identityPrefix);
  if (stored) return stored;
  const identity = randomUUID();
  await note(store, [`${identityPrefix}${identity}`]);
  return identity;
}

async function refuseOthers(to: Store, identity: string): Promise<void> {
  const contents = await contentOf(to);
  if (contents.every(({ count }) => count === 0)) return;
  const [stored] = await marks(to, identityPrefix);
  if (stored !== identity)
    throw new ConfigError('The target contains other data: use an empty database. Nothing was changed.');
  const [moved] = await marks(to, movedPrefix);
  if (moved !== digestOf(contents))
    throw new ConfigError(
      'The target has been worked in since it was moved there: moving again would undo that work. Nothing was changed.',
    );
}

async function mark(to: Store, identity: string, tables: readonly TableContent[]): Promise<void> {
  await to.dialect.transaction(async (connection) => {
    await connection.run('DELETE FROM "_migrations" WHERE "id" LIKE ? OR "id" LIKE ?', [
      `${identityPrefix}%`,
      `${movedPrefix}%`,
    ]);
  });
  await note(to, [`${identityPrefix}${identity}`, `${movedPrefix}${digestOf(tables)}`]);
}

async function marks({ dialect }: Store, prefix: string): Promise<string[]> {
  const rows = await dialect.all('SELECT "id" FROM "_migrations" WHERE "id" LIKE ?', [`${prefix}%`]);
  return rows.map(({ id }) => String(id).slice(prefix.length));
}

async function note({ dialect }: Store, ids: readonly string[]): Promise<void> {
  await dialect.transaction(async (connection) => {
    for (const id of ids)
      await connection.run('INSERT INTO "_migrations" ("id", "at") VALUES (?, ?)', [id, new Date().toISOString()]);
  });
}
