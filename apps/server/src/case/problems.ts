import { checks } from '@dossier/domain/checks';
import type { AcceptedProblem, Problem } from '@dossier/domain/contracts/shared/problem';
import { problemKey } from '@dossier/domain/contracts/shared/problem';
import { strongMatchScore } from '@dossier/domain/limits';
import { fullName, type Reader, type RequestRow, type Row, rowsById } from '../collections/rows.ts';
import { newestStatuses } from './checks.ts';
import { documentsOfVersion } from './documents.ts';
import { entryIdOf } from './entry-id.ts';
import { namesIn } from './people.ts';
import { newestScreenings } from './screenings.ts';
import { frozenOf, type Version } from './versions.ts';

/**
 * What an onboarding is completed despite, each with a reason: rejected documents, rejected or failed checks that no
 * listed document explains, and dismissed matches with a high score. Source: docs/domain.md section 11.
 */
export async function problemsOf(records: Reader, request: RequestRow): Promise<Problem[]> {
  const version = await frozenOf(records, request);
  if (!version) return [];
  const documents = await rejectedDocuments(records, request, version);
  const refused = await refusedChecks(records, request);
  const isExplained = documents.length > 0;
  return [
    ...documents,
    ...refused.filter(({ id }) => !(id === 'documents' && isExplained)),
    ...(await strongMatches(records, request)),
  ];
}

type ProblemOf<Kind extends Problem['kind']> = Extract<Problem, { kind: Kind }>;

async function rejectedDocuments(
  records: Reader,
  request: RequestRow,
  version: Version,
): Promise<ProblemOf<'document'>[]> {
  const all = await documentsOfVersion(records, request, version);
  const rejected = all.filter(({ verification }) => verification === 'rejected' || verification === 'failed');
  const reviewers = await rowsById(
    records,
    'internal_users',
    rejected.map(({ verifiedBy }) => verifiedBy),
  );
  const names = namesIn(version.answers);
  return rejected.map((document) => {
    const reviewer = reviewers.get(document.verifiedBy);
    return {
      kind: 'document',
      id: document.id,
      documentKind: document.kind,
      ownerName: names.get(document.owner) ?? request.client_name,
      doc: document.doc,
      version: document.version,
      by: reviewer ? fullName(reviewer) : '',
      at: document.verifiedAt,
      reason: document.reason,
    };
  });
}

async function refusedChecks(records: Reader, request: RequestRow): Promise<ProblemOf<'check'>[]> {
  const newest = await newestStatuses(records, request.id);
  return checks.flatMap((check): ProblemOf<'check'>[] => {
    const row = newest.get(check);
    if (row?.status !== 'rejected' && row?.status !== 'failed') return [];
    return [{ kind: 'check', id: check, by: row.by_name, at: row.created, reason: row.reason }];
  });
}

async function strongMatches(records: Reader, request: RequestRow): Promise<ProblemOf<'hit'>[]> {
  const hits = [...(await newestScreenings(records, request.id)).values()].flatMap((screening) => screening.hits);
  const strong = hits.filter(({ state, score }) => state === 'false_positive' && score > strongMatchScore);
  const earlier = await rowsById(
    records,
    'gk_requests',
    strong.flatMap((hit) => (hit.earlier ? [hit.earlier.request] : [])),
  );
  return strong.map((hit) => ({
    kind: 'hit',
    id: hit.id,
    name: hit.entry_name,
    list: hit.list,
    score: hit.score,
    entry: entryIdOf(hit),
    isForeign: isForeign(hit, request, earlier),
    by: hit.by_name,
    at: hit.decided_at,
    reason: hit.reason,
  }));
}

/** The decision was carried over from an onboarding of another institution. */
function isForeign(hit: Row<'screening_hits'>, request: RequestRow, earlier: ReadonlyMap<string, RequestRow>): boolean {
  return hit.carried && hit.earlier !== null && earlier.get(hit.earlier.request)?.org !== request.org;
}

type GivenReason = Pick<AcceptedProblem, 'kind' | 'id' | 'reason'>;

/** The problems with the reasons given for them; undefined when one has none. */
export function acceptedProblems(
  problems: readonly Problem[],
  given: readonly GivenReason[],
): AcceptedProblem[] | undefined {
  const reasons = new Map(given.map((one) => [problemKey(one), one.reason]));
  const accepted = problems.flatMap((problem) => {
    const reason = reasons.get(problemKey(problem));
    return reason === undefined ? [] : [accept(problem, reason)];
  });
  return accepted.length === problems.length ? accepted : undefined;
}

function accept(problem: Problem, reason: string): AcceptedProblem {
  const { kind } = problem;
  if (kind === 'document') {
    return { kind, id: problem.id, documentKind: problem.documentKind, ownerName: problem.ownerName, reason };
  }
  if (kind === 'check') return { kind, id: problem.id, reason };
  return { kind, id: problem.id, name: problem.name, list: problem.list, score: problem.score, reason };
}
