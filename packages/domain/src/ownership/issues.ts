import type { EffectiveInterests } from './effective-interest.ts';
import { add, multiply, one, zero } from './fraction.ts';
import { below, edgesInto, sum } from './reach.ts';
import type { OwnershipIssue, OwnershipResult, PersonInterest } from './result.ts';
import { exceedsThreshold, fromShare, isFullyKnown, wholeShare } from './share.ts';
import { clientId, type Structure } from './structure.ts';

interface Findings {
  readonly structure: Structure;
  readonly people: readonly PersonInterest[];
  readonly worth: EffectiveInterests;
  readonly threshold: OwnershipResult['threshold'];
  /** The remaining shares need no owner: they are traded, or the client stated that no person holds enough. */
  readonly excused: boolean;
}

/** Returns everything that makes the result uncertain, errors of single answers first. */
export function issuesOfStructure(findings: Findings): OwnershipIssue[] {
  return [
    ...findings.structure.issues,
    ...overassigned(findings.structure),
    ...closedCircles(findings),
    ...exactShareNeeded(findings),
    ...(findings.excused ? [] : unknownOwners(findings)),
  ];
}

/** Owners that hold more than the whole together. */
function overassigned({ companies, edges, names }: Structure): OwnershipIssue[] {
  return companies.flatMap((company) => {
    const most = Math.max(
      ...(['shares', 'votes'] as const).map((kind) =>
        sum(
          edges.filter((edge) => edge.kind === kind && edge.owned === company),
          'lowest',
        ),
      ),
    );
    if (most <= wholeShare) return [];
    return [{ code: 'too-much' as const, about: company, name: names.get(company) ?? '', share: most }];
  });
}

/** Companies that hold a part of the client and have owners, but no person at any level above them. */
function closedCircles({ structure }: Findings): OwnershipIssue[] {
  const { companies, people, edges, names } = structure;
  const underPeople = below(people, edges);
  const aboveClient = companies.filter((company) => company === clientId || below([company], edges).has(clientId));
  return aboveClient
    .filter((company) => !underPeople.has(company))
    .filter((company) => isFullyKnown(sum(edgesInto(company, edges), 'lowest')) && below([company], edges).has(company))
    .map((company) => ({ code: 'circle-closed' as const, about: company, name: names.get(company) ?? '' }));
}

/** The bands that decide whether a person is a beneficial owner. */
function exactShareNeeded({ structure, people }: Findings): OwnershipIssue[] {
  const { edges, names } = structure;
  const doubtful = people.filter((person) => person.isUbo === 'possible').map((person) => person.id);
  const reached = new Set([...doubtful, ...below(doubtful, edges)]);
  const missing = new Set(structure.issues.map((issue) => issue.about));
  return edges
    .filter((edge) => reached.has(edge.owner) && edge.lowest !== edge.highest && !missing.has(edge.id))
    .map((edge) => ({ code: 'exact-share-needed' as const, about: edge.id, name: names.get(edge.owner) ?? '' }));
}

/** Companies with so many shares without a named owner that an unnamed person could be a beneficial owner. */
function unknownOwners({ structure, worth, threshold }: Findings): OwnershipIssue[] {
  const { companies, edges, names } = structure;
  return companies.flatMap((company) => {
    const known = sum(edgesInto(company, edges), 'stated');
    const rest = wholeShare - known;
    const own = worth.of.get(company) ?? zero;
    const part = company === clientId ? add(one, own) : own;
    if (isFullyKnown(known) || !exceedsThreshold(multiply(fromShare(rest), part), threshold)) return [];
    return [{ code: 'rest-unknown' as const, about: company, name: names.get(company) ?? '', share: rest }];
  });
}
