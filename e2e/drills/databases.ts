import { findPostgres, makeDatabase, startPostgres, type TestDatabase } from '@dossier/records/testing';

/** A PostgreSQL server for one drill. */
export interface DrillPostgres {
  /** Creates an empty database. */
  database(): Promise<TestDatabase>;
  close(): Promise<void>;
}

/** Starts a PostgreSQL server, or returns undefined when none is installed. */
export async function openPostgres(): Promise<DrillPostgres | undefined> {
  const bin = findPostgres();
  if (!bin) return undefined;
  const server = await startPostgres(bin, { durable: true });
  return { database: () => makeDatabase(server.url), close: () => server.close() };
}
