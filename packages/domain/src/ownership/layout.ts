import type { OwnershipAnswers, Share } from './answers.ts';
import type { OwnershipResult } from './result.ts';
import { clientId, distinct, nodeName } from './structure.ts';

export interface ChartNode {
  readonly id: string;
  readonly kind: 'person' | 'company' | 'client';
  readonly name: string;
  /** 0 is the client, at the bottom; an owner is above everything it owns. */
  readonly layer: number;
  /** Position in its layer from the left, from 0. */
  readonly order: number;
  readonly isUbo: 'yes' | 'no' | 'possible';
}

export interface ChartEdge {
  readonly id: string;
  readonly owner: string;
  readonly owned: string;
  readonly kind: 'shares' | 'votes' | 'control';
  readonly share: Share | undefined;
  readonly band: { readonly from: Share; readonly to: Share } | undefined;
  /** On a path that makes a person a beneficial owner. */
  readonly decisive: boolean;
  /** Leads up or sideways, back to an owner: closes a circle. */
  readonly back: boolean;
}

export interface Chart {
  readonly nodes: readonly ChartNode[];
  readonly edges: readonly ChartEdge[];
  /** Number of layers, including the client's. */
  readonly layers: number;
  /** Number of nodes in the widest layer. */
  readonly width: number;
}

type Answered = Required<Pick<OwnershipAnswers, 'nodes' | 'edges'>>;

/**
 * Lays out the ownership chart: layers from the client upwards, and an order within each layer that places owners
 * above what they own. Used by the screen and the PDF alike.
 */
export function layoutOwnership(
  answers: OwnershipAnswers | undefined,
  clientName: string,
  result: OwnershipResult,
): Chart {
  const nodes = distinct(answers?.nodes ?? []);
  const known = new Set([clientId, ...nodes.map((node) => node.id)]);
  const edges = (answers?.edges ?? []).filter((edge) => known.has(edge.owner) && known.has(edge.owned));
  const layer = layersOf({ nodes, edges });
  const order = ordersOf({ nodes, edges }, layer);
  const verdict = new Map(result.people.map((person) => [person.id, person.isUbo]));
  const place = (id: string) => ({
    layer: layer.get(id) ?? 0,
    order: order.get(id) ?? 0,
    isUbo: verdict.get(id) ?? 'no',
  });
  const decisive = decisiveHoldings(result);
  return {
    nodes: [
      { id: clientId, kind: 'client', name: clientName, ...place(clientId) },
      ...nodes.map((node): ChartNode => ({ id: node.id, kind: node.kind, name: nodeName(node), ...place(node.id) })),
    ],
    edges: edges.map(({ id, owner, owned, kind, share, band }) => ({
      id,
      owner,
      owned,
      kind,
      share,
      band,
      decisive: decisive.has(`${owner} ${owned}`),
      back: (layer.get(owner) ?? 0) <= (layer.get(owned) ?? 0),
    })),
    layers: Math.max(...layer.values()) + 1,
    width: Math.max(...order.values()) + 1,
  };
}

/** The longest path down to the client without a repeated node, found by raising owners; nodes of a circle stop rising. */
function layersOf({ nodes, edges }: Answered): Map<string, number> {
  const layer = new Map([...nodes.map((node): [string, number] => [node.id, 1]), [clientId, 0]]);
  const forward = withoutCircles(edges);
  for (let changed = true; changed; ) {
    changed = false;
    for (const { owner, owned } of forward) {
      const least = (layer.get(owned) ?? 0) + 1;
      if ((layer.get(owner) ?? 0) >= least) continue;
      layer.set(owner, least);
      changed = true;
    }
  }
  return layer;
}

/** The edges without those that close a circle, from the client upwards. */
function withoutCircles(edges: Answered['edges']): Answered['edges'] {
  const owners = Map.groupBy(edges, (edge) => edge.owned);
  const kept: Answered['edges'] = [];
  const state = new Map<string, 'open' | 'done'>();
  const maxLayer = (node: string): void => {
    state.set(node, 'open');
    for (const edge of owners.get(node) ?? []) {
      if (state.get(edge.owner) === 'open') continue;
      kept.push(edge);
      if (!state.has(edge.owner)) maxLayer(edge.owner);
    }
    state.set(node, 'done');
  };
  for (const start of [clientId, ...owners.keys()]) if (!state.has(start)) maxLayer(start);
  return kept;
}

/** Orders each layer by the mean position of what its nodes own, layer by layer upwards; ties in the order of the answers. */
function ordersOf({ nodes, edges }: Answered, layer: ReadonlyMap<string, number>): Map<string, number> {
  const order = new Map([[clientId, 0]]);
  const owned = Map.groupBy(edges, (edge) => edge.owner);
  const byLayer = Map.groupBy(nodes, (node) => layer.get(node.id) ?? 0);
  for (const level of [...byLayer.keys()].sort((a, b) => a - b)) {
    const middle = (id: string) => {
      const below = (owned.get(id) ?? []).filter((edge) => (layer.get(edge.owned) ?? 0) < level);
      return below.reduce((sum, edge) => sum + (order.get(edge.owned) ?? 0), 0) / Math.max(1, below.length);
    };
    const row = (byLayer.get(level) ?? [])
      .map((node) => ({ id: node.id, at: middle(node.id) }))
      .sort((a, b) => a.at - b.at);
    for (const [place, { id }] of row.entries()) order.set(id, place);
  }
  return order;
}

/** `owner owned` of every step on a path of a beneficial owner. */
function decisiveHoldings({ people }: OwnershipResult): Set<string> {
  const steps = people
    .filter((person) => person.isUbo === 'yes')
    .flatMap((person) => person.paths.flatMap((path) => path.steps));
  return new Set(steps.map((step) => `${step.owner} ${step.owned}`));
}
