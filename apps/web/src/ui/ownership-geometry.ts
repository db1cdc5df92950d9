import type { Chart, ChartEdge, ChartNode } from '@dossier/domain/ownership/layout';

/** Sizes of boxes and gaps. Unit: pixels of the drawing. */
export interface ChartSizes {
  readonly width: number;
  readonly height: number;
  readonly between: number;
  readonly layers: number;
  readonly lane: number;
  readonly port: number;
  readonly track: number;
  /** Space for the lines that lead back up. */
  readonly back: number;
}

/** For desktop: two text lines per box. */
export const deskSizes = {
  width: 188,
  height: 58,
  between: 28,
  layers: 64,
  lane: 28,
  port: 44,
  track: 10,
  back: 14,
} as const satisfies ChartSizes;

/** For a phone: three boxes in a row are readable. */
export const phoneSizes = {
  width: 116,
  height: 44,
  between: 10,
  layers: 52,
  lane: 24,
  port: 30,
  track: 8,
  back: 10,
} as const satisfies ChartSizes;

const edgeOfDrawing = 2;

/** About the width of a share, such as "100%", with the line visible on both sides. Unit: pixels of the drawing. */
const labelWidth = 48;

export interface PlacedBox extends ChartNode {
  readonly x: number;
  readonly y: number;
}

export interface PlacedLine {
  readonly edge: ChartEdge;
  /** SVG path data. */
  readonly path: string;
  readonly label: { readonly x: number; readonly y: number };
}

export interface Drawing {
  readonly width: number;
  readonly height: number;
  readonly boxes: readonly PlacedBox[];
  readonly lines: readonly PlacedLine[];
}

/** A box of a layer, or the lane of a holding that skips it. */
interface Item {
  readonly id: string;
  readonly layer: number;
  readonly width: number;
  readonly order: number;
  centre: number;
}

/** One holding between two adjacent layers. */
interface Hop {
  readonly edge: ChartEdge;
  readonly upper: Item;
  readonly lower: Item;
  readonly isFirst: boolean;
  readonly isLast: boolean;
}

/**
 * Positions of boxes and lines. A holding that skips a layer gets a lane of its own there, so that no line runs
 * behind a box.
 */
export function drawChart(chart: Chart, sizes: ChartSizes): Drawing {
  const items = new Map<string, Item>(
    chart.nodes.map(({ id, layer, order }) => [id, { id, layer, order, width: sizes.width, centre: 0 }]),
  );
  const hops = chart.edges.filter((edge) => !edge.back).flatMap((edge) => hopsOf(edge, items, sizes));
  placeRows(chart.layers, items, hops, sizes);
  const leftmost = Math.min(...[...items.values()].map((item) => item.centre - item.width / 2));
  for (const item of items.values()) item.centre += edgeOfDrawing - leftmost;
  const yOf = (layer: number) => (chart.layers - 1 - layer) * (sizes.height + sizes.layers) + edgeOfDrawing;
  const boxes = chart.nodes.map((node) => ({
    ...node,
    x: (items.get(node.id)?.centre ?? 0) - sizes.width / 2,
    y: yOf(node.layer),
  }));
  const backs = chart.edges.filter((edge) => edge.back);
  const right = Math.max(...[...items.values()].map((item) => item.centre + item.width / 2));
  return {
    width: right + edgeOfDrawing + (backs.length > 0 ? 64 : 0),
    height: yOf(0) + sizes.height + edgeOfDrawing,
    boxes,
    lines: [
      ...downLines(hops, yOf, sizes),
      ...backs.map((edge, index) => backLine(edge, boxes, right + sizes.back + index * 8, sizes)),
    ],
  };
}

function hopsOf(edge: ChartEdge, items: Map<string, Item>, sizes: ChartSizes): Hop[] {
  const owner = items.get(edge.owner);
  const owned = items.get(edge.owned);
  if (!owner || !owned) return [];
  const chain: Item[] = [owner];
  for (let layer = owner.layer - 1; layer > owned.layer; layer -= 1) {
    const lane = { id: `${edge.id} ${layer}`, layer, order: owner.order, width: sizes.lane, centre: 0 };
    items.set(lane.id, lane);
    chain.push(lane);
  }
  chain.push(owned);
  return chain.slice(1).flatMap((lower, index): Hop[] => {
    const upper = chain[index];
    return upper ? [{ edge, upper, lower, isFirst: index === 0, isLast: lower === owned }] : [];
  });
}

/** Number of iterations that move rows towards the nodes they are connected to. */
const rounds = 4;

/** From the client upwards: places every node near the middle of what it owns, then also of its owners, without overlap. */
function placeRows(layers: number, items: ReadonlyMap<string, Item>, hops: readonly Hop[], sizes: ChartSizes): void {
  const below = Map.groupBy(hops, (hop) => hop.upper.id);
  const above = Map.groupBy(hops, (hop) => hop.lower.id);
  const lower = (item: Item) => (below.get(item.id) ?? []).map((hop) => hop.lower.centre);
  const upper = (item: Item) => (above.get(item.id) ?? []).map((hop) => hop.upper.centre);
  const rows = Array.from({ length: layers }, (_, layer) => [...items.values()].filter((item) => item.layer === layer));
  for (const row of rows) {
    const wish = new Map(row.map((item) => [item.id, middle(lower(item))]));
    row.sort((a, b) => (wish.get(a.id) ?? 0) - (wish.get(b.id) ?? 0) || a.order - b.order);
    spread(
      row,
      row.map((item) => wish.get(item.id) ?? 0),
      sizes,
    );
  }
  for (let round = 0; round < rounds; round += 1) {
    for (const row of rows) {
      const wishes = row.map((item) => {
        const ties = [...lower(item), ...upper(item)];
        return ties.length === 0 ? item.centre : middle(ties);
      });
      spread(row, wishes, sizes);
    }
  }
}

