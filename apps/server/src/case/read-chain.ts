import { sql } from 'kysely';
import type { Reader } from '../collections/rows.ts';
import { type ChainEnd, type ChainedEvent, storedChainSql, storedChains } from '../runtime/event-chain.ts';

type Cells = Readonly<Record<string, unknown>>;

/** The whole history of an onboarding, as it is stored; undefined when the onboarding was deleted. */
export async function readChain(
  records: Reader,
  request: string,
): Promise<{ end: ChainEnd; events: ChainedEvent[] } | undefined> {
  const text = sql.raw<Cells>(storedChainSql('r."id" = '));
  const { rows } = await sql<Cells>`${text}${request}`.execute(records.sql);
  return storedChains(rows)[0];
}
