import { PostgresClient } from './client.ts';
import type { PostgresSession } from './session.ts';
import { endDatabaseSession } from './watch.ts';

/** Pause between attempts. Unit: milliseconds. */
const pauseMs = 200;

/**
 * Finds out whether a transaction was committed whose connection broke during COMMIT. Its entries are in the feed under
 * a key if it was.
 * @param name the session of the transaction; it is ended first, so that it cannot commit afterwards
 * @returns undefined when the database could not be asked in five times `silentMs`
 */
export async function wasCommitted(session: PostgresSession, name: string, key: string): Promise<boolean | undefined> {
  const end = performance.now() + 5 * session.silentMs;
  while (performance.now() < end) {
    try {
      return await ask(session, name, key);
    } catch {
      await new Promise((resolve) => setTimeout(resolve, pauseMs));
    }
  }
  return undefined;
}

async function ask(session: PostgresSession, name: string, key: string): Promise<boolean> {
  const client = await PostgresClient.connect(session);
  try {
    await endDatabaseSession(client, name);
    const rows = await client.query('SELECT 1 AS found FROM _feed WHERE entry LIKE ? LIMIT 1', [`{"key":"${key}"%`]);
    return rows.length > 0;
  } finally {
    await client.end();
  }
}
