import { maxShownPaths } from '../limits.ts';
import type { Share } from './answers.ts';
import type { Bound } from './bounds.ts';
import { add, type Fraction, fraction, fromText, subtract, toText, zero } from './fraction.ts';
import { above } from './reach.ts';
import type { OwnershipPath } from './result.ts';
import { toShare, wholeShare } from './share.ts';
import { type BoundedEdge, clientId } from './structure.ts';

/** Maximum number of search steps: a net of circles has exponentially many paths. */
const maxSearchSteps = 2_000;

/**
 * Returns the paths from a person to the client without a repeated company, largest first. At most `maxShownPaths`,
 * the shortest ones when there are more.
 */
export function pathsOf(person: string, edges: readonly BoundedEdge[]): OwnershipPath[] {
  const shares = edges.filter((edge) => edge.kind === 'shares');
  const towardsClient = above(clientId, shares);
  const owned = Map.groupBy(
    shares.filter((edge) => edge.owned === clientId || towardsClient.has(edge.owned)),
    (edge) => edge.owner,
  );
  const found: OwnershipPath[] = [];
  const open: BoundedEdge[][] = [[]];
  for (let at = 0; at < open.length && at < maxSearchSteps && found.length < maxShownPaths; at += 1) {
    const trail = open[at] ?? [];
    for (const edge of owned.get(trail.at(-1)?.owned ?? person) ?? []) {
      if (edge.owned === clientId) found.push(pathOf([...trail, edge]));
      else if (edge.owned !== person && !trail.some((step) => step.owner === edge.owned)) open.push([...trail, edge]);
    }
  }
  return found.slice(0, maxShownPaths).sort((a, b) => b.lowest - a.lowest || a.steps.length - b.steps.length);
}

/** The part of an interest that is in none of these paths. */
export function outsidePaths(interest: Fraction, paths: readonly OwnershipPath[]): Share {
  const listed = paths.map((path) => fromText(path.exact)).reduce(add, zero);
  return Math.max(0, toShare(subtract(interest, listed)));
}

function pathOf(trail: readonly BoundedEdge[]): OwnershipPath {
  const lowest = product(trail, 'lowest');
  const highest = product(trail, 'highest');
  const steps = trail.map(({ owner, owned, share, lowest, highest }) => ({ owner, owned, share, lowest, highest }));
  return { steps, exact: toText(lowest), lowest: toShare(lowest), highest: toShare(highest) };
}

/** Multiplies first and reduces once: reducing after every step is expensive on long paths. */
function product(trail: readonly BoundedEdge[], of: Bound): Fraction {
  const numerator = trail.reduce((whole, edge) => whole * BigInt(edge[of]), 1n);
  return fraction(numerator, BigInt(wholeShare) ** BigInt(trail.length));
}
