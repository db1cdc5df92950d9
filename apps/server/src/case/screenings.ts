import type { CheckStatus } from '@dossier/domain/checks';
import type { OwnershipAnswers, PeopleAnswers } from '@dossier/domain/kyc-form/answers';
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
  const targets = new Map<string, ScreeningTarget>();
  for (const { id, kind, name, firstName, lastName } of nodes) {
    targets.set(id, { kind, target: id, name: kind === 'company' ? (name ?? '') : full(firstName, lastName) });
  }
  for (const { id, firstName, lastName } of people) {
    targets.set(id, { kind: 'person', target: id, name: full(firstName, lastName) });
  }
  return [subject, ...targets.values()];
}

const subjectKind = (request: RequestRow) => (request.type === 'business' ? ('company' as const) : ('person' as const));
const full = (first = '', last = '') => `${first} ${last}`.trim();

/** What a result says that found more entries than are kept. */
export const tooMany = 'too-many-hits';

export interface Screening {
  readonly row: Row<'statuses_screening'>;
  readonly hits: readonly Row<'screening_hits'>[];
  /** The result with the decisions about its hits counted in. */
  readonly status: Extract<CheckStatus, 'pending' | 'clear' | 'failed'>;
  readonly openHits: number;
}

/** The newest screening of each target, by `kind:target`. */
export async function newestScreenings(records: Reader, request: string): Promise<Map<string, Screening>> {
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
      // What was clear before the form was sent again says nothing about what is in it now.
      const isBehind = since !== '' && row.created < since && judged.status === 'clear';
      return [key, isBehind ? { ...judged, status: 'pending' as const } : judged];
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

/** Clear means without open or true hits; a true match fails; a provider that was down stays pending. */
function judge(row: Row<'statuses_screening'>, hits: readonly Row<'screening_hits'>[]): Screening {
  const openHits = hits.filter((hit) => hit.state === 'open' || hit.state === 'unsure').length;
  const isTrue = hits.some((hit) => hit.state === 'true_match');
  return { row, hits, openHits, status: statusOf(row, { openHits, isTrue, any: hits.length > 0 }) };
}

function statusOf(
  row: Row<'statuses_screening'>,
  { openHits, isTrue, any }: { openHits: number; isTrue: boolean; any: boolean },
): Screening['status'] {
  if (isTrue) return 'failed';
  // Not all that was found is kept: what is kept being decided does not clear the name.
  if (openHits > 0 || row.error === tooMany) return 'pending';
  if (any) return 'clear';
  return row.status;
}

/** The word of a screening check over all its targets. */
export function screeningStatusOf(
  kind: 'company' | 'person',
  targets: readonly ScreeningTarget[],
  screenings: ReadonlyMap<string, Screening>,
): Screening['status'] {
  const own = targets.filter((target) => target.kind === kind);
  const words = own.map(({ target }) => screenings.get(`${kind}:${target}`)?.status ?? 'pending');
  if (words.length === 0 || words.includes('pending')) return 'pending';
  return words.includes('failed') ? 'failed' : 'clear';
}
