import type { Share } from '../kyc-form/answers.ts';
import { maxShownPaths } from '../limits.ts';
import { add, type Fraction, fromText, multiply, one, subtract, toText, zero } from './fraction.ts';
import type { OwnershipPath } from './result.ts';
import { fromShare, toShare } from './share.ts';
import { type BoundedEdge, clientId } from './structure.ts';

/** Steps that the search may take: a net of circles has more dead ends than anybody wants to read. */
const maxSearchSteps = 2_000;

/** The paths of shares from a person to the client that meet no company twice, at most `maxShownPaths`, largest first. */
export function pathsOf(person: string, edges: readonly BoundedEdge[]): OwnershipPath[] {
  const owned = Map.groupBy(
    edges.filter((edge) => edge.kind === 'shares'),
    (edge) => edge.owner,
  );
  const found: OwnershipPath[] = [];
  let steps = 0;
  const walk = (node: string, trail: readonly BoundedEdge[]): void => {
    for (const edge of owned.get(node) ?? []) {
      steps += 1;
      if (steps > maxSearchSteps || found.length >= maxShownPaths) return;
      if (edge.owned === clientId) found.push(pathOf([...trail, edge]));
      else if (edge.owned !== person && !trail.some((step) => step.owner === edge.owned)) {
        walk(edge.owned, [...trail, edge]);
      }
    }
  };
  walk(person, []);
  return found.sort((a, b) => b.lowest - a.lowest || a.steps.length - b.steps.length);
}

/** What of an interest is in none of these paths. */
export function outsidePaths(interest: Fraction, paths: readonly OwnershipPath[]): Share {
  const listed = paths.map((path) => fromText(path.exact)).reduce(add, zero);
  return Math.max(0, toShare(subtract(interest, listed)));
}

function pathOf(trail: readonly BoundedEdge[]): OwnershipPath {
  const lowest = trail.map((edge) => fromShare(edge.lowest)).reduce(multiply, one);
  const highest = trail.map((edge) => fromShare(edge.highest)).reduce(multiply, one);
  const steps = trail.map(({ owner, owned, share, lowest, highest }) => ({ owner, owned, share, lowest, highest }));
  return { steps, exact: toText(lowest), lowest: toShare(lowest), highest: toShare(highest) };
}
