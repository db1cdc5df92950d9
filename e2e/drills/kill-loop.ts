import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as wait } from 'node:timers/promises';
import { call, upload } from '../support/call.ts';
import { create, openDesk, type StaffedDesk } from '../support/people.ts';
import { type Case, makeCase, realFile } from '../support/stages.ts';
import { openPostgres } from './databases.ts';
import { type Drill, expectThat } from './drill.ts';

/** Kills per database. */
const rounds = 8;

/** Writes that were answered with success. */
interface Acknowledged {
  /** References of drafts by id. */
  readonly drafts: Map<string, string>;
  readonly contacts: Set<string>;
  readonly documents: Set<string>;
}

type Writer = (one: Case, seen: Acknowledged, count: number) => Promise<void>;

const writers: readonly Writer[] = [writeDraft, writeDraft, writeContact, writeDocument];

const client = {
  kind: 'individual',
  firstName: 'Marit',
  lastName: 'Hoekstra',
  documentNumber: 'PA1234567',
  country: 'IE',
};

async function writeDraft({ desk, as, gatekeeper }: Case, { drafts }: Acknowledged, count: number) {
  const { token } = await as(gatekeeper);
  const body = { values: { client, reference: `R-${count}` } };
  const { status, body: answer } = await call(desk, 'POST', '/api/desk/save-draft', { token, body });
  expectThat(status === 200, `save-draft answered ${status}: ${JSON.stringify(answer)}`);
  drafts.set(answer.id, `R-${count}`);
}

async function writeContact({ desk, institution }: Case, { contacts }: Acknowledged, count: number) {
  const contact = { org: institution.id, first_name: 'Marit', last_name: 'Hoekstra', phone: '+31612345678' };
  const { id } = await create(desk as StaffedDesk, 'gk_contacts', { ...contact, email: `c${count}@client.example` });
  contacts.add(id);
}

async function writeDocument({ desk, as, gatekeeper, request }: Case, { documents }: Acknowledged) {
  // A document type accepts ten files, and interrupted uploads may have been stored.
  if (documents.size >= 5) return void (await wait(100));
  const { token } = await as(gatekeeper);
  const { doc } = await upload(desk, token, { request, owner: 'request', type: 'other' }, realFile('card.png'));
  documents.add(doc);
  await wait(300);
}

/** When the server was killed. */
interface Kill {
  readonly done: Promise<void>;
  isDone: boolean;
}

/**
 * Writes until the server is gone. A broken connection ends it, any other error fails the drill. It does not wait for
 * the connection to break: a `fetch` with a form may never settle after its server was killed.
 */
async function writeUntilKilled(write: () => Promise<void>, kill: Kill): Promise<void> {
  while (!kill.isDone) {
    try {
      await Promise.race([write(), kill.done]);
    } catch (error) {
      if (error instanceof TypeError) return;
      throw error;
    }
  }
}

async function missing(one: Case, seen: Acknowledged): Promise<string[]> {
  const { desk } = one;
  const { token } = desk as StaffedDesk;
  const found = async (collection: string, id: string) =>
    (await call(desk, 'GET', `/api/collections/${collection}/records/${id}`, { token })).body;
  const lost: string[] = [];
  for (const [id, reference] of seen.drafts)
    if ((await found('gk_requests', id)).reference !== reference) lost.push(`draft ${reference}`);
  for (const id of seen.contacts) if ((await found('gk_contacts', id)).id !== id) lost.push(`contact ${id}`);
  const fileToken = (await call(desk, 'POST', '/api/files/token', { token })).body.token;
  const wanted = createHash('sha256')
    .update(await readFile(realFile('card.png')))
    .digest('hex');
  for (const id of seen.documents) {
    const row = await found('kyc_docs', id);
    const answer = await fetch(`${desk.url}/api/files/kyc_docs/${id}/${row.file}?token=${fileToken}`);
    const bytes = createHash('sha256').update(Buffer.from(await answer.arrayBuffer()));
    if (bytes.digest('hex') !== wanted) lost.push(`document ${id}`);
  }
  return lost;
}

async function killRepeatedly(env: Readonly<Record<string, string>>): Promise<string> {
  const desk = await openDesk({ env });
  try {
    const one = await makeCase(desk, 'requested');
    await Promise.all([one.gatekeeper, one.client].map((person) => one.as(person)));
    const seen: Acknowledged = { drafts: new Map(), contacts: new Set(), documents: new Set() };
    let count = 0;
    for (let round = 0; round < rounds; round++) {
      const { promise: done, resolve } = Promise.withResolvers<void>();
      const kill: Kill = { done, isDone: false };
      const writing = Promise.all(writers.map((write) => writeUntilKilled(() => write(one, seen, ++count), kill)));
      // A failure during the wait is thrown below.
      writing.catch(() => undefined);
      await wait(200 + Math.random() * 500);
      await desk.kill();
      kill.isDone = true;
      resolve();
      await writing;
      await desk.start();
    }
    const lost = await missing(one, seen);
    expectThat(lost.length === 0, `lost although acknowledged: ${lost.join(', ')}`);
    await desk.stop();
    if (env['DATABASE_URL'] === undefined) checkIntegrity(desk.data);
    return `${rounds} kills, ${seen.drafts.size + seen.contacts.size} records and ${seen.documents.size} files acknowledged`;
  } finally {
    await desk.remove();
  }
}

function checkIntegrity(folder: string): void {
  const database = new DatabaseSync(join(folder, 'dossier.db'));
  const rows = database.prepare('PRAGMA integrity_check').all();
  database.close();
  expectThat(JSON.stringify(rows) === '[{"integrity_check":"ok"}]', `integrity check: ${JSON.stringify(rows)}`);
}

export const killLoop: Drill = {
  title: 'the server is killed with SIGKILL during writes; every acknowledged write is present afterwards',
  limit: 600,
  async run() {
    const results = [`SQLite: ${await killRepeatedly({})}`];
    const postgres = await openPostgres();
    if (!postgres) return `${results[0]}. PostgreSQL is not installed and was not tried`;
    try {
      results.push(`PostgreSQL: ${await killRepeatedly({ DATABASE_URL: (await postgres.database()).url })}`);
    } finally {
      await postgres.close();
    }
    return results.join('; ');
  },
};
