import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { EventSource } from 'eventsource';
import PocketBase, { type RecordSubscription } from 'pocketbase';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { enqueueCode } from '../../src/mail/enqueue-code.ts';
import { appendEvent } from '../../src/reactions/append-event.ts';
import { storedChainSql, storedChains } from '../../src/runtime/event-chain.ts';
import { examineChain } from '../../src/runtime/examine-chain.ts';
import { openDesk } from '../../src/runtime/open-desk.ts';
import { type DeskProcess, startDeskProcess } from '../desk-process.ts';
import { draftValues, onboardingAt, startWorld } from '../scenario.ts';
import { databaseOf } from '../test-desk.ts';

const secret = 'only-for-tests-0123456789-abcdefghij';
const now = () => new Date();
const clientEmail = 'marit@zilverlinde.example';

let folder: string;
let database: string;
let tokens: { readonly gatekeeper: string; readonly client: string };
let draft: Record<string, unknown>;
let desks: DeskProcess[] = [];

beforeAll(async () => {
  Object.assign(globalThis, { EventSource });
  folder = await mkdtemp(join(tmpdir(), 'two-desks-'));
  database = String(await databaseOf(folder, 'empty'));
  // Two at once on an empty database: each would create the tables.
  desks = await Promise.all([startDesk(), startDesk()]);
  const world = await startWorld({ dataFolder: folder, now, config: { secret } });
  const deadline = new Date(now().getTime() + 30 * 86_400_000).toISOString().slice(0, 10);
  await onboardingAt(world, 'requested', 'business', { deadline });
  draft = { ...draftValues(world, 'individual', { deadline }) };
  tokens = { gatekeeper: await world.tokenOf(world.gatekeeper), client: await world.tokenOf(world.client) };
  await world.close();
}, 120_000);

afterAll(async () => {
  for (const { process: desk } of desks) desk.kill('SIGKILL');
  await rm(folder, { recursive: true, force: true });
});

const startDesk = (): Promise<DeskProcess> =>
  startDeskProcess({ DOSSIER_DATA: folder, DOSSIER_SECRET: secret, DATABASE_URL: database });

const at = (index: number): DeskProcess => desks[index] as DeskProcess;

function sdk(index: number, token = ''): PocketBase {
  const client = new PocketBase(at(index).url).autoCancellation(false);
  if (token) client.authStore.save(token, null);
  return client;
}

async function saveDraft(index: number, values: object): Promise<string> {
  const headers = { authorization: tokens.gatekeeper, 'content-type': 'application/json' };
  const body = JSON.stringify({ values: { ...draft, ...values } });
  const answer = await fetch(`${at(index).url}/api/desk/save-draft`, { method: 'POST', headers, body });
  const made = (await answer.json()) as { id: string };
  expect(answer.status).toBe(200);
  return made.id;
}

interface KeptMail {
  readonly to: string;
  readonly subject: string;
}

async function mailbox(): Promise<KeptMail[]> {
  const names = (await readdir(join(folder, 'mailbox')).catch(() => [])).filter((name) => name.endsWith('.json'));
  const mails = names.toSorted().map((name) => readFile(join(folder, 'mailbox', name), 'utf8'));
  return (await Promise.all(mails)).map((text) => JSON.parse(text) as KeptMail);
}

const codes = async (): Promise<string[]> =>
  (await mailbox()).flatMap(({ subject }) => /\d{3} \d{3}/.exec(subject)?.[0].replace(' ', '') ?? []);

