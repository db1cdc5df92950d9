import { wholeShare } from './share.ts';
import type { BoundedEdge, Structure } from './structure.ts';

/** Everything that is owned by these, directly or further down. */
export function below(start: readonly string[], edges: readonly BoundedEdge[]): Set<string> {
  const owned = Map.groupBy(edges, (edge) => edge.owner);
  const found = new Set<string>();
  const open = [...start];
  for (let node = open.pop(); node !== undefined; node = open.pop()) {
    for (const edge of owned.get(node) ?? []) {
      if (found.has(edge.owned)) continue;
      found.add(edge.owned);
      open.push(edge.owned);
    }
  }
  return found;
}

/** Everything that owns this, directly or further up. */
export function above(start: string, edges: readonly BoundedEdge[]): Set<string> {
  return below(
    [start],
    edges.map((edge) => ({ ...edge, owner: edge.owned, owned: edge.owner })),
  );
}

export function edgesInto(company: string, edges: readonly BoundedEdge[]): BoundedEdge[] {
  return edges.filter((edge) => edge.kind === 'shares' && edge.owned === company);
}

export function sum(edges: readonly BoundedEdge[], of: 'lowest' | 'highest' | 'stated'): number {
  return edges.reduce((total, edge) => total + edge[of], 0);
}

/**
 * Edges that somebody outside can stand behind: of a person, or of a company that is not wholly spoken for. What is
 * left out are circles of companies that own each other whole; nobody gains by them and their sums do not end.
 */
export function liveEdges({ people, companies, edges }: Structure): BoundedEdge[] {
  const open = companies.filter((company) => sum(edgesInto(company, edges), 'lowest') < wholeShare);
  const roots = [...people, ...open];
  const live = new Set([...roots, ...below(roots, edges)]);
  return edges.filter((edge) => live.has(edge.owner));
}