function spread(row: readonly Item[], wishes: readonly number[], sizes: ChartSizes): void {
  let free = Number.NEGATIVE_INFINITY;
  for (const [index, item] of row.entries()) {
    item.centre = Math.max(wishes[index] ?? 0, free + item.width / 2);
    free = item.centre + item.width / 2 + sizes.between;
  }
  const shift = middle(row.map((item, index) => (wishes[index] ?? 0) - item.centre));
  for (const item of row) item.centre += shift;
}

const middle = (values: readonly number[]): number =>
  values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;

function downLines(hops: readonly Hop[], yOf: (layer: number) => number, sizes: ChartSizes): PlacedLine[] {
  const from = ports(hops, 'upper', sizes);
  const into = ports(hops, 'lower', sizes);
  const tracks = tracksOf(hops, from, into, sizes);
  const ofEdge = Map.groupBy(hops, (hop) => hop.edge);
  return [...ofEdge].map(([edge, chain]) => {
    const pieces = chain.map((hop) => {
      const top = yOf(hop.upper.layer) + sizes.height;
      const bottom = yOf(hop.lower.layer);
      const turn = (top + bottom) / 2 + (tracks.get(hop) ?? 0);
      return { x1: from.get(hop) ?? 0, x2: into.get(hop) ?? 0, top, bottom, turn, hop };
    });
    const path = pieces
      .map(({ x1, x2, top, bottom, turn, hop }) => {
        const start = hop.isFirst ? `M${x1} ${top}` : `V${top}`;
        return `${start}V${turn}H${x2}V${hop.isLast ? bottom - 1 : bottom}`;
      })
      .join('');
    const { x1, x2, top, turn } = pieces[0] ?? { x1: 0, x2: 0, top: 0, turn: 0 };
    // On a short horizontal segment it would hide both corners: then it is on the vertical one before it.
    const isShort = x1 !== x2 && Math.abs(x1 - x2) < labelWidth;
    return { edge, path, label: isShort ? { x: x1, y: (top + turn) / 2 } : { x: (x1 + x2) / 2, y: turn } };
  });
}

/** Lines of one box are attached next to each other, ordered by their target. */
function ports(hops: readonly Hop[], end: 'upper' | 'lower', sizes: ChartSizes): Map<Hop, number> {
  const other = end === 'upper' ? 'lower' : 'upper';
  const found = new Map<Hop, number>();
  for (const ofBox of Map.groupBy(hops, (hop) => hop[end].id).values()) {
    const sorted = ofBox.toSorted((a, b) => a[other].centre - b[other].centre);
    const spacing =
      sorted[0]?.[end].width === sizes.lane ? 0 : Math.min(sizes.port, (sizes.width - 24) / sorted.length);
    for (const [index, hop] of sorted.entries())
      found.set(hop, Math.round(hop[end].centre + (index - (sorted.length - 1) / 2) * spacing));
  }
  return found;
}

/** Separates horizontal segments that would overlap. */
function tracksOf(
  hops: readonly Hop[],
  from: ReadonlyMap<Hop, number>,
  into: ReadonlyMap<Hop, number>,
  sizes: ChartSizes,
) {
  const shift = new Map<Hop, number>();
  for (const between of Map.groupBy(hops, (hop) => hop.upper.layer).values()) {
    const ends: number[] = [];
    const track = new Map<Hop, number>();
    const spanned = between
      .map((hop) => ({
        hop,
        left: Math.min(from.get(hop) ?? 0, into.get(hop) ?? 0),
        right: Math.max(from.get(hop) ?? 0, into.get(hop) ?? 0),
      }))
      .toSorted((a, b) => a.left - b.left);
    for (const { hop, left, right } of spanned) {
      const free = ends.findIndex((end) => end + 8 < left);
      const chosen = free === -1 ? ends.length : free;
      ends[chosen] = right;
      track.set(hop, chosen);
    }
    for (const [hop, chosen] of track) shift.set(hop, (chosen - (ends.length - 1) / 2) * sizes.track);
  }
  return shift;
}

/** A holding that leads back up is routed along the right side. */
function backLine(edge: ChartEdge, boxes: readonly PlacedBox[], x: number, sizes: ChartSizes): PlacedLine {
  const owner = boxes.find((box) => box.id === edge.owner);
  const owned = boxes.find((box) => box.id === edge.owned);
  const y1 = (owner?.y ?? 0) + sizes.height - 16;
  const y2 = (owned?.y ?? 0) + 16;
  const x1 = (owner?.x ?? 0) + sizes.width;
  const x2 = (owned?.x ?? 0) + sizes.width;
  return { edge, path: `M${x1} ${y1}H${x}V${y2}H${x2 + 1}`, label: { x: x + 4, y: (y1 + y2) / 2 } };
}