describe('Two servers on one PostgreSQL database', () => {
  test('a write through one reaches subscribers of the other, complete and in order', async () => {
    const listener = sdk(0, tokens.gatekeeper);
    const received: RecordSubscription[] = [];
    // The previous write may still be on its way from the feed to this server.
    await listener.collection('gk_requests').subscribe('*', (event) => {
      if (String(event.record['reference']).startsWith('FAR-')) received.push(event);
    });
    const ids: string[] = [];
    for (let count = 0; count < 10; count++) ids.push(await saveDraft(1, { reference: `FAR-${count}` }));
    await expect.poll(() => received.map(({ record }) => record.id), { timeout: 15_000 }).toEqual(ids);
    expect(received.map(({ record }) => record['reference'])).toEqual(ids.map((_, count) => `FAR-${count}`));
    await listener.realtime.unsubscribe();
  });

  test('topics may be set on another server than the one that holds the stream', async () => {
    const stream = new EventSource(`${at(0).url}/api/realtime`);
    const [hello] = (await once(stream as never, 'PB_CONNECT')) as [MessageEvent];
    const { clientId } = JSON.parse(String(hello.data)) as { clientId: string };
    const received: string[] = [];
    stream.addEventListener('gk_requests/*', ({ data }) => received.push(JSON.parse(String(data)).record.id));
    const subscribe = (token: string, id = clientId) =>
      fetch(`${at(1).url}/api/realtime`, {
        method: 'POST',
        headers: { authorization: token, 'content-type': 'application/json' },
        body: JSON.stringify({ clientId: id, subscriptions: ['gk_requests/*'] }),
      });
    expect((await subscribe(tokens.gatekeeper)).status).toBe(204);
    const id = await saveDraft(1, { reference: 'ELSEWHERE' });
    await expect.poll(() => received, { timeout: 15_000 }).toEqual([id]);
    expect((await subscribe(tokens.client)).status).toBe(403);
    expect((await subscribe(tokens.gatekeeper, 'x'.repeat(40))).status).toBe(404);
    stream.close();
  });

  test('a code requested on one signs in on the other, and only once', async () => {
    const before = await codes();
    const { otpId } = await sdk(0).collection('end_client_users').requestOTP(clientEmail);
    await expect.poll(codes, { timeout: 15_000 }).toHaveLength(before.length + 1);
    const code = (await codes()).at(-1) ?? '';
    const signIn = (index: number) => sdk(index).collection('end_client_users').authWithOTP(otpId, code);
    const outcomes = await Promise.allSettled([signIn(1), signIn(0), signIn(1)]);
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  test('wrong codes are counted together: the sixth is refused on either server', async () => {
    const { otpId } = await sdk(0).collection('end_client_users').requestOTP('unknown@zilverlinde.example');
    const statuses: number[] = [];
    for (let count = 0; count < 7; count++) {
      const refused = await sdk(count % 2)
        .collection('end_client_users')
        .authWithOTP(otpId, '000000')
        .catch((error: { status: number }) => error.status);
      statuses.push(Number(refused));
    }
    expect(statuses).toEqual([400, 400, 400, 400, 400, 429, 429]);
  });

  test('each mail is sent once, although both servers process the outbox', async () => {
    const { store } = await openDesk(folder, now, database);
    const before = (await mailbox()).length;
    const expiresAt = new Date(now().getTime() + 600_000);
    await store.transaction(async (records) => {
      const record = (await records.first('end_client_users', 'email = {:email}', { email: clientEmail })) as never;
      const mail = { collection: 'end_client_users', record, email: clientEmail, expiresAt, language: 'en' };
      for (let count = 0; count < 30; count++)
        await enqueueCode(records, { ...mail, code: String(100_000 + count), otpId: `once-${count}` });
    });
    const sent = () => store.reader.find('mail_outbox', 'key ~ "code:once-" && state = "sent"');
    await expect.poll(async () => (await sent()).length, { timeout: 30_000 }).toBe(30);
    expect((await sent()).map(({ attempts }) => attempts)).toEqual(Array.from({ length: 30 }, () => 1));
    expect(await mailbox()).toHaveLength(before + 30);
    await store.close();
  });

  test('entries that both write into one history have numbers without a gap, and a whole chain [HIST-02]', async () => {
    const [one, two] = [await openDesk(folder, now, database), await openDesk(folder, now, database)];
    const request = await saveDraft(0, { reference: 'CHAIN' });
    const event = { kind: 'messages', audience: 'staff', section: '', request, subject: '', org: '' } as const;
    const rest = { actor: '', actor_name: 'Sanne', portal: 'gatekeeper' } as const;
    const write = ({ store }: typeof one, count: number) =>
      store.transaction((records) =>
        appendEvent(records, { ...event, ...rest, action: 'note-added', changes: [], facts: { count: String(count) } }),
      );
    await Promise.all(Array.from({ length: 24 }, (_, count) => write(count % 2 === 0 ? one : two, count)));
    const [chain] = storedChains(await one.store.dialect.all(storedChainSql('r."id" = ?'), [request]));
    const numbers = chain?.events.map(({ number }) => number).toSorted((a, b) => a - b);
    expect(numbers).toEqual(Array.from({ length: 25 }, (_, at) => at + 1));
    expect(chain && (await examineChain(chain.end, chain.events))).toEqual([]);
    await one.store.close();
    await two.store.close();
  });

  test('when one is killed while both write, no acknowledged write is lost and the other continues', async () => {
    const acknowledged: string[] = [];
    const write = async (index: number, count: number, onWritten?: (turn: number) => void) => {
      for (let turn = 0; turn < count; turn++) {
        acknowledged.push(await saveDraft(index, { reference: `KILL-${turn}` }));
        onWritten?.(turn);
      }
    };
    // Killed by its own progress: a machine that is busy may acknowledge nothing for a second.
    const kill = (turn: number) => turn === 4 && setTimeout(() => at(0).process.kill('SIGKILL'), 20);
    const dying = write(0, 10_000, kill).then(
      () => Promise.reject(new Error('the server should have been killed')),
      () => undefined,
    );
    await Promise.all([dying, write(1, 25)]);
    const after = await saveDraft(1, { reference: 'AFTER' });
    const { store } = await openDesk(folder, now, database);
    const rows = await store.reader.find('gk_requests', 'status = "draft"');
    const ids = new Set(rows.map(({ id }) => id));
    expect(acknowledged.length).toBeGreaterThan(25);
    expect([...acknowledged, after].filter((id) => !ids.has(id))).toEqual([]);
    const begun = await store.reader.find('events', 'action = "onboarding-started"');
    const all = await store.reader.find('gk_requests', '');
    expect(begun.map((event) => event.request).toSorted()).toEqual(all.map((row) => row.id).toSorted());
    expect(new Set(all.map(({ number }) => number)).size).toBe(all.length);
    await store.close();
  });

  test('a graceful shutdown loses nothing, and the server can be started again', async () => {
    desks[0] = await startDesk();
    const id = await saveDraft(0, { reference: 'LAST WORDS' });
    at(0).process.kill('SIGTERM');
    await once(at(0).process, 'exit');
    expect((await sdk(1, tokens.gatekeeper).collection('gk_requests').getOne(id))['reference']).toBe('LAST WORDS');
    desks[0] = await startDesk();
    expect((await fetch(`${at(0).url}/api/health`)).status).toBe(200);
  });
});
