import { maxLongBodyBytes } from '@dossier/domain/limits';
import type { Role } from '@dossier/domain/portal';
import { staff } from '@dossier/domain/role-groups';
import type { z } from '@dossier/domain/schema';
import type { ListKind } from '@dossier/domain/screening';
import { ConcurrencyLimit, ReaderLeftError, readerSignal } from '@dossier/records';
import { bounds, type DetailedMatch, type ListedEntry } from '@dossier/screening/without-dictionaries';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Row } from '../collections/rows.ts';
import type { Actor } from '../runtime/actor.ts';
import type { LocalScreening } from '../screening/local-screening.ts';
import { SearchTooLongError } from '../screening/search-thread.ts';
import type { DeskParts } from './desk-parts.ts';
import { type MatchQuery, matchBody, matchOptions, maxQueries, queryOf } from './match-input.ts';

type List = Row<'screening_lists'>;

/** Longest search of one query. Unit: milliseconds. */
const maxQueryMs = 2_000;
/** Longest search of all queries of a call. Unit: milliseconds. */
const maxCallMs = 20_000;
/** Calls of one person that wait for an earlier one; the next is refused. */
const maxWaitingCalls = 20;

/**
 * `POST /api/match/{dataset}`: searches the local lists in the format of yente's match endpoint, for existing clients
 * of that API.
 */
export function mountMatch(app: FastifyInstance, parts: DeskParts, screening: LocalScreening): void {
  const calls = new ConcurrencyLimit({ perKey: 1, total: Number.POSITIVE_INFINITY });
  const callers = new WeakMap<FastifyRequest, Actor>();
  // Before the body is read.
  const onRequest = async (request: FastifyRequest, reply: FastifyReply) => {
    const signedIn = await parts.whoIs(request);
    const actor = signedIn?.actor;
    if (!actor || signedIn.isLimited) return sendError(reply, 401, 'Sign in first.');
    if (!(staff as readonly Role[]).includes(actor.role))
      return sendError(reply, 403, 'You are not allowed to perform this request.');
    callers.set(request, actor);
    return undefined;
  };
  app.post('/api/match/:dataset', { onRequest, bodyLimit: maxLongBodyBytes }, async (request, reply) => {
    const { id } = callers.get(request) as Actor;
    const read = readCall((request.params as { dataset: string }).dataset, request.body, request.query);
    if ('status' in read) return sendError(reply, read.status, read.detail);
    if (calls.waiting(id) >= maxWaitingCalls)
      return sendError(reply, 429, 'Too many calls at the same time: wait for the answers of earlier ones.');
    const signal = AbortSignal.any([readerSignal(reply), AbortSignal.timeout(maxCallMs)]);
    return calls
      .run(id, () => answer(screening, read, reply, signal), signal)
      .catch((error: unknown) => sendEnded(reply, error));
  });
}

/** A search that was ended answers an error, so that it never looks like "no match". */
function sendEnded(reply: FastifyReply, error: unknown) {
  const isEnded = error instanceof SearchTooLongError || error instanceof ReaderLeftError || isTimeout(error);
  if (!isEnded) throw error;
  return sendError(reply, 503, 'The search took too long and was ended: send fewer or shorter names.');
}

const isTimeout = (error: unknown) => error instanceof DOMException && error.name === 'TimeoutError';

const sendError = (reply: FastifyReply, status: number, detail: string) => reply.status(status).send({ detail });

/** The lists selected by the path: all, a kind, or one list by its id or name. */
const datasets: Readonly<Record<string, (list: List) => boolean>> = {
  default: () => true,
  sanctions: ({ kind }) => kind === ('sanctions' satisfies ListKind),
  peps: ({ kind }) => kind === ('pep' satisfies ListKind),
};
const slugOf = (name: string) =>
  name
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '_')
    .replace(/^_|_$/g, '');

interface Call {
  readonly dataset: string;
  readonly queries: readonly (readonly [name: string, query: MatchQuery])[];
  readonly options: z.infer<typeof matchOptions>;
}

