import type { Job, Outcome, RequestLine } from '../load/job.ts';
import { load } from '../load/load.ts';
import type { RealtimeJob, RealtimeOutcome } from '../load/subscribers.ts';
import { caseId } from './rows.ts';
import type { Server } from './servers.ts';

/** Duration and number of requests. */
export interface Pace {
  readonly rows: number;
  readonly rounds: number;
  readonly warmMs: number;
  readonly measuredMs: number;
  readonly subscribers: number;
  readonly writes: number;
}

/** One figure of a scenario, with the goals for the ratio ours ÷ PocketBase's. */
export interface Measure {
  readonly name: string;
  readonly unit: 'requests/s' | 'ms';
  readonly atLeast: number;
  readonly aim: number;
}

export interface Scenario {
  readonly key: string;
  readonly measures: readonly Measure[];
  /** One figure per measure. */
  play(server: Server, tokens: readonly string[], pace: Pace): Promise<readonly number[]>;
}

const records = (collection: string): string => `/api/collections/${collection}/records`;

/** Pages 1 to 20 of a fifth of the rows, newest first, requested by ten users of ten teams. */
export function listRequests(collection: string, tokens: readonly string[]): RequestLine[] {
  const filter = encodeURIComponent("status = 'review'");
  return Array.from({ length: 200 }, (_, at) => ({
    method: 'GET',
    path: `${records(collection)}?page=${(at % 20) + 1}&perPage=30&sort=-created&filter=${filter}`,
    token: tokens[Math.floor(at / 20)] ?? '',
  }));
}

function getRequests(tokens: readonly string[], { rows }: Pace): RequestLine[] {
  return Array.from({ length: 1000 }, (_, at) => ({
    method: 'GET',
    path: `${records('cases')}/${caseId((at * 7919) % rows)}`,
    token: tokens[at % 10] ?? '',
  }));
}

const note = JSON.stringify({
  title: 'A note of the river trading company',
  status: 'sent',
  amount: 1250,
  urgent: true,
  contact: 'contact@example.eu',
  website: 'https://example.eu/note',
  due: '2026-11-21 10:00:00.000Z',
  note: 'Written down during the first call; the rest follows by letter.',
  extra: { source: 'letter', pages: 4 },
  owner: 'user00000000001',
});

function createRequests(tokens: readonly string[]): RequestLine[] {
  return Array.from({ length: 10 }, (_, at) => ({
    method: 'POST',
    path: records('notes'),
    token: tokens[at] ?? '',
    body: note,
  }));
}

type Requests = (tokens: readonly string[], pace: Pace) => readonly RequestLine[];

function jobOf(server: Server, requests: readonly RequestLine[], connections: number, pace: Pace): Job {
  const { warmMs, measuredMs } = pace;
  return { port: server.port, connections, warmMs, measuredMs, requests };
}

function throughput(key: string, name: string, goals: readonly [number, number], requests: Requests): Scenario {
  const [atLeast, aim] = goals;
  return {
    key,
    measures: [{ name, unit: 'requests/s', atLeast, aim }],
    async play(server, tokens, pace) {
      const { perSecond } = await load<Outcome>('client.ts', jobOf(server, requests(tokens, pace), 10, pace));
      return [perSecond];
    },
  };
}

function tail(key: string, name: string, requests: Requests): Scenario {
  return {
    key,
    measures: [{ name, unit: 'ms', atLeast: 1, aim: 0.33 }],
    async play(server, tokens, pace) {
      const { p99 } = await load<Outcome>('client.ts', jobOf(server, requests(tokens, pace), 50, pace));
      return [p99];
    },
  };
}

const realtime: Scenario = {
  key: 'realtime',
  measures: [
    { name: 'realtime: from a write to the last subscriber', unit: 'ms', atLeast: 0.5, aim: 0.15 },
    { name: "realtime: the writer's own answer", unit: 'ms', atLeast: 0.2, aim: 0.05 },
  ],
  async play(server, tokens, { writes }) {
    const write = { path: records('notes'), body: note };
    const job: RealtimeJob = { port: server.port, tokens, topic: 'notes/*', writes, write };
    const { lastTold, answered } = await load<RealtimeOutcome>('subscribers.ts', job);
    return [lastTold, answered];
  },
};

/** In order of execution: scenarios that write are last. */
export const scenarios: readonly Scenario[] = [
  throughput('list', 'list of 30 with total', [2, 5], (tokens) => listRequests('cases', tokens)),
  throughput('hop', 'list of 30 with total, rule over a relation', [4, 30], (tokens) =>
    listRequests('teamcases', tokens),
  ),
  throughput('get', 'get one, with rule', [1.5, 3.5], getRequests),
  tail('list99', 'p99 at 50 connections: list', (tokens) => listRequests('cases', tokens)),
  tail('get99', 'p99 at 50 connections: get one', getRequests),
  throughput('create', 'create one, own commit, synchronous=FULL', [1.2, 3], createRequests),
  tail('create99', 'p99 at 50 connections: create one', createRequests),
  realtime,
];
