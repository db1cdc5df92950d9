import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort, makeDatabase, testServer } from '@dossier/records/testing';
import PocketBase from 'pocketbase';
import type { ServeOptions } from '../src/server/options.ts';
import { serve } from '../src/server/serve.ts';

export interface ServerAlone {
  readonly url: string;
  /** A new SDK client, signed out. */
  client(): PocketBase;
  close(): Promise<void>;
}

/** The record server as `cli.ts serve` runs it, from collections in the import format, on the database of this run. */
export async function serveAlone(
  collections: readonly object[],
  options: Pick<ServeOptions, 'superuser' | 'database'> = {},
  on: 'sqlite' | 'postgres' = testServer() === undefined ? 'sqlite' : 'postgres',
): Promise<ServerAlone> {
  const folder = await mkdtemp(join(tmpdir(), 'alone-'));
  const file = join(folder, 'collections.json');
  await writeFile(file, JSON.stringify(collections));
  const port = await freePort();
  const database =
    on === 'sqlite' || options.database !== undefined ? undefined : await makeDatabase(testServer() ?? '');
  const serving = await serve({
    collections: file,
    data: join(folder, 'data'),
    host: '127.0.0.1',
    port,
    appName: 'Desk',
    appURL: 'https://desk.example',
    ...(database && { database: database.url }),
    ...options,
  });
  const url = `http://127.0.0.1:${port}`;
  return {
    url,
    client: () => new PocketBase(url).autoCancellation(false),
    async close() {
      await serving.close();
      await database?.drop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
