import type { OnboardingRow } from '@dossier/domain/contracts/answers/onboardings';
import type { Language } from '@dossier/domain/languages';
import { type ActingParty, actingPartyOf, type WaitingOn } from '@dossier/domain/onboarding';
import { canViewOnboarding } from '../../case/onboarding.ts';
import { rowsById } from '../../collections/rows.ts';
import type { ListViewer } from '../parts/list-onboardings.ts';
import { onboardingRows } from '../parts/onboarding-row.ts';
import { type ExportT, exportTexts, portalKeys } from './export-texts.ts';
import { momentCell } from './moment-cell.ts';

/** Rows that are read at once. */
const pageSize = 200;

type Line = OnboardingRow & { readonly reason: string };

export interface OnboardingTable {
  readonly language: Language;
  /** Adds the column of the institution. */
  readonly hasOrg: boolean;
  readonly isArchive: boolean;
}

/** Label of who has to act. */
const partyKeys = {
  institution: portalKeys.gatekeeper,
  client: portalKeys.client,
  desk: portalKeys.intern,
  none: 'waiting-on:none',
} as const satisfies Record<ActingParty, string>;

/** Label of what the client or the institution has to do. */
const waitingKeys = {
  client_access: 'waiting-on:client_access',
  client_corrections: 'waiting-on:client_corrections',
  gatekeeper: portalKeys.gatekeeper,
} as const satisfies Record<WaitingOn, string>;

const waitingKey = ({ status, waitingOn }: OnboardingRow) =>
  waitingOn === '' ? partyKeys[actingPartyOf(status, '')] : waitingKeys[waitingOn];

const columnKeys = {
  client: 'lists:columns.client',
  registrationNumber: 'columns.registration-number',
  country: 'columns.country',
  org: 'onboardings:columns.org',
  type: 'lists:columns.type',
  reference: 'lists:columns.reference',
  number: 'lists:columns.number',
  status: 'onboardings:columns.status',
  waiting: 'onboardings:columns.waiting',
  deadline: 'onboardings:columns.deadline',
  assigned: 'onboardings:columns.assigned',
  updated: 'onboardings:columns.updated',
  outcome: 'archive:columns.outcome',
  reason: 'columns.reason',
  archivedOn: 'archive:archived-on.label',
} as const;
type ColumnName = keyof typeof columnKeys;

const cells: Readonly<Record<ColumnName, (row: Line, t: ExportT) => string>> = {
  client: (row) => row.name,
  // The number of a person is a passport number, which lists do not show.
  registrationNumber: (row) => (row.type === 'business' ? row.registrationNumber : ''),
  country: (row) => row.country,
  org: (row) => row.org.name,
  type: (row, t) => t(`lists:types.${row.type}`),
  reference: (row) => row.reference,
  number: (row) => row.number,
  status: (row, t) => t(`statuses:${row.status}`),
  waiting: (row, t) => t(waitingKey(row)),
  deadline: (row) => row.deadline,
  assigned: (row) => row.assigned?.name ?? '',
  updated: (row) => momentCell(row.updated),
  outcome: (row, t) => (row.outcome === '' ? '' : t(`archive:outcomes.${row.outcome}`)),
  reason: (row) => row.reason,
  archivedOn: (row) => momentCell(row.archivedAt),
};

const ofArchive: readonly ColumnName[] = ['outcome', 'reason', 'archivedOn'];

function columnsOf({ hasOrg, isArchive }: OnboardingTable): ColumnName[] {
  const names = Object.keys(cells) as ColumnName[];
  return names.filter((name) => (name === 'org' ? hasOrg : isArchive || !ofArchive.includes(name)));
}

export function onboardingHeader(table: OnboardingTable): string[] {
  const t = exportTexts(table.language);
  return columnsOf(table).map((name) => t(columnKeys[name]));
}

/** Lines of these onboardings, page by page. If there are more than `most`, a last line says that the list is cut off. */
export async function* onboardingLines(
  viewer: ListViewer,
  ids: readonly string[],
  table: OnboardingTable,
  most: number,
): AsyncGenerator<string[][]> {
  const t = exportTexts(table.language);
  const names = columnsOf(table);
  const end = Math.min(ids.length, most);
  for (let from = 0; from < end; from += pageSize) {
    const page = await linesOf(viewer, ids.slice(from, Math.min(from + pageSize, end)));
    yield page.map((row) => names.map((name) => cells[name](row, t)));
  }
  if (ids.length > most) yield [[t('more-rows', { count: most })]];
}

/** Lines of one page. An onboarding that is no longer visible since the list was read is left out. */
async function linesOf(viewer: ListViewer, ids: readonly string[]): Promise<Line[]> {
  const { records, actor } = viewer;
  const found = await rowsById(records, 'gk_requests', ids);
  const requests = ids.flatMap((id) => found.get(id) ?? []).filter((request) => canViewOnboarding(actor, request));
  const rows = await onboardingRows(viewer, requests);
  return rows.map((row) => ({ ...row, reason: found.get(row.id)?.reason ?? '' }));
}
