import { z } from '@dossier/domain/schema';
import { bounds, maxNameLength, type Query } from '@dossier/screening/without-dictionaries';

/** Maximum number of queries per call. */
export const maxQueries = 100;
/** Names and aliases of one query. */
const maxNames = 50;
/** Numbers of one query that identify its holder. */
const maxNumbers = 50;
/** A number, date or country. Unit: characters. */
const maxFactLength = 200;

const text = z.pipe(z.union([z.string(), z.number()]), z.transform(String));
const one = z.pipe(
  text,
  z.transform((single) => [single]),
);
const values = z.union([one, z.array(text)]);
const query = z.object({
  id: z.nullish(z.string().check(z.maxLength(maxFactLength))),
  schema: z.string().check(z.maxLength(60)),
  properties: z.record(z.string(), values),
});

/** A query as the client sent it. */
export type MatchQuery = z.infer<typeof query>;

/** The body of a call. A message is given where a query is well-formed but too large. */
export const matchBody = z.object({
  queries: z.record(
    z.string().check(z.maxLength(200)),
    query.check((sent) => {
      const message = excessOf(sent.value);
      if (message !== undefined) sent.issues.push({ code: 'custom', message, input: sent.value });
    }),
  ),
});

const excludedIds = z.union([
  z.pipe(
    z.string(),
    z.transform((id) => [id]),
  ),
  z.array(z.string()).check(z.maxLength(50)),
]);

export const matchOptions = z.object({
  limit: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(500)), 5),
  threshold: z._default(z.coerce.number().check(z.gte(0), z.lte(1)), bounds.threshold),
  exclude_entity_ids: z._default(excludedIds, []),
});

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

const namesOf = ({ properties: p }: MatchQuery) => [...(p['name'] ?? []), ...(p['alias'] ?? [])];
const numbersOf = ({ properties: p }: MatchQuery) => numbered.flatMap((property) => p[property] ?? []);
const birthDatesOf = ({ properties: p }: MatchQuery) => p['birthDate'] ?? [];
const countriesOf = ({ properties: p }: MatchQuery) =>
  [p['nationality'], p['country'], p['jurisdiction'], p['citizenship']].flatMap((some) => some ?? []);

/** Which bound a query exceeds, as a sentence for the client; undefined: none. */
function excessOf(sent: MatchQuery): string | undefined {
  const [names, numbers] = [namesOf(sent), numbersOf(sent)];
  const facts = [...numbers, ...birthDatesOf(sent), ...countriesOf(sent)];
  if (names.length > maxNames) return `A query has more than ${maxNames} names and aliases.`;
  if (names.some((name) => name.length > maxNameLength)) return `A name has more than ${maxNameLength} characters.`;
  if (numbers.length > maxNumbers) return `A query has more than ${maxNumbers} numbers.`;
  if (facts.some((fact) => fact.length > maxFactLength))
    return `A number, date or country has more than ${maxFactLength} characters.`;
  return undefined;
}

/** The query for the engine. */
export function queryOf(sent: MatchQuery): Query {
  const type = sent.schema === 'Person' ? 'person' : 'company';
  const [name = '', ...aliases] = namesOf(sent);
  const dob = birthDatesOf(sent)[0];
  const country = countriesOf(sent).find((text) => text);
  const identifiers = numbersOf(sent);
  return { type, name, aliases, identifiers, ...(dob ? { dob } : {}), ...(country ? { country } : {}) };
}
