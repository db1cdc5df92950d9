import { circlesOf } from './circles.ts';
import { add, type Fraction, multiply, zero } from './fraction.ts';
import { solve } from './linear.ts';

/** One exact holding: `owner` has `share` of `owned`. */
export interface Holding {
  readonly owner: string;
  readonly owned: string;
  readonly share: Fraction;
}

/** What everybody holds of the client; see `clientWorth`. */
export interface Worth {
  /** Per node: the sum over all its paths to the client of their products. The client itself: its circles back. */
  readonly of: ReadonlyMap<string, Fraction>;
  /** False when a circle of companies owns itself whole (or more), so that no sum exists. */
  readonly solved: boolean;
}

/**
 * For every node the part of `client` that it holds, over all paths however long, circles included: the exact
 * solution of `worth(n) = Σ share(n, m) × (worth(m) + [m is the client])`.
 * Shape: nodes without a path to the client are missing from the map.
 * Errors: an unsolvable circle gives `solved: false` and no usable figures.
 */
export function clientWorth(holdings: readonly Holding[], client: string): Worth {
  const rows = equations(holdings, client);
  const worth = new Map<string, Fraction>();
  for (const circle of circlesOf(rows.keys(), (node) => rows.get(node)?.factors.keys() ?? [])) {
    const found = worthInCircle(circle, rows, worth);
    if (found === undefined) return { of: new Map(), solved: false };
    for (const [at, node] of circle.entries()) worth.set(node, found[at] ?? zero);
  }
  return { of: worth, solved: true };
}

/** `constant + Σ factor × worth(node)`. */
interface Row {
  constant: Fraction;
  factors: Map<string, Fraction>;
}

function equations(holdings: readonly Holding[], client: string): Map<string, Row> {
  const relevant = reaching(holdings, client);
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

/** Every node with a path to the client; the client too when it lies on a circle. */
function reaching(holdings: readonly Holding[], client: string): Set<string> {
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

/** The worth of the members of one circle, once everything below it is known. */
function worthInCircle(
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
