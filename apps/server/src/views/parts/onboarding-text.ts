import { numbersOf, withoutCountryOfNumber } from '@dossier/domain/number-query';
import { numberSeparators } from '@dossier/domain/subject';
import { type RawBuilder, sql } from 'kysely';
import { listedFields } from '../../collections/search-text.ts';
import { everyWordIn } from './text-match.ts';

const searched = listedFields.map((field) => `r.${field}`);

/** The client's number as numbers are searched: without separators. */
const plainClientNumber = [' ', ...numberSeparators].reduce<RawBuilder<unknown>>(
  (text, separator) => sql`replace(${text}, ${sql.lit(separator)}, '')`,
  sql`upper(r.client_number)`,
);

/**
 * Condition on the onboarding `r`: its client, number and reference have every word of the query, or the query is the
 * client's number in any notation, also with the country in front (`NL 68412097`), as screens show it.
 */
export function onboardingMatches(database: Parameters<typeof everyWordIn>[0], typed: string): RawBuilder<boolean> {
  const texts = [
    everyWordIn(database, searched, withoutCountryOfNumber(typed)),
    ...numbersOf(typed).map((number) => everyWordIn(database, [plainClientNumber], number)),
  ];
  return sql<boolean>`(${sql.join(texts, sql` or `)})`;
}
