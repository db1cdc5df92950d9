import { hash } from 'node:crypto';
import type { Row } from '../collections/rows.ts';
import { canonicalJson } from './canonical-json.ts';

/**
 * What the hash of an event covers, in alphabetical order: all that is stored, except `updated` and `subject`. Merging two rows of one company
 * changes these, and has an event of its own. Changing the list breaks every stored hash.
 */
const sealedFields = [
  'action',
  'actor',
  'actor_name',
  'audience',
  'changes',
  'created',
  'facts',
  'id',
  'kind',
  'number',
  'org',
  'portal',
  'request',
  'section',
] as const satisfies readonly (keyof Row<'events'>)[];

export type SealedEvent = Pick<Row<'events'>, (typeof sealedFields)[number]>;
export type ChainedEvent = SealedEvent & Pick<Row<'events'>, 'hash'>;

/** The last entry of an onboarding's history, stored with the onboarding. */
export interface ChainEnd {
  /** Number of entries. */
  readonly number: number;
  /** Of the last entry; '' before the first. */
  readonly hash: string;
}

const nested: ReadonlySet<string> = new Set(['changes', 'facts'] satisfies (keyof SealedEvent)[]);

/** The text that the hash of an event covers: canonical JSON of its stored content. */
export function sealedContent(event: SealedEvent): string {
  // The list is in alphabetical order. Sorting the keys of every event would take most of the time of a verification.
  const members = sealedFields.map((field) => {
    const value = event[field];
    return `"${field}":${nested.has(field) ? canonicalJson(value) : JSON.stringify(value)}`;
  });
  return `{${members.join()}}`.toWellFormed();
}

/**
 * SHA-256 of the hash of the entry before it, followed by the content; hexadecimal. Source:
 * docs/decisions/0255-the-history-is-a-hash-chain.md.
 */
export const entryHash = (previous: string, content: string): string => hash('sha256', previous + content);

/** The end of a history after an event was added. */
export function endAfter({ number, hash: previous }: ChainEnd, event: Omit<SealedEvent, 'number'>): ChainEnd {
  const next = number + 1;
  return { number: next, hash: entryHash(previous, sealedContent({ ...event, number: next })) };
}

/** Reads the events of onboardings with the stored ends of their histories. `condition` chooses onboardings as `r`. */
export const storedChainSql = (condition: string): string =>
  `SELECT r."id" AS "chain", r."history_entries", r."history_hash", e."hash", ${sealedFields
    .map((field) => `e."${field}"`)
    .join(', ')} FROM "gk_requests" r LEFT JOIN "events" e ON e."request" = r."id" WHERE ${condition}`;

type Cells = Readonly<Record<string, unknown>>;

/** The history of each onboarding in the rows of `storedChainSql`: read by one statement, so end and events agree. */
export function storedChains(rows: readonly Cells[]): { id: string; end: ChainEnd; events: ChainedEvent[] }[] {
  return [...Map.groupBy(rows, ({ chain }) => String(chain))].map(([id, own]) => ({
    id,
    end: { number: Number(own[0]?.['history_entries']), hash: String(own[0]?.['history_hash']) },
    events: own.filter((row) => row['id'] !== null).map(chainedEvent),
  }));
}

/** An event from the cells of its row. */
export const chainedEvent = (row: Cells): ChainedEvent =>
  ({
    ...Object.fromEntries(sealedFields.map((field) => [field, row[field]])),
    number: Number(row['number']),
    facts: jsonOf(row['facts']),
    changes: jsonOf(row['changes']),
    hash: row['hash'],
  }) as unknown as ChainedEvent;

/** A damaged text is compared as it is, and found to differ. */
function jsonOf(cell: unknown): unknown {
  if (typeof cell !== 'string') return cell ?? null;
  try {
    return JSON.parse(cell);
  } catch {
    return cell;
  }
}
