import { allowedSlips } from '@dossier/domain/edit-distance';
import { wordsOf } from '@dossier/domain/fold';
import { gramsWithin, keyGram, type SearchIndexQuery } from '@dossier/records';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { scope } from '../../case/scope.ts';
import type { Reader } from '../../collections/rows.ts';
import type { Actor } from '../../runtime/actor.ts';
import { countOf } from '../parts/count-onboardings.ts';

/** The newest so many that may be meant are looked at one by one. */
export const mostCandidates = 1_000;
/** While an index is being made, so many of the newest are looked through. */
const mostUnindexed = 20_000;

/** What is looked for: in words that begin so, or nearly. */
export interface Looking {
  readonly query: string;
  readonly near: boolean;
  /** One word of the query is enough: the others may stand in what it belongs to. */
  readonly any?: boolean;
  /** Newest so many, where the usual number is more than is needed. */
  readonly most?: number;
}

/**
 * Parts of a word of which one stays whole with as many slips as it may have. A slip within each, as in a word of four
 * letters whose beginning is wrong, is beyond a large desk's search; a small one looks at everything.
 */
function partsOf(word: string, near: boolean): string[][] {
  const slips = near ? allowedSlips(word.length) : 0;
  const size = Math.ceil(word.length / (slips + 1));
  const parts = Array.from({ length: slips + 1 }, (_, at) => word.slice(at * size, (at + 1) * size));
  // A word's beginning counts as one sign.
  return parts.map((part, at) => gramsWithin(at === 0 ? ` ${part}` : part)).filter((grams) => grams.length > 0);
}

/** Undefined: no word is long enough to be looked up. */
export function questionOf({ query, near, any }: Looking, keys: readonly string[]): SearchIndexQuery | undefined {
  const groups = wordsOf(query)
    .map((word) => partsOf(word, near))
    .filter((alternatives) => alternatives.length > 0);
  if (groups.length === 0) return keys.length > 0 ? { every: [], keys } : undefined;
  return { every: any ? [groups.flat()] : groups, keys };
}

type Indexed = 'gk_requests' | 'gk_contacts' | 'kyc_docs' | 'kyc_businesses_details' | 'kyc_individuals_details';
/** Of these the institution is known: its staff's questions begin among its own. */
const ofInstitutions: readonly Indexed[] = ['gk_requests', 'gk_contacts'];

/**
 * Ids of candidates, newest first; of small desks and institutions every id. Callers restrict them to the actor's
 * scope: this is a preselection, not an access check.
 */
export async function candidateIds(
  records: Reader,
  actor: Actor,
  collection: Indexed,
  looking: Looking,
): Promise<RawBuilder<{ id: string }>> {
  const org = ownOrgOf(actor, collection);
  const keys = org === undefined ? [] : [keyGram('org', org)];
  const index = records.searchIndex(collection);
  const question = questionOf(looking, keys);
  const isSmall = looking.near && (await sizeOf(records, actor, collection)) <= mostCandidates;
  if (index && question && !isSmall) return index.ids(question, looking.most ?? mostCandidates);
  const own = org === undefined ? sql<SqlBool>`1 = 1` : sql<SqlBool>`t.org = ${org}`;
  return sql`select t.id as id from ${sql.table(collection)} t where ${own} order by t._rowid_ desc limit ${mostUnindexed}`;
}

/** How many there are, kept until one is written. */
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
