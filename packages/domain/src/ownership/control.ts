import { controlThreshold } from '../limits.ts';
import { type Bound, votes } from './bounds.ts';
import { type EffectiveInterests, effectiveInterests, type Holding } from './effective-interest.ts';
import { add, type Fraction, one, smaller, zero } from './fraction.ts';
import { exceedsThreshold } from './share.ts';
import { type BoundedEdge, clientId } from './structure.ts';

export interface Control {
  /** Companies that the person controls, `client` included when it is one of them. */
  readonly companies: readonly string[];
  /** Votes in the client of the person and all these companies together; undefined when a circle has no solution. */
  readonly stake: Fraction | undefined;
}

/**
 * Computes what a person controls. A holder of more than half of a company's votes, or a person named as controlling
 * it, disposes of everything that the company holds; control is followed through companies until nothing is added.
 */
export function controlOf(person: string, { edges, holdings, interests }: Voting): Control {
  const group = controlledGroup(person, edges, holdings);
  const companies = [...group].filter((member) => member !== person);
  const alone = companies.every((company) => company === clientId);
  if (!alone) return { companies, stake: stakeOf(group, holdings) };
  return { companies, stake: interests.solved ? smaller(one, interests.of.get(person) ?? zero) : undefined };
}

/** The votes at one end of the bands, and every holder's part of those in the client: the same for all people. */
export interface Voting {
  readonly edges: readonly BoundedEdge[];
  readonly holdings: readonly Holding[];
  readonly interests: EffectiveInterests;
}

export function votingAt(edges: readonly BoundedEdge[], bound: Bound): Voting {
  const holdings = votes(edges, bound);
  return { edges, holdings, interests: effectiveInterests(holdings, clientId) };
}

function controlledGroup(person: string, edges: readonly BoundedEdge[], voting: readonly Holding[]): Set<string> {
  const group = new Set([person]);
  for (let size = 0; size !== group.size; ) {
    size = group.size;
    for (const company of controlledBy(group, edges, voting)) group.add(company);
  }
  return group;
}

function controlledBy(group: ReadonlySet<string>, edges: readonly BoundedEdge[], voting: readonly Holding[]): string[] {
  const named = edges.filter((edge) => edge.kind === 'control' && group.has(edge.owner)).map((edge) => edge.owned);
  const held = new Map<string, Fraction>();
  for (const { owner, owned, share } of voting) {
    if (group.has(owner)) held.set(owned, add(held.get(owned) ?? zero, share));
  }
  const byVotes = [...held].filter(([, sum]) => exceedsThreshold(sum, controlThreshold)).map(([company]) => company);
  return [...named, ...byVotes];
}

/** The group counts as one holder: the holdings of others in its companies are disregarded. */
function stakeOf(group: ReadonlySet<string>, voting: readonly Holding[]): Fraction | undefined {
  const members = [...group].filter((member) => member !== clientId);
  const outside = voting.filter(({ owned }) => owned === clientId || !group.has(owned));
  const interests = effectiveInterests(outside, clientId);
  if (!interests.solved) return undefined;
  return smaller(one, members.map((member) => interests.of.get(member) ?? zero).reduce(add, zero));
}