/** The call, or why it is refused. */
function readCall(dataset: string, body: unknown, options: unknown): Call | { status: number; detail: string } {
  const parsed = matchBody.safeParse(body);
  const wish = matchOptions.safeParse(options);
  if (!parsed.success || !wish.success) {
    const excess = parsed.error?.issues.find(({ code }) => code === 'custom');
    return { status: 422, detail: excess?.message ?? 'The queries cannot be read.' };
  }
  const queries = Object.entries(parsed.data.queries);
  if (queries.length > maxQueries)
    return { status: 400, detail: `Too many queries in one batch (limit: ${maxQueries})` };
  return { dataset, queries, options: wish.data };
}

async function answer(screening: LocalScreening, call: Call, reply: FastifyReply, signal: AbortSignal) {
  const { limit, threshold, exclude_entity_ids: excludedIds } = call.options;
  const { dataset, queries } = call;
  const isWanted = datasets[dataset] ?? (({ id, name }: List) => id === dataset || slugOf(name) === dataset);
  const { lists, findings } = await screening.find(
    queries.map(([, query]) => queryOf(query)),
    {
      threshold: Math.max(threshold, 0.5),
      limit: limit + excludedIds.length,
      isWanted,
      timeoutMs: maxQueryMs,
      signal,
    },
  );
  // Distinguishes "nothing to search" from "nothing found".
  if (lists.length === 0) return sendError(reply, 404, `No such dataset: ${dataset}`);
  const excluded = new Set(excludedIds);
  const responses = queries.map(([name, query], i) => {
    const results = (findings[i] ?? [])
      .map((finding) => resultOf(finding, lists))
      .filter(({ id }) => !excluded.has(id));
    const shown = results.slice(0, limit);
    return [
      name,
      { status: 200, results: shown, total: { value: shown.length, relation: 'eq' }, query: echoOf(query) },
    ];
  });
  return reply.send({ responses: Object.fromEntries(responses), limit });
}

const echoOf = ({ id, schema, properties }: MatchQuery) => ({ id: id ?? null, schema, properties });

const schemas = {
  person: 'Person',
  body: 'Organization',
  vessel: 'Vessel',
  aircraft: 'Airplane',
  other: 'LegalEntity',
} as const;

function resultOf({ match, entry }: DetailedMatch, lists: readonly List[]) {
  const list = lists.find(({ id }) => id === match.list);
  const seen = iso(list?.loaded_at ?? '');
  return {
    id: match.entityId,
    caption: entry.names[0]?.text ?? match.name,
    schema: schemas[entry.kind],
    properties: propertiesOf(entry),
    datasets: [slugOf(list?.name ?? '')],
    referents: [],
    target: true,
    first_seen: entry.listedOn ?? null,
    last_seen: seen,
    last_change: seen,
    score: match.score,
    match: match.score >= bounds.threshold,
    explanations: Object.fromEntries(
      match.reasons.map(({ code, query, listed, score }, i) => [`${code}_${i}`, { score, query, candidate: listed }]),
    ),
  };
}

const iso = (date: string) => (date === '' ? null : `${date.slice(0, 19).replace(' ', 'T')}`);

function propertiesOf(entry: ListedEntry): Record<string, readonly string[]> {
  const named = (kind: string) => entry.names.filter((name) => name.kind === kind).map(({ text }) => text);
  const all: Record<string, readonly string[]> = {
    name: named('primary'),
    alias: named('alias'),
    previousName: named('former'),
    birthDate: entry.births,
    birthPlace: entry.places ?? [],
    country: entry.countries,
    gender: entry.gender ? [entry.gender] : [],
    idNumber: entry.identifiers.map(({ value }) => value),
    position: entry.positions.map(({ title }) => title),
    program: entry.programmes,
    topics: entry.topics,
    notes: entry.remarks ? [entry.remarks] : [],
  };
  return Object.fromEntries(Object.entries(all).filter(([, texts]) => texts.length > 0));
}
