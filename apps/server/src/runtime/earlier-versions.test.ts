import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { brotliDecompressSync } from 'node:zlib';
import { afterEach, expect, test } from 'vitest';
import { startTestApp, type TestApp, testFile } from '../../test/test-app.ts';
import { storedChainSql, storedChains } from './event-chain.ts';
import { examineChain } from './examine-chain.ts';
import { openDesk } from './open-desk.ts';
import { schemaStamp } from './schema-version.ts';

/** Data of the demo as an earlier version wrote it, with sessions that it issued. */
interface Stored {
  readonly identity: string;
  readonly client: string;
  readonly token: string;
  /** A session of a lead. */
  readonly leadToken?: string;
}

/** By the commit that wrote it; its sessions are valid at `at`. */
const versions = {
  '0.1.0, before the schema had a version': { name: 'version-0.1.0', schema: 0, at: '2026-11-26T18:30:00Z' },
  'the first stamped schema': { name: 'schema-1', schema: 1, at: '2026-11-27T10:00:00Z' },
  '0.2.0': { name: 'version-0.2.0', schema: 27, at: '2026-11-27T19:00:00Z' },
} as const;

let folder: string;
let app: TestApp | undefined;

async function unpackVersion(name: string): Promise<Stored> {
  const stored = JSON.parse(await readFile(testFile(`${name}.json`), 'utf8')) as Stored;
  folder = await mkdtemp(join(tmpdir(), 'earlier-version-'));
  await mkdir(join(folder, 'files'));
  await writeFile(join(folder, 'files/identity'), stored.identity);
  await writeFile(join(folder, 'dossier.db'), brotliDecompressSync(await readFile(testFile(`${name}.db.br`))));
  return stored;
}
afterEach(async () => {
  await app?.close();
  await rm(folder, { recursive: true, force: true });
});

/** Columns that every version has, of each row; the names of what was added later do not matter. */
function contentOf(tables: Readonly<Record<string, readonly string[]>>): Record<string, unknown[]> {
  const database = new DatabaseSync(join(folder, 'dossier.db'), { readOnly: true });
  const entries = Object.entries(tables).map(([table, columns]) => {
    const rows = database.prepare(
      `SELECT ${columns.map((one) => `"${one}"`).join(', ')} FROM "${table}" ORDER BY "id"`,
    );
    return [table, rows.all().map((row) => ({ ...row }))];
  });
  database.close();
  return Object.fromEntries(entries);
}

const kept = {
  gk_requests: ['id', 'number', 'status', 'org', 'client_name', 'deadline', 'completed_at'],
  kyc_businesses_details: ['id', 'business', 'number', 'state', 'ownership'],
  kyc_docs: ['id', 'file', 'name', 'sha256'],
  events: ['id', 'action', 'actor', 'request'],
  end_client_users: ['id', 'email', 'tokenKey'],
  internal_users: ['id', 'email', 'password', 'role'],
} as const;

/** Every event of an onboarding has its number and hash, in the order in which they were written. */
async function expectWholeHistories(store: Awaited<ReturnType<typeof openDesk>>['store']): Promise<void> {
  const rows = await store.dialect.all(storedChainSql(`r."id" <> ''`), []);
  for (const { end, events } of storedChains(rows)) {
    expect(end.number).toBe(events.length);
    expect(await examineChain(end, events)).toEqual([]);
  }
  const written = await store.reader.find('events', 'request != ""', {}, { sort: 'created,@rowid' });
  for (const own of Map.groupBy(written, ({ request }) => request).values())
    expect(own.map(({ number }) => number)).toEqual(own.map((_, at) => at + 1));
}

test.each(Object.entries(versions))('data of %s is kept, and its sessions stay valid', async (_, version) => {
  const stored = await unpackVersion(version.name);
  const now = () => new Date(version.at);
  const before = contentOf(kept);
  expect(before['gk_requests']?.length).toBeGreaterThan(10);
  const { store } = await openDesk(folder, now);
  expect(await store.isSchemaCurrent()).toBe(true);
  await expectWholeHistories(store);
  await store.close();
  expect(contentOf(kept)).toEqual(before);
  // The newest release has no copy until the schema changes.
  const copyPath = join(folder, `dossier.db.before-v${schemaStamp.version}`);
  expect(existsSync(copyPath)).toBe(version.schema < schemaStamp.version);
  if (existsSync(copyPath)) {
    const copy = new DatabaseSync(copyPath, { readOnly: true });
    expect(copy.prepare('PRAGMA user_version').get()).toMatchObject({ user_version: version.schema });
    copy.close();
  }

  app = await startTestApp({ dataFolder: folder, now });
  const headers = { authorization: stored.token };
  const forms = await app.request('GET', '/api/desk/views/client-forms', { headers });
  expect(forms.status).toBe(200);
  const own = await app.request('GET', `/api/collections/end_client_users/records/${stored.client}`, { headers });
  expect(own).toMatchObject({ status: 200, body: { email: 'marit@zilverlinde.example' } });
  if (stored.leadToken === undefined) return;
  const queue = await app.request('GET', '/api/desk/views/queue', { headers: { authorization: stored.leadToken } });
  expect(queue.status).toBe(200);
});
