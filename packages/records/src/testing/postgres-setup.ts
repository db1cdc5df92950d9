import { findPostgres, postgresSentence } from './find-postgres.ts';
import { startPostgres } from './postgres.ts';

/** Starts one PostgreSQL server for a test run. */
export async function setup(): Promise<() => Promise<void>> {
  const bin = findPostgres();
  if (!bin) throw new Error(postgresSentence);
  const server = await startPostgres(bin);
  process.env['DOSSIER_TEST_POSTGRES'] = server.url;
  return () => server.close();
}
