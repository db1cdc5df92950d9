import { findPostgres, postgresSentence } from './find-postgres.ts';
import { startPostgres } from './postgres.ts';

/** One PostgreSQL server for a whole run of the tests. */
export async function setup(): Promise<() => Promise<void>> {
  const bin = findPostgres();
  if (!bin) throw new Error(postgresSentence);
  const server = await startPostgres(bin);
  process.env['DOSSIER_TEST_POSTGRES'] = server.url;
  return () => server.close();
}
