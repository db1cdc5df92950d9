import type { Holding } from './effective-interest.ts';
import type { Fraction } from './fraction.ts';
import { fromShare } from './share.ts';
import type { BoundedEdge } from './structure.ts';

/** The end of every band that is used. */
export type Bound = 'lowest' | 'highest';

/** Shares of the capital. */
export function capital(edges: readonly BoundedEdge[], bound: Bound): Holding[] {
  return edges.filter((edge) => edge.kind === 'shares').map((edge) => holding(edge, bound));
}

/** Votes: as answered for a company, or equal to its shares when nothing was answered. */
export function votes(edges: readonly BoundedEdge[], bound: Bound): Holding[] {
  const withVotes = new Set(edges.filter((edge) => edge.kind === 'votes').map((edge) => edge.owned));
  return edges
    .filter((edge) => edge.kind === (withVotes.has(edge.owned) ? 'votes' : 'shares'))
    .map((edge) => holding(edge, bound));
}

function holding(edge: BoundedEdge, bound: Bound): Holding {
  const share: Fraction = fromShare(edge[bound]);
  return { owner: edge.owner, owned: edge.owned, share };
}
