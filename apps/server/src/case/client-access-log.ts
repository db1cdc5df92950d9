import {
  type AccessAction,
  type AccessParty,
  accessActions,
  accessParties,
  type ClientAccessKind,
  clientAccessKinds,
} from '@dossier/domain/access-log';
import type { AccessLog } from '@dossier/domain/contracts/answers/client';
import { type DocumentKind, parseDocumentKind } from '@dossier/domain/documents';
import type { PortalName } from '@dossier/domain/portal';
import type { Reader, RequestRow, Row } from '../collections/rows.ts';

/** Newest entries of an onboarding that its client reads. */
const mostEntries = 10_000;

type Entry = Row<'access_log'>;
export type AccessDay = AccessLog['days'][number];
type Line = AccessDay['lines'][number];
type Part = Line['parts'][number];

const shown = clientAccessKinds.map((kind) => `kind = "${kind}"`).join(' || ');

/**
 * The access log of an onboarding as its client reads it, newest day first: a line per day, party and action, without
 * employees and counts, and without kinds of their own for internal work.
 * @param names of persons by id
 */
export async function clientAccessLog(
  records: Reader,
  request: Pick<RequestRow, 'id'>,
  names: ReadonlyMap<string, string>,
): Promise<AccessDay[]> {
  const sort = { sort: '-day,-@rowid', limit: mostEntries };
  const entries = await records.find('access_log', `request = {:request} && (${shown})`, { request: request.id }, sort);
  return [...Map.groupBy(entries, ({ day }) => day)].map(([day, ofDay]) => ({ day, lines: linesOf(ofDay, names) }));
}

/** The party whose staff use a portal; clients read no data by it that is recorded. */
const parties: Readonly<Record<PortalName, AccessParty | undefined>> = {
  gatekeeper: 'institution',
  intern: 'desk',
  client: undefined,
};

/** The party whose staff acted; undefined for clients and Dossier itself. */
export const partyOf = ({ portal }: { readonly portal: PortalName | '' }): AccessParty | undefined =>
  portal === '' ? undefined : parties[portal];

/** Always in the same order, whatever was read first. */
function linesOf(entries: readonly Entry[], names: ReadonlyMap<string, string>): Line[] {
  const cells = accessParties.flatMap((by) => accessActions.map((action): [AccessParty, AccessAction] => [by, action]));
  return cells.flatMap(([by, action]) => {
    const own = entries.filter((entry) => partyOf(entry) === by && entry.action === action);
    const parts = clientAccessKinds.flatMap((kind) => partsOf(own, kind, names));
    return parts.length > 0 ? [{ by, action, parts }] : [];
  });
}

function partsOf(entries: readonly Entry[], kind: ClientAccessKind, names: ReadonlyMap<string, string>): Part[] {
  const parts = entries.filter((entry) => entry.kind === kind).map((entry) => partOf(entry, kind, names));
  const once = new Map(parts.map((part) => [`${part.document} ${part.ownerName}`, part]));
  return [...once].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, part]) => part);
}

function partOf({ detail, person }: Entry, kind: ClientAccessKind, names: ReadonlyMap<string, string>): Part {
  const isDocument = kind === 'document' && parseDocumentKind(detail) !== undefined;
  return { kind, document: isDocument ? (detail as DocumentKind) : '', ownerName: names.get(person) ?? '' };
}
