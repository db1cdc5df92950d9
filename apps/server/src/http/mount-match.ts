import type { Role } from '@dossier/domain/portal';
import { staff } from '@dossier/domain/role-groups';
import type { ListKind } from '@dossier/domain/screening';
import { bounds, type DetailedMatch, type ListedEntry, type Query } from '@dossier/screening/without-dictionaries';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod';
import type { Row } from '../collections/rows.ts';
import type { LocalScreening } from '../screening/local-screening.ts';
import type { DeskParts } from './desk-parts.ts';

type List = Row<'screening_lists'>;

/** Maximum number of queries per call. */
const maxQueries = 100;

const one = z.union([z.string(), z.number()]).transform(String);
const values = z.union([one.transform((text) => [text]), z.array(one)]);
const body = z.object({
  queries: z.record(
    z.string().max(200),
    z.object({ id: z.string().nullish(), schema: z.string().max(60), properties: z.record(z.string(), values) }),
  ),
});
const matchOptions = z.object({
  limit: z.coerce.number().int().min(1).max(500).default(5),
  threshold: z.coerce.number().min(0).max(1).default(bounds.threshold),
  exclude_entity_ids: z.union([z.string().transform((id) => [id]), z.array(z.string()).max(50)]).default([]),
});

/**
 * `POST /api/match/{dataset}`: searches the local lists in the format of yente's match endpoint, for existing clients
 * of that API.
 */
export function mountMatch(app: FastifyInstance, parts: DeskParts, screening: LocalScreening): void {
  app.post('/api/match/:dataset', async (request, reply) => {
    const actor = (await parts.whoIs(request))?.actor;
    if (!actor) return sendError(reply, 401, 'Sign in first.');
    if (!(staff as readonly Role[]).includes(actor.role))
      return sendError(reply, 403, 'You are not allowed to perform this request.');
    return answer(screening, request, reply);
  });
}

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

async function answer(screening: LocalScreening, request: FastifyRequest, reply: FastifyReply) {
  const { dataset } = request.params as { dataset: string };
  const parsed = body.safeParse(request.body);
  const wish = matchOptions.safeParse(request.query);
  if (!parsed.success || !wish.success) return sendError(reply, 422, 'The queries cannot be read.');
  const queries = Object.entries(parsed.data.queries);
  if (queries.length > maxQueries) return sendError(reply, 400, `Too many queries in one batch (limit: ${maxQueries})`);
  const { limit, threshold } = wish.data;
  const isWanted = datasets[dataset] ?? (({ id, name }: List) => id === dataset || slugOf(name) === dataset);
  const { lists, findings } = await screening.find(
    queries.map(([, query]) => queryOf(query)),
    { threshold: Math.max(threshold, 0.5), limit: limit + wish.data.exclude_entity_ids.length, isWanted },
  );
  // Distinguishes "nothing to search" from "nothing found".
  if (lists.length === 0) return sendError(reply, 404, `No such dataset: ${dataset}`);
  const excluded = new Set(wish.data.exclude_entity_ids);
  const responses = queries.map(([name, query], i) => {
    const results = (findings[i] ?? [])
      .map((finding) => resultOf(finding, lists))
      .filter(({ id }) => !excluded.has(id));
    const shown = results.slice(0, limit);
    const { schema, properties } = query;
    return [
      name,
      {
        status: 200,
        results: shown,
        total: { value: shown.length, relation: 'eq' },
        query: { id: query.id ?? null, schema, properties },
      },
    ];
  });
  return reply.send({ responses: Object.fromEntries(responses), limit });
}

/** Properties with a number that identifies its holder. */
const numbered = [
  'passportNumber',
  'idNumber',
  'registrationNumber',
  'taxNumber',
  'vatCode',
  'leiCode',
  'innCode',
  'ogrnCode',
  'imoNumber',
];

type Asked = z.infer<typeof body>['queries'][string];

function queryOf({ schema, properties: p }: Asked): Query {
  const type = schema === 'Person' ? 'person' : 'company';
  const [name = '', ...aliases] = [...(p['name'] ?? []), ...(p['alias'] ?? [])];
  const dob = p['birthDate']?.[0];
  const country = [p['nationality'], p['country'], p['jurisdiction'], p['citizenship']].flat().find((text) => text);
  const identifiers = numbered.flatMap((property) => p[property] ?? []);
  return { type, name, aliases, identifiers, ...(dob ? { dob } : {}), ...(country ? { country } : {}) };
}

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
