import type { CheckStatus } from '@dossier/domain/checks';
import type { OwnershipAnswers, PeopleAnswers } from '@dossier/domain/kyc-form/answers';
import { isUndecided } from '@dossier/domain/screening';
import type { Reader, RequestRow, Row } from '../collections/rows.ts';
import { frozenOf, type Version } from './versions.ts';

export interface ScreeningTarget {
  readonly kind: 'company' | 'person';
  /** `subject`, a person's id, or an ownership node's id. */
  readonly target: string;
  readonly name: string;
}

/** Who must be screened in an onboarding: the subject, the companies above it, its owners and its people. */
export async function screeningTargets(
  records: Reader,
  request: RequestRow,
  given?: Version,
): Promise<ScreeningTarget[]> {
  const subject = { kind: subjectKind(request), target: 'subject', name: request.client_name };
  if (request.type === 'individual') return [subject];
  const version = given ?? (await frozenOf(records, request));
  const nodes = (version?.answers.ownership as OwnershipAnswers | undefined)?.nodes ?? [];
  const people = (version?.answers.people as PeopleAnswers | undefined)?.people ?? [];
  const owners = nodes.map(({ id, kind, name = '', firstName, lastName }): ScreeningTarget => {
    return { kind, target: id, name: kind === 'company' ? name : full(firstName, lastName) };
  });
  const associated = people.map(({ id, firstName, lastName }): ScreeningTarget => {
    return { kind: 'person', target: id, name: full(firstName, lastName) };
  });
  // By kind and id: a client chooses the ids, so a person with the id of a company must not replace that company.
  const targets = new Map([...owners, ...associated].map((one) => [`${one.kind}:${one.target}`, one]));
  return [subject, ...targets.values()];
}

const subjectKind = (request: RequestRow) => (request.type === 'business' ? ('company' as const) : ('person' as const));
const full = (first = '', last = '') => `${first} ${last}`.trim();

/** Error of a result that found more entries than are stored. */
export const tooMany = 'too-many-hits';

export interface CaseScreening {
  readonly row: Row<'statuses_screening'>;
  readonly hits: readonly Row<'screening_hits'>[];
  /** The status that follows from the result and the decisions about its hits. */
  readonly status: Extract<CheckStatus, 'pending' | 'clear' | 'failed'>;
  readonly openHits: number;
}

/** The newest screening of each target, by `kind:target`. */
export async function newestScreenings(records: Reader, request: string): Promise<Map<string, CaseScreening>> {
  const rows = await records.find(
    'statuses_screening',
    'request = {:request}',
    { request },
    { sort: 'created,@rowid' },
  );
  const hits = await records.find('screening_hits', 'request = {:request}', { request }, { sort: '-score,id' });
  const byScreening = Map.groupBy(hits, (hit) => hit.screening);
  const newest = new Map(rows.map((row) => [`${row.kind}:${row.target}`, row]));
  const since = await beingScreenedSince(records, request);
  return new Map(
    [...newest].map(([key, row]) => {
      const judged = judge(row, byScreening.get(row.id) ?? []);
      // A clear result from before the form was submitted again does not cover its current answers.
      const isStale = since !== '' && row.created < since && judged.status === 'clear';
      return [key, isStale ? { ...judged, status: 'pending' as const } : judged];
    }),
  );
}

/** Number of undecided hits in the newest screenings of an onboarding. */
export async function countOpenHits(records: Reader, request: string): Promise<number> {
  const screenings = [...(await newestScreenings(records, request)).values()];
  return screenings.reduce((sum, screening) => sum + screening.openHits, 0);
}

/** The newest run over all targets of an onboarding. */
export function newestScreeningRun(
  records: Pick<Reader, 'first'>,
  request: string,
): Promise<Row<'screening_runs'> | undefined> {
  return records.first('screening_runs', 'request = {:request}', { request }, { sort: '-created,-@rowid' });
}

/** Creation time of the run that has not ended yet; '' when there is none. */
async function beingScreenedSince(records: Reader, request: string): Promise<string> {
  const filter = 'request = {:request} && (state = "waiting" || state = "running")';
  const run = await records.first('screening_runs', filter, { request }, { sort: '-created,-@rowid' });
  return run?.created ?? '';
}

/** Clear means without open or true hits; a true match fails; an unavailable provider leaves it pending. */
function judge(row: Row<'statuses_screening'>, hits: readonly Row<'screening_hits'>[]): CaseScreening {
  const openHits = hits.filter(isUndecided).length;
  const isTrue = hits.some((hit) => hit.state === 'true_match');
  return { row, hits, openHits, status: statusOf(row, { openHits, isTrue, any: hits.length > 0 }) };
}

function statusOf(
  row: Row<'statuses_screening'>,
  { openHits, isTrue, any }: { openHits: number; isTrue: boolean; any: boolean },
): CaseScreening['status'] {
  if (isTrue) return 'failed';
  // Some matches are not stored, so deciding the stored ones does not clear the name.
  if (openHits > 0 || row.error === tooMany) return 'pending';
  if (any) return 'clear';
  return row.status;
}

/** The status of a screening check over all its targets. */
export function screeningStatusOf(
  kind: 'company' | 'person',
  targets: readonly ScreeningTarget[],
  screenings: ReadonlyMap<string, CaseScreening>,
): CaseScreening['status'] {
  const own = targets.filter((target) => target.kind === kind);
  const statuses = own.map(({ target }) => screenings.get(`${kind}:${target}`)?.status ?? 'pending');
  if (statuses.length === 0 || statuses.includes('pending')) return 'pending';
  return statuses.includes('failed') ? 'failed' : 'clear';
}
