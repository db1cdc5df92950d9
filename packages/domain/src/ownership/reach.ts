import { wholeShare } from './share.ts';
import type { BoundedEdge, Structure } from './structure.ts';

/** Returns everything that is owned by these, directly or indirectly. */
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

/** Returns everything that owns this, directly or indirectly. */
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
 * Edges behind which an outside owner is possible: of a person, or of a company whose shares are not fully assigned.
 * Leaves out circles of companies that own each other completely; they benefit no person and their sums diverge.
 */
export function relevantEdges({ people, companies, edges }: Structure): BoundedEdge[] {
  const open = companies.filter((company) => sum(edgesInto(company, edges), 'lowest') < wholeShare);
  const roots = [...people, ...open];
  const live = new Set([...roots, ...below(roots, edges)]);
  return edges.filter((edge) => live.has(edge.owner));
}
