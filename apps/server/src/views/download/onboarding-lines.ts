import { canViewOnboarding } from '../../case/onboarding.ts';
import { type Reader, rowsById } from '../../collections/rows.ts';
import type { Actor } from '../../runtime/actor.ts';
import type { OnboardingRow } from '../contracts.ts';
import { onboardingRows } from '../parts/onboarding-row.ts';
import { type ExportLanguage, exportWords } from './export-words.ts';
import { momentCell } from './moment-cell.ts';

/** Rows that are read at once. */
const pageSize = 200;

type Words = (typeof exportWords)[ExportLanguage];
type Line = OnboardingRow & { readonly reason: string };

export interface OnboardingTable {
  readonly language: ExportLanguage;
  /** The desk's list names the institution. */
  readonly hasOrg: boolean;
  readonly isArchive: boolean;
}

type ColumnName = keyof Words['columns'];

const cells: Readonly<Record<ColumnName, (row: Line, words: Words) => string>> = {
  client: (row) => row.name,
  // The number of a person is that of a passport: the list does not show it either.
  registrationNumber: (row) => (row.type === 'business' ? row.registrationNumber : ''),
  country: (row) => row.country,
  org: (row) => row.org.name,
  type: (row, words) => words.types[row.type],
  reference: (row) => row.reference,
  number: (row) => row.number,
  status: (row, words) => words.statuses[row.status],
  waiting: (row, words) => words.waiting[row.status === 'waiting' && row.waitingOn !== '' ? row.waitingOn : row.status],
  deadline: (row) => row.deadline,
  assigned: (row) => row.assigned?.name ?? '',
  updated: (row) => momentCell(row.updated),
  outcome: (row, words) => (row.outcome === '' ? '' : words.outcomes[row.outcome]),
  reason: (row) => row.reason,
  archivedOn: (row) => momentCell(row.archivedAt),
};

const ofArchive: readonly ColumnName[] = ['outcome', 'reason', 'archivedOn'];

function columnsOf({ hasOrg, isArchive }: OnboardingTable): ColumnName[] {
  const names = Object.keys(cells) as ColumnName[];
  return names.filter((name) => (name === 'org' ? hasOrg : isArchive || !ofArchive.includes(name)));
}

export function onboardingHeader(table: OnboardingTable): string[] {
  const { columns } = exportWords[table.language];
  return columnsOf(table).map((name) => columns[name]);
}

/** Lines of these onboardings, page by page. When there are more than `most` the last line says so. */
export async function* onboardingLines(
  records: Reader,
  actor: Actor,
  ids: readonly string[],
  table: OnboardingTable,
  most: number,
): AsyncGenerator<string[][]> {
  const words = exportWords[table.language];
  const names = columnsOf(table);
  const end = Math.min(ids.length, most);
  for (let from = 0; from < end; from += pageSize) {
    const page = await linesOf(records, actor, ids.slice(from, Math.min(from + pageSize, end)));
    yield page.map((row) => names.map((name) => cells[name](row, words)));
  }
  if (ids.length > most) yield [[words.cut.replace('{count}', String(most))]];
}

/** Minutes may lie between the list and its last page: what is no more to be seen by then is left out. */
async function linesOf(records: Reader, actor: Actor, ids: readonly string[]): Promise<Line[]> {
  const found = await rowsById(records, 'gk_requests', ids);
  const requests = ids.flatMap((id) => found.get(id) ?? []).filter((request) => canViewOnboarding(actor, request));
  const rows = await onboardingRows(records, actor, requests);
  return rows.map((row) => ({ ...row, reason: found.get(row.id)?.reason ?? '' }));
}
