import { setTimeout as wait } from 'node:timers/promises';
import { call } from '../support/call.ts';
import type { Desk } from '../support/desk.ts';
import { openDesk, type StaffedDesk } from '../support/people.ts';
import { type Case, makeCase } from '../support/stages.ts';
import { type Drill, expectThat } from './drill.ts';
import { type EventStream, filteredTopics, openStream, repeatedTopics } from './event-stream.ts';
import { guestBodies, parallelUploads } from './large-bodies.ts';

/** Longest p99 of `/api/health` during an attack: four times the aim, for busy machines. Unit: milliseconds. */
const maxHealthMs = 1_000;
/** How long health is measured. Unit: milliseconds. */
const attackMs = 5_000;

/** An attack; returns what it achieved. */
type Attack = (one: Case) => Promise<string>;

const openOf = (streams: readonly (EventStream | undefined)[]): EventStream[] =>
  streams.filter((stream): stream is EventStream => stream?.isOpen() === true);

async function guestStreams({ desk }: Case): Promise<string> {
  const streams = await Promise.all(
    Array.from({ length: 400 }, (_, at) => openStream(desk, filteredTopics(100, `g${at}`))),
  );
  const open = openOf(streams);
  expectThat(open.length <= 50, `${open.length} streams without sign-in are open`);
  await wait(11_000);
  expectThat(openOf(open).length === 0, `${openOf(open).length} streams without sign-in are open after ten seconds`);
  return `${open.length} of 400 streams of guests stayed, none for more than ten seconds`;
}

async function personStreams({ desk, as, gatekeeper }: Case): Promise<string> {
  const { token } = await as(gatekeeper);
  const streams = await Promise.all(
    Array.from({ length: 60 }, (_, at) => openStream(desk, filteredTopics(100, `p${at}`), token)),
  );
  const accepted = streams.filter((stream) => stream?.status === 204);
  expectThat(accepted.length === 10, `${accepted.length} streams of one person were accepted`);
  return '10 of 60 streams of one person were accepted';
}

async function slowReader({ desk, as, intern, request }: Case): Promise<string> {
  const stream = await openStream(desk, repeatedTopics(100), (await as(intern)).token);
  expectThat(stream?.status === 204, 'the stream was refused');
  stream.socket.pause();
  const { token } = desk;
  for (let count = 0; count < 100 && !desk.output().includes('slow-reader'); count++) {
    const body = { remarks: `${count} ${'x'.repeat(1_900)}` };
    await call(desk, 'PATCH', `/api/collections/gk_requests/records/${request}`, { token, body });
  }
  expectThat(desk.output().includes('slow-reader'), 'a client that does not read was not disconnected');
  stream.socket.destroy();
  return 'a client that does not read was disconnected';
}

/** Requests of one person or address to a group of routes in a minute. */
const limit = 1_200;

/** Sends requests, with one token after another, until one is refused. Returns how many were accepted. */
async function flood(desk: Desk, tokenAt: (at: number) => string): Promise<number> {
  let sent = 0;
  let accepted = 0;
  let isRefused = false;
  const worker = async () => {
    while (!isRefused && accepted <= limit) {
      const { status } = await call(desk, 'GET', '/api/desk/views/queue', { token: tokenAt(sent++) });
      if (status === 429) isRefused = true;
      else accepted++;
    }
  };
  await Promise.all(Array.from({ length: 20 }, worker));
  expectThat(isRefused && accepted <= limit, `${accepted} requests were accepted`);
  return accepted;
}

async function tokens({ desk, intern }: Case): Promise<string> {
  const path = `/api/collections/internal_users/impersonate/${intern.id}`;
  const own: string[] = [];
  for (let at = 0; at < 10; at++)
    own.push((await call(desk, 'POST', path, { token: desk.token, body: { duration: 3_600 + at } })).body.token);
  const several = await flood(desk, (at) => own[at % own.length] ?? '');
  const invented = await flood(desk, (at) => `eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9.e30.${at}`);
  return `${several} requests with ten tokens of one person and ${invented} with invented tokens were accepted`;
}

const attacks: readonly Attack[] = [guestStreams, personStreams, slowReader, tokens, guestBodies, parallelUploads];

/** Returns the p99 of `/api/health`, while another person writes. Unit: milliseconds. */
async function healthDuring({ desk, request }: Case, attacking: Promise<unknown>): Promise<number> {
  let isOver = false;
  const end = Date.now() + attackMs;
  const over = () => {
    isOver = true;
  };
  attacking.then(over, over);
  const times: number[] = [];
  const { token } = desk as StaffedDesk;
  for (let count = 0; !isOver || Date.now() < end; count++) {
    const began = performance.now();
    await call(desk, 'GET', '/api/health');
    times.push(performance.now() - began);
    const body = { remarks: `health ${count}` };
    if (count % 5 === 0) await call(desk, 'PATCH', `/api/collections/gk_requests/records/${request}`, { token, body });
    await wait(10);
  }
  return times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.99)] ?? 0;
}

export const attacksDrill: Drill = {
  title:
    'floods of event streams, requests, bodies and uploads reach their bounds, and the desk answers others meanwhile',
  limit: 420,
  async run() {
    const results: string[] = [];
    for (const attack of attacks) {
      const desk = await openDesk();
      try {
        const one = await makeCase(desk, 'requested');
        await Promise.all([one.gatekeeper, one.intern].map((person) => one.as(person)));
        const attacking = attack(one);
        const p99 = await healthDuring(one, attacking);
        results.push(`${await attacking} (p99 of health ${p99.toFixed(0)} ms)`);
        expectThat(p99 <= maxHealthMs, `the p99 of health was ${p99.toFixed(0)} ms during an attack: ${attack.name}`);
      } finally {
        await desk.remove();
      }
    }
    return results.join('; ');
  },
};
