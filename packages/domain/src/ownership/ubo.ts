import { inForce, maxOwnershipEdges, maxOwnershipNodes, uboThreshold } from '../limits.ts';
import type { OwnershipAnswers, Share } from './answers.ts';
import { type Bound, capital } from './bounds.ts';
import { type Control, controlOf, type Voting, votingAt } from './control.ts';
import { type EffectiveInterests, effectiveInterests } from './effective-interest.ts';
import { compare, type Fraction, one, smaller, toText, zero } from './fraction.ts';
import { issuesOfStructure } from './issues.ts';
import { outsidePaths, pathsOf } from './paths.ts';
import { relevantEdges } from './reach.ts';
import type { Interest, OwnershipOptions, OwnershipResult, PersonInterest } from './result.ts';
import { exceedsThreshold, toShare } from './share.ts';
import { clientId, type Structure, structureOf } from './structure.ts';
import { totalsOf } from './totals.ts';

export type {
  Interest,
  OwnedTotal,
  OwnershipIssue,
  OwnershipIssueCode,
  OwnershipOptions,
  OwnershipPath,
  OwnershipResult,
  OwnershipStep,
  PersonInterest,
} from './result.ts';
export { ownershipIssueCodes } from './result.ts';

type Threshold = OwnershipResult['threshold'];

/**
 * Computes exactly who owns or controls the company of a form. People are in the order of the answers. Circles are
 * solved, bands give a lowest and a highest interest, and everything that makes the result uncertain is an issue.
 * Shares are rounded for display only: decisions compare exact fractions with the threshold in force on `today`. The
 * result is JSON.
 */
export function computeOwnership(answers: OwnershipAnswers | undefined, options: OwnershipOptions): OwnershipResult {
  const { share, orMore } = inForce(uboThreshold, options.today);
  const threshold = { share, orMore };
  if (isTooLarge(answers)) return tooLarge(options, threshold);
  const structure = structureOf(answers, options.clientName);
  const live = { ...structure, edges: relevantEdges(structure) };
  const interests = { lowest: interestsAt(live, 'lowest'), highest: interestsAt(live, 'highest') };
  const voting = { lowest: votingAt(live.edges, 'lowest'), highest: votingAt(live.edges, 'highest') };
  const people = live.people.map((id) =>
    personInterest(id, { structure: live, interests: interests, voting, threshold }),
  );
  const standInNeeded = people.every((person) => person.isUbo === 'no');
  const excused = options.listed === true || (standInNeeded && (answers?.nobodyReason ?? '').trim() !== '');
  return {
    people,
    totals: totalsOf(structure),
    issues: issuesOfStructure({ structure, people, worth: interests.lowest, threshold, excused }),
    standInNeeded,
    threshold,
  };
}

function isTooLarge(answers: OwnershipAnswers | undefined): boolean {
  return (answers?.nodes?.length ?? 0) > maxOwnershipNodes || (answers?.edges?.length ?? 0) > maxOwnershipEdges;
}

function tooLarge({ clientName }: OwnershipOptions, threshold: Threshold): OwnershipResult {
  const issues = [{ code: 'too-large' as const, about: clientId, name: clientName }];
  return { people: [], totals: [], issues, standInNeeded: false, threshold };
}

function interestsAt(structure: Structure, bound: Bound): EffectiveInterests {
  return effectiveInterests(capital(structure.edges, bound), clientId);
}

interface Findings {
  readonly structure: Structure;
  readonly interests: Readonly<Record<Bound, EffectiveInterests>>;
  readonly voting: Readonly<Record<Bound, Voting>>;
  readonly threshold: Threshold;
}

function personInterest(id: string, { structure, interests, voting, threshold }: Findings): PersonInterest {
  const { edges } = structure;
  const paths = pathsOf(id, edges);
  const lowest = interests.lowest.solved ? smaller(one, interests.lowest.of.get(id) ?? zero) : zero;
  // A circle without a solution proves nothing about any person with a path to the client.
  const unsolved = paths.length > 0 ? one : zero;
  const highest = interests.highest.solved ? smaller(one, interests.highest.of.get(id) ?? zero) : unsolved;
  const control = { lowest: controlOf(id, voting.lowest), highest: controlOf(id, voting.highest) };
  const surely = reasons(lowest, control.lowest, zero, threshold);
  const perhaps = reasons(highest, control.highest, unsolved, threshold);
  return {
    id,
    name: structure.names.get(id) ?? '',
    lowest: interest(lowest),
    highest: interest(highest),
    controlLowest: interest(control.lowest.stake ?? zero),
    controlHighest: interest(control.highest.stake ?? unsolved),
    direct: directShare(id, structure),
    paths,
    throughCircles: outsidePaths(lowest, paths),
    controls: control.lowest.companies,
    isUbo: surely.length > 0 ? 'yes' : perhaps.length > 0 ? 'possible' : 'no',
    by: surely.length > 0 ? surely : perhaps,
  };
}

/**
 * The grounds on which a person with this interest and control is a beneficial owner. Control is listed where it adds
 * something.
 */
function reasons(held: Fraction, control: Control, unsolved: Fraction, threshold: Threshold): PersonInterest['by'] {
  const stake = control.stake ?? unsolved;
  const masters = control.companies.includes(clientId);
  const byControl = masters || (exceedsThreshold(stake, threshold) && compare(stake, held) !== 0);
  return [
    ...(exceedsThreshold(held, threshold) ? (['ownership'] as const) : []),
    ...(byControl ? (['control'] as const) : []),
  ];
}

function interest(exact: Fraction): Interest {
  return { exact: toText(exact), share: toShare(exact) };
}

function directShare(id: string, { edges }: Structure): Share {
  return edges
    .filter((edge) => edge.kind === 'shares' && edge.owner === id && edge.owned === clientId)
    .reduce((sum, edge) => sum + edge.lowest, 0);
}
