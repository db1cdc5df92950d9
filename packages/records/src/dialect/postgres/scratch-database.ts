/** A database that is dropped after use. */
export interface ScratchDatabase {
  readonly url: string;
  drop(): Promise<void>;
}

/** SQLSTATE insufficient_privilege. */
const notPermitted = '42501';

/**
 * Creates an empty database on the server of another one. Replaces the one that a killed process left under this name.
 * @param name - lower-case letters, digits and underscores, used for nothing else on this server
 * @returns undefined when the user may not create databases, or cannot reach a new one, for example through a pooler
 */
export async function scratchDatabase(url: string, name: string): Promise<ScratchDatabase | undefined> {
  const drop = () => administer(url, `DROP DATABASE IF EXISTS "${name}" WITH (FORCE)`);
  const scratch = new URL(url);
  scratch.pathname = name;
  try {
    await drop();
    await administer(url, `CREATE DATABASE "${name}" TEMPLATE template0 ENCODING 'UTF8'`);
  } catch (error) {
    if ((error as { code?: string }).code === notPermitted) return undefined;
    throw error;
  }
  const isReachable = await administer(scratch.href, 'SELECT 1').then(
    () => true,
    () => false,
  );
  if (isReachable) return { url: scratch.href, drop };
  await drop();
  return undefined;
}

async function administer(url: string, sql: string): Promise<void> {
  const { Client } = await import('pg');
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}
