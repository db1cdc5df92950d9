import { circlesOf } from './circles.ts';
import { add, type Fraction, multiply, zero } from './fraction.ts';
import { solve } from './linear.ts';

/** One exact holding: `owner` has `share` of `owned`. */
export interface Holding {
  readonly owner: string;
  readonly owned: string;
  readonly share: Fraction;
}

/** The interest of every node in the client; see `effectiveInterests`. */
export interface EffectiveInterests {
  /** Per node: the sum over all its paths to the client of their products. For the client itself: its circular holdings. */
  readonly of: ReadonlyMap<string, Fraction>;
  /** False when a circle of companies owns itself completely (or more), so that no sum exists. */
  readonly solved: boolean;
}

/**
 * Computes the interest of every node in `client`, over all paths of any length, circles included: the exact solution
 * of `interest(n) = Σ share(n, m) × (interest(m) + [m is the client])`.
 * @returns nodes without a path to the client are missing from the map; an unsolvable circle gives `solved: false`
 * and no usable figures
 */
export function effectiveInterests(holdings: readonly Holding[], client: string): EffectiveInterests {
  const rows = equations(holdings, client);
  const interests = new Map<string, Fraction>();
  for (const circle of circlesOf(rows.keys(), (node) => rows.get(node)?.factors.keys() ?? [])) {
    const found = interestsInCircle(circle, rows, interests);
    if (found === undefined) return { of: new Map(), solved: false };
    for (const [at, node] of circle.entries()) interests.set(node, found[at] ?? zero);
  }
  return { of: interests, solved: true };
}

/** `constant + Σ factor × interest(node)`. */
interface Row {
  constant: Fraction;
  factors: Map<string, Fraction>;
}

function equations(holdings: readonly Holding[], client: string): Map<string, Row> {
  const relevant = nodesReaching(holdings, client);
  const rows = new Map<string, Row>();
  for (const { owner, owned, share } of holdings) {
    if (owned !== client && !relevant.has(owned)) continue;
    const row = rows.get(owner) ?? { constant: zero, factors: new Map() };
    if (owned === client) row.constant = add(row.constant, share);
    if (relevant.has(owned)) row.factors.set(owned, add(row.factors.get(owned) ?? zero, share));
    rows.set(owner, row);
  }
  return rows;
}

/** Every node with a path to the client; the client too when it is part of a circle. */
function nodesReaching(holdings: readonly Holding[], client: string): Set<string> {
  const owners = Map.groupBy(holdings, (holding) => holding.owned);
  const found = new Set<string>();
  const open = [client];
  for (let node = open.pop(); node !== undefined; node = open.pop()) {
    for (const { owner } of owners.get(node) ?? []) {
      if (found.has(owner)) continue;
      found.add(owner);
      open.push(owner);
    }
  }
  return found;
}

/** The interests of the members of one circle, given those of everything below it. */
function interestsInCircle(
  circle: readonly string[],
  rows: ReadonlyMap<string, Row>,
  known: ReadonlyMap<string, Fraction>,
): Fraction[] | undefined {
  const constants = circle.map((node) => {
    const row = rows.get(node);
    const below = [...(row?.factors ?? [])].map(([other, factor]) => multiply(factor, known.get(other) ?? zero));
    return below.reduce(add, row?.constant ?? zero);
  });
  const factors = circle.map((node) => circle.map((other) => rows.get(node)?.factors.get(other) ?? zero));
  return solve(factors, constants);
}
