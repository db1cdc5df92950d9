import { add, divide, type Fraction, multiply, one, subtract, zero } from './fraction.ts';

/** One exact holding: `owner` has `share` of `owned`. */
export interface Holding {
  readonly owner: string;
  readonly owned: string;
  readonly share: Fraction;
}

/** What one unit of a node is worth in units of the client; see `clientWorth`. */
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
  const solvedRows = new Map<string, Row>();
  for (const node of ownedFirst(rows)) {
    const row = rows.get(node);
    if (row === undefined) continue;
    const reduced = isolate(node, substitute(row, solvedRows));
    if (reduced === undefined) return { of: new Map(), solved: false };
    solvedRows.set(node, reduced);
  }
  return { of: substituteBack(solvedRows), solved: true };
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

/** Owned companies before their owners, so that without circles every row meets only solved ones. */
function ownedFirst(rows: ReadonlyMap<string, Row>): string[] {
  const order: string[] = [];
  const seen = new Set<string>();
  for (const start of rows.keys()) {
    const stack: { node: string; leaving: boolean }[] = [{ node: start, leaving: false }];
    for (let top = stack.pop(); top !== undefined; top = stack.pop()) {
      if (top.leaving) order.push(top.node);
      else if (!seen.has(top.node)) {
        seen.add(top.node);
        stack.push({ node: top.node, leaving: true });
        for (const next of rows.get(top.node)?.factors.keys() ?? []) stack.push({ node: next, leaving: false });
      }
    }
  }
  return order;
}

/** Replaces every factor of an already reduced node by that node's own row. */
function substitute(row: Row, reduced: ReadonlyMap<string, Row>): Row {
  let constant = row.constant;
  const factors = new Map(row.factors);
  for (const [node, known] of reduced) {
    const factor = factors.get(node);
    if (factor === undefined) continue;
    factors.delete(node);
    constant = add(constant, multiply(factor, known.constant));
    for (const [other, part] of known.factors) {
      factors.set(other, add(factors.get(other) ?? zero, multiply(factor, part)));
    }
  }
  return { constant, factors };
}

/** Brings the node's own factor to the left: `(1 − own) × worth = rest`. */
function isolate(node: string, { constant, factors }: Row): Row | undefined {
  const pivot = subtract(one, factors.get(node) ?? zero);
  // All shares are zero or more, so a sum exists only while every pivot stays above zero.
  if (pivot.numerator <= 0n) return undefined;
  const others = [...factors].filter(([other]) => other !== node);
  return {
    constant: divide(constant, pivot),
    factors: new Map(others.map(([other, factor]) => [other, divide(factor, pivot)])),
  };
}

function substituteBack(solvedRows: ReadonlyMap<string, Row>): Map<string, Fraction> {
  const worth = new Map<string, Fraction>();
  for (const [node, { constant, factors }] of [...solvedRows].toReversed()) {
    let value = constant;
    for (const [other, factor] of factors) value = add(value, multiply(factor, worth.get(other) ?? zero));
    worth.set(node, value);
  }
  return worth;
}
