import { findPostgres, makeDatabase, startPostgres, type TestDatabase } from '@dossier/records/testing';

/** A PostgreSQL server for one drill. */
export interface DrillPostgres {
  /** Creates an empty database. */
  database(): Promise<TestDatabase>;
  /** Kills the server and starts it again on the same data. */
  restart(): Promise<void>;
  close(): Promise<void>;
}

/** Starts a PostgreSQL server, or returns undefined when none is installed. */
export async function openPostgres(): Promise<DrillPostgres | undefined> {
  const bin = findPostgres();
  if (!bin) return undefined;
  const server = await startPostgres(bin, { durable: true });
  return {
    database: () => makeDatabase(server.url),
    async restart() {
      await server.kill();
      await server.start();
    },
    close: () => server.close(),
  };
}
