import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { type Collection, copyDatabase, fileFieldsOf, fileKey, type Store } from '@dossier/records';
import type { DeskSchema } from '../collections/index.ts';
import { ConfigError } from '../runtime/config.ts';
import { databaseIn } from '../runtime/data-folder.ts';
import { flushWhile } from './flush-while.ts';
import { databaseName } from './manifest.ts';

/** A copy of the database as it was at one moment. */
export interface DatabaseSnapshot {
  readonly kind: 'sqlite' | 'postgres';
  readonly path: string;
  readonly counts: Readonly<Record<string, number>>;
  /** Keys of the files that its records refer to. */
  readonly files: ReadonlySet<string>;
}

export interface SnapshotParts {
  readonly store: Store<DeskSchema>;
  readonly dataFolder: string;
  readonly databaseUrl: string | undefined;
  /** An empty folder for the copy. */
  readonly folder: string;
}

type Read = (sql: string) => Promise<readonly Readonly<Record<string, unknown>>[]>;

/** Copies the database without blocking those who work in it. Needs as much space as the database. */
export async function snapshotOf({ store, dataFolder, databaseUrl, folder }: SnapshotParts): Promise<DatabaseSnapshot> {
  const path = join(folder, databaseName);
  const { collections, dialect } = store;
  if (databaseUrl === undefined) {
    await flushWhile(path, copyDatabase(databaseIn(dataFolder), path));
    const copy = new DatabaseSync(path, { readOnly: true });
    try {
      const content = await contentOf(collections.values(), async (sql) => copy.prepare(sql).all());
      return { kind: 'sqlite', path, ...content };
    } finally {
      copy.close();
    }
  }
  return dialect.snapshot(async (source) => {
    const [row] = await source.all('SELECT pg_export_snapshot() AS "id"', []);
    await run('pg_dump', [
      '--format=custom',
      '--no-owner',
      '--no-privileges',
      `--snapshot=${String(row?.['id'])}`,
      `--file=${path}`,
      `--dbname=${databaseUrl}`,
    ]);
    return { kind: 'postgres', path, ...(await contentOf(collections.values(), (sql) => source.all(sql, []))) };
  });
}

/** Number of records of each collection, and the keys of the files that they refer to. */
export async function contentOf(collections: Iterable<Collection>, read: Read) {
  const counts: Record<string, number> = {};
  const files = new Set<string>();
  for (const collection of collections) {
    const [row] = await read(`SELECT count(*) AS "n" FROM "${collection.name}"`);
    counts[collection.name] = Number(row?.['n']);
    const fields = fileFieldsOf(collection);
    if (fields.length === 0) continue;
    const columns = fields.map((name) => `"${name}"`).join(', ');
    for (const record of await read(`SELECT "id", ${columns} FROM "${collection.name}"`))
      for (const name of fields.flatMap((field) => namesIn(record[field])))
        files.add(fileKey(collection, String(record['id']), name));
  }
  return { counts, files };
}

/** A file field stores a name, or the JSON of several. */
function namesIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.map(String);
  const text = String(value ?? '');
  if (!text.startsWith('[')) return text === '' ? [] : [text];
  return (JSON.parse(text) as unknown[]).map(String);
}

/**
 * Runs a program of PostgreSQL.
 * @throws ConfigError when it is missing or fails, without the password of the address
 */
export async function run(program: string, args: readonly string[]): Promise<void> {
  const inFolder = join(process.env['POSTGRES_BIN'] ?? '', program);
  const child = spawn(process.env['POSTGRES_BIN'] && existsSync(inFolder) ? inFolder : program, args, {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  child.stderr.on('data', (chunk: Buffer) => {
    said = (said + chunk.toString()).slice(-2_000);
  });
  const code = await new Promise<number | string>((resolve) => {
    child.once('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message));
    child.once('close', (status) => resolve(status ?? 'killed'));
  });
  if (code === 0) return;
  if (code === 'ENOENT')
    throw new ConfigError(
      `${program} was not found: install the programs of PostgreSQL in the version of the server, or name their folder in POSTGRES_BIN.`,
    );
  throw new ConfigError(
    `${program} failed (${code}): ${said.trim().replaceAll(/postgres(?:ql)?:\/\/\S+/g, 'DATABASE_URL')}`,
  );
}
