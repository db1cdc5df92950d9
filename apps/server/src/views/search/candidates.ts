import { allowedSlips } from '@dossier/domain/edit-distance';
import { wordsOf } from '@dossier/domain/fold';
import { gramsWithin, keyGram, type SearchIndexQuery } from '@dossier/records';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { scope } from '../../case/scope.ts';
import type { Reader } from '../../collections/rows.ts';
import type { Actor } from '../../runtime/actor.ts';
import { countOf } from '../parts/count-onboardings.ts';

/** Candidates that are compared with the query one by one, newest first. */
export const mostCandidates = 1_000;
/** Rows that are read, newest first, while the index is being built. */
const mostUnindexed = 20_000;

/** A query: its words match the start of words, exactly or with typing errors. */
export interface TextQuery {
  readonly query: string;
  readonly near: boolean;
  /** One word of the query is enough: the others may match a related record. */
  readonly any?: boolean;
  /** Most candidates, newest first; default `mostCandidates`. */
  readonly most?: number;
}

/**
 * Splits a word into parts of which at least one is unchanged by the allowed number of typing errors. A word of four
 * letters with an error at its start is found only in small collections, which are compared completely.
 */
function partsOf(word: string, near: boolean): string[][] {
  const slips = near ? allowedSlips(word.length) : 0;
  const size = Math.ceil(word.length / (slips + 1));
  const parts = Array.from({ length: slips + 1 }, (_, at) => word.slice(at * size, (at + 1) * size));
  // The start of a word counts as one character.
  return parts.map((part, at) => gramsWithin(at === 0 ? ` ${part}` : part)).filter((grams) => grams.length > 0);
}

/** The query for the index; undefined when no word is long enough for a lookup. */
export function candidateIndexQuery(
  { query, near, any }: TextQuery,
  keys: readonly string[],
): SearchIndexQuery | undefined {
  const groups = wordsOf(query)
    .map((word) => partsOf(word, near))
    .filter((alternatives) => alternatives.length > 0);
  if (groups.length === 0) return keys.length > 0 ? { every: [], keys } : undefined;
  return { every: any ? [groups.flat()] : groups, keys };
}

type Indexed = 'gk_requests' | 'gk_contacts' | 'kyc_docs' | 'kyc_businesses_details' | 'kyc_individuals_details';
/** Collections that have the organisation in their index. */
const ofInstitutions: readonly Indexed[] = ['gk_requests', 'gk_contacts'];

/**
 * Ids of candidates, newest first; of small desks and institutions every id. Callers restrict them to the actor's
 * scope: this is a preselection, not an access check.
 */
export async function candidateIds(
  records: Reader,
  actor: Actor,
  collection: Indexed,
  textQuery: TextQuery,
): Promise<RawBuilder<{ id: string }>> {
  const org = ownOrgOf(actor, collection);
  const keys = org === undefined ? [] : [keyGram('org', org)];
  const index = records.searchIndex(collection);
  const indexQuery = candidateIndexQuery(textQuery, keys);
  const isSmall = textQuery.near && (await sizeOf(records, actor, collection)) <= mostCandidates;
  if (index && indexQuery && !isSmall) return index.ids(indexQuery, textQuery.most ?? mostCandidates);
  const own = org === undefined ? sql<SqlBool>`1 = 1` : sql<SqlBool>`t.org = ${org}`;
  return sql`select t.id as id from ${sql.table(collection)} t where ${own} order by t._rowid_ desc limit ${mostUnindexed}`;
}

/** Number of rows, cached until one is written. */
function sizeOf(records: Reader, actor: Actor, collection: Indexed): Promise<number> {
  const org = ownOrgOf(actor, collection);
  if (collection === 'gk_requests') return countOf(records, org === undefined ? [] : [sql<SqlBool>`r.org = ${org}`]);
  const count = () => records.count(collection, org === undefined ? '' : 'org = {:org}', { org: org ?? '' });
  return records.remembered(`size ${collection} ${org ?? ''}`, [collection], count);
}

/** The organisation whose rows of a collection are candidates; undefined: candidates are not limited to one. */
function ownOrgOf(actor: Actor, collection: Indexed): string | undefined {
  return ofInstitutions.includes(collection) ? scope(actor).org : undefined;
}
