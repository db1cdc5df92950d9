import type { CheckedRow } from '@dossier/domain/client-import/check-rows';
import type { ColumnChoice, DateOrder, SameRule } from '@dossier/domain/client-import/fields';
import { matchColumns } from '@dossier/domain/client-import/match-columns';
import { type CheckSummary, summarise } from '@dossier/domain/client-import/summarise';
import { orderOfDays } from '@dossier/domain/client-import/typed-day';
import type { StoredSheet } from '../collections/client_imports.ts';
import type { Reader, Row } from '../collections/rows.ts';
import { earlierChoices } from './find-import.ts';
import { checkIsolated } from './isolated-import.ts';
import { KnownClients } from './known-clients.ts';
import { fieldNames } from './names.ts';
import { rowsOf } from './stored-rows.ts';

/** How the columns of a sheet are matched, before a person has chosen. */
export async function suggestColumns(records: Reader, org: string, { header, samples }: StoredSheet) {
  const columns = header.map((text, at) => ({ header: text, samples: samples[at] ?? [] }));
  return matchColumns(columns, fieldNames(), await earlierChoices(records, org));
}

/** The order of days that the values of a sheet show; days first when they do not tell. */
export const suggestOrder = ({ samples }: StoredSheet): DateOrder => orderOfDays(samples.flat()) ?? 'day-first';

interface Choices {
  readonly choices: readonly ColumnChoice[];
  readonly dateOrder: DateOrder;
  readonly sameBy: SameRule;
  /** ISO date. */
  readonly today: string;
  readonly person: string;
}

/** Checks all rows of an import with these choices, against the clients of its institution. */
export async function checkFileRows(
  records: Reader,
  row: Row<'client_imports'>,
  { person, ...rules }: Choices,
): Promise<readonly CheckedRow[] | 'too-complex'> {
  const known = new KnownClients(row.org);
  await known.refresh(records);
  return checkIsolated({ ...rules, rows: await rowsOf(records, row), known: known.keys }, person);
}

/** The same, counted and grouped. */
export async function checkFile(
  records: Reader,
  row: Row<'client_imports'>,
  choices: Choices,
): Promise<CheckSummary | 'too-complex'> {
  const checked = await checkFileRows(records, row, choices);
  return checked === 'too-complex' ? checked : summarise(checked);
}
