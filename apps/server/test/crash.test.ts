import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openDesk } from '../src/runtime/open-desk.ts';
import { type DeskProcess, startDeskProcess } from './desk-process.ts';
import { draftValues, onboardingAt, startWorld } from './scenario.ts';

const rounds = 5;
const secret = 'only-for-tests-0123456789-abcdefghij';
const now = () => new Date();

let folder: string;
let request: string;
let tokens: { readonly gatekeeper: string; readonly client: string };
let values: Record<string, unknown>;
let desk: ChildProcess | undefined;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'desk-crash-'));
  const world = await startWorld({ dataFolder: folder, now, config: { secret } });
  const deadline = new Date(now().getTime() + 30 * 86_400_000).toISOString().slice(0, 10);
  request = await onboardingAt(world, 'requested', 'business', { deadline });
  values = { ...draftValues(world, 'individual', { deadline }) };
  tokens = { gatekeeper: await world.tokenOf(world.gatekeeper), client: await world.tokenOf(world.client) };
  await world.close();
}, 60_000);
afterAll(async () => {
  desk?.kill('SIGKILL');
  await rm(folder, { recursive: true, force: true });
});

async function startDesk(): Promise<DeskProcess> {
  const started = await startDeskProcess({ DOSSIER_DATA: folder, DOSSIER_SECRET: secret });
  desk = started.process;
  return started;
}

/** Acknowledged writes, and the one write per writer without an answer. */
interface Written {
  /** Drafts by id, with the reference acknowledged last. */
  readonly drafts: Map<string, string>;
  revision: number;
  answers: { acknowledged: string; unanswered: string };
}

async function post(url: string, verb: string, authorization: string, body: unknown) {
  const headers = { authorization, 'content-type': 'application/json' };
  const answer = await fetch(`${url}/api/desk/${verb}`, { method: 'POST', headers, body: JSON.stringify(body) });
  // biome-ignore lint/suspicious/noExplicitAny: the test reads any answer.
  return { status: answer.status, body: (await answer.json()) as any };
}

type Write = (url: string, written: Written, count: number) => Promise<void>;

/** Creates a draft, then writes its reference again. */
const writeDrafts: Write = async (url, { drafts }, count) => {
  const reference = `NEW-${count}`;
  const created = await post(url, 'save-draft', tokens.gatekeeper, { values: { ...values, reference } });
  expect(created.status).toBe(200);
  drafts.set(created.body.id, reference);
  const changed = { request: created.body.id, values: { reference: `CHANGED-${count}` } };
  // Either may be found if the answer never arrives.
  const { status } = await post(url, 'save-draft', tokens.gatekeeper, changed);
  expect(status).toBe(200);
  drafts.set(created.body.id, `CHANGED-${count}`);
};

const writeSection: Write = async (url, written, count) => {
  const firstName = `Marit ${count}`;
  written.answers.unanswered = firstName;
  const input = { request, section: 'contact', revision: written.revision, values: { firstName } };
  const { status, body } = await post(url, 'save-kyc-section', tokens.client, input);
  if (body.code === 'stale-revision') {
    // The write whose answer was lost had been stored.
    expect(body.facts.revision).toBe(written.revision + 1);
    written.revision = body.facts.revision;
    written.answers = { acknowledged: body.facts.values.firstName, unanswered: '' };
    return;
  }
  expect(status).toBe(200);
  written.revision = body.revision;
  written.answers = { acknowledged: firstName, unanswered: '' };
};

interface Counter {
  count: number;
  onWritten: () => void;
}

/** Writes continuously until the server is gone; a broken connection ends it, anything else is a failure. */
async function writeUntilKilled(write: Write, url: string, written: Written, counter: Counter) {
  for (;;) {
    counter.count += 1;
    try {
      await write(url, written, counter.count);
      counter.onWritten();
    } catch (error) {
      if (error instanceof TypeError || (error as Error).name === 'SyntaxError') return;
      throw error;
    }
  }
}

test('no acknowledged write is lost when the server process is killed with SIGKILL during workflows, five times', async () => {
  const written: Written = { drafts: new Map(), revision: 0, answers: { acknowledged: '', unanswered: '' } };
  const counter: Counter = { count: 0, onWritten: () => {} };
  for (let round = 0; round < rounds; round++) {
    const { url, process: child } = await startDesk();
    // After some writes, not after a time: on a busy machine the first one takes long.
    let left = 10;
    counter.onWritten = () => {
      left -= 1;
      if (left === 0) setTimeout(() => child.kill('SIGKILL'), Math.random() * 100);
    };
    const writers = [writeDrafts, writeDrafts, writeSection].map((write) =>
      writeUntilKilled(write, url, written, counter),
    );
    await Promise.all([...writers, once(child, 'exit')]);
  }
  expect(written.drafts.size).toBeGreaterThan(rounds);
  expect(written.revision).toBeGreaterThan(rounds);
  await isAllThere(written);
}, 120_000);

async function isAllThere({ drafts, revision, answers }: Written) {
  const { store } = await openDesk(folder, now);
  const rows = new Map((await store.reader.find('gk_requests', 'status = "draft"')).map((row) => [row.id, row]));
  for (const [id, reference] of drafts) {
    // A change without an answer may be stored or not; an acknowledged one must be.
    const count = reference.split('-')[1];
    const possible = reference.startsWith('NEW') ? [reference, `CHANGED-${count}`] : [reference];
    expect(possible).toContain(rows.get(id)?.reference);
  }
  const form = await store.reader.first('kyc_businesses_details', 'request = {:request}', { request });
  const kept = form?.section_states?.['contact']?.revision ?? 0;
  expect([revision, revision + 1]).toContain(kept);
  expect(form?.contact?.firstName).toBe(kept === revision ? answers.acknowledged : answers.unanswered);
  // Each onboarding has its creation event: both were written, or neither.
  const begun = await store.reader.find('events', 'action = "onboarding-started"');
  const all = await store.reader.find('gk_requests', '');
  expect(begun.map((event) => event.request).toSorted()).toEqual(all.map((row) => row.id).toSorted());
  await store.close();
  const database = new DatabaseSync(join(folder, 'dossier.db'));
  expect(database.prepare('PRAGMA integrity_check').all()).toEqual([{ integrity_check: 'ok' }]);
  database.close();
}
