import type { Job, Outcome, RequestLine } from '../load/job.ts';
import { load } from '../load/load.ts';
import type { RealtimeJob, RealtimeOutcome } from '../load/subscribers.ts';
import { caseId } from './rows.ts';
import type { Server } from './servers.ts';

/** Duration and number of requests. */
export interface Pace {
  readonly rows: number;
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
  /** Played for each number of rows; otherwise for the largest one. */
  readonly isForEachSize?: true;
  readonly measures: readonly Measure[];
  /** One figure per measure. */
  play(server: Server, tokens: readonly string[], pace: Pace): Promise<readonly number[]>;
}

/** The place of a superuser's token, which may write to every record. */
const root = 'root';

const records = (collection: string): string => `/api/collections/${collection}/records`;

interface ListShape {
  /** Default: a fifth of the rows. */
  readonly filter?: string;
  readonly withoutTotal?: true;
}

/** Pages 1 to 20 of the filtered rows, newest first, requested by ten users of ten teams. */
export function listRequests(
  collection: string,
  tokens: readonly string[],
  { filter = "status = 'review'", withoutTotal }: ListShape = {},
): RequestLine[] {
  const query = `perPage=30&sort=-created${withoutTotal ? '&skipTotal=1' : ''}&filter=${encodeURIComponent(filter)}`;
  return Array.from({ length: 200 }, (_, at) => ({
    method: 'GET',
    path: `${records(collection)}?page=${(at % 20) + 1}&${query}`,
    token: tokens[Math.floor(at / 20)] ?? '',
  }));
}

/** One write to the listed collection for every ten lists, so that no server can answer from a cache for long. */
function withWrites(collection: string, lists: readonly RequestLine[], { rows }: Pace): RequestLine[] {
  return lists.flatMap((request, at) => {
    if (at % 10 !== 9) return [request];
    const path = `${records(collection)}/${caseId((at * 7919) % rows)}`;
    return [request, { method: 'PATCH', path, token: root, body: JSON.stringify({ amount: at }) }];
  });
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
  const signed = requests.map((request) => (request.token === root ? { ...request, token: server.token } : request));
  return { port: server.port, connections, warmMs, measuredMs, requests: signed };
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

const listKinds = {
  total: 'list of 30 with total',
  page: 'list of 30 without total',
  mixed: 'lists of 30 with total, one write for every ten',
} as const;

/** A rule, and the goals for its lists. */
const rules = [
  { key: 'list', collection: 'cases', name: '', goals: [1, 5] },
  { key: 'own', collection: 'owncases', name: ", rule on the record's own team", goals: [1, 5] },
  { key: 'hop', collection: 'teamcases', name: ', rule over a relation', goals: [1, 15] },
] as const;

const lists: readonly Scenario[] = rules.flatMap(({ key, collection, name, goals }) => {
  const scenario = (kind: keyof typeof listKinds, requests: Requests): Scenario => ({
    ...throughput(kind === 'total' ? key : `${key}-${kind}`, `${listKinds[kind]}${name}`, goals, requests),
    isForEachSize: true,
  });
  return [
    scenario('total', (tokens) => listRequests(collection, tokens)),
    scenario('page', (tokens) => listRequests(collection, tokens, { withoutTotal: true })),
    scenario('mixed', (tokens, pace) => withWrites(collection, listRequests(collection, tokens), pace)),
  ];
});

/** No index contains a part of a text. */
const search: Scenario = {
  ...throughput('search', 'search for a part of a text, without an index', [1, 1], (tokens) =>
    listRequests('cases', tokens, { filter: "title ~ '77'" }),
  ),
  isForEachSize: true,
};

/** In order of execution: scenarios that write are last. */
export const scenarios: readonly Scenario[] = [
  ...lists.filter(({ key }) => !key.endsWith('-mixed')),
  search,
  { ...throughput('get', 'get one, with rule', [1, 3.5], getRequests), isForEachSize: true },
  tail('list99', 'p99 at 50 connections: list', (tokens) => listRequests('cases', tokens)),
  tail('get99', 'p99 at 50 connections: get one', getRequests),
  ...lists.filter(({ key }) => key.endsWith('-mixed')),
  {
    ...throughput('create', 'create one, own commit, synchronous=FULL', [1, 3], createRequests),
    isForEachSize: true,
  },
  tail('create99', 'p99 at 50 connections: create one', createRequests),
  realtime,
];
