import { type Chart, type ChartEdge, type ChartNode, layoutOwnership } from '@dossier/domain/ownership/layout';
import type { OwnershipResult } from '@dossier/domain/ownership/ubo';
import { useTranslation } from 'react-i18next';
import { useForm, useSection } from './form-context.ts';
import { useShareText } from './owner-card.tsx';

/** Size of a box and the distances between boxes. Unit: SVG units. */
const [boxWidth, boxHeight, gap, rise] = [136, 40, 16, 64];
const longestName = 19;

const short = (name: string) => (name.length > longestName ? `${name.slice(0, longestName - 1)}…` : name);

interface Point {
  readonly x: number;
  readonly y: number;
}

/** The middle of every box: layers from the company upwards, each centred. */
function placesOf(chart: Chart): { width: number; height: number; at: (id: string) => Point } {
  const width = chart.width * (boxWidth + gap) + gap;
  const height = chart.layers * boxHeight + (chart.layers - 1) * rise + 2;
  const perLayer = Map.groupBy(chart.nodes, (node) => node.layer);
  const places = new Map(
    chart.nodes.map((node) => {
      const count = perLayer.get(node.layer)?.length ?? 1;
      const x = width / 2 + (node.order - (count - 1) / 2) * (boxWidth + gap);
      const y = height - 1 - boxHeight / 2 - node.layer * (boxHeight + rise);
      return [node.id, { x, y }];
    }),
  );
  return { width, height, at: (id) => places.get(id) ?? { x: 0, y: 0 } };
}

/** The structure drawn while it is answered. The list above says the same in words, so this is one picture. */
export function OwnershipDrawing({ result }: { result: OwnershipResult }) {
  const { t } = useTranslation('kyc-form');
  const { form } = useForm();
  const { values } = useSection('ownership');
  const chart = layoutOwnership(values, form.subject.name, result);
  const { width, height, at } = placesOf(chart);
  if (chart.nodes.length < 2) return null;
  return (
    <section
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a part that scrolls must be reachable with the keyboard
      tabIndex={0}
      aria-label={t('ownership.drawing')}
      className="overflow-x-auto rounded-lg border border-line bg-surface p-4"
    >
      <svg
        role="img"
        aria-label={t('ownership.drawing-of', { name: form.subject.name })}
        viewBox={`0 0 ${width} ${height}`}
        style={{ width: '100%', minWidth: Math.min(width, chart.width * 104), maxHeight: height }}
      >
        {chart.edges.map((edge) => (
          <Line key={edge.id} edge={edge} from={at(edge.owner)} to={at(edge.owned)} />
        ))}
        {chart.nodes.map((node) => (
          <Box key={node.id} node={node} at={at(node.id)} />
        ))}
      </svg>
    </section>
  );
}

function Line({ edge, from, to }: { edge: ChartEdge; from: Point; to: Point }) {
  const text = useShareText()(edge);
  const down = from.y < to.y;
  const [start, end] = down ? [from.y + boxHeight / 2, to.y - boxHeight / 2] : [from.y, to.y];
  const middle = start + (end - start) / 2;
  const label = { x: Math.abs(from.x - to.x) < 1 ? from.x : (from.x + to.x) / 2, y: middle };
  const look = edge.decisive ? 'stroke-accent' : 'stroke-line-field';
  return (
    <g>
      <path
        d={`M ${from.x} ${start} V ${middle} H ${to.x} V ${end}`}
        className={`fill-none ${look}`}
        strokeWidth={edge.decisive ? 2 : 1.25}
        strokeDasharray={edge.back ? '4 4' : undefined}
      />
      {text && (
        <>
          <rect
            x={label.x - text.length * 4 - 4}
            y={label.y - 10}
            width={text.length * 8 + 8}
            height={20}
            className="fill-surface"
          />
          <text x={label.x} y={label.y + 4.5} textAnchor="middle" className="fill-ink-2 text-13 font-semibold">
            {text}
          </text>
        </>
      )}
    </g>
  );
}

function Box({ node, at }: { node: ChartNode; at: Point }) {
  const isClient = node.kind === 'client';
  const look = isClient
    ? 'fill-ink stroke-ink'
    : node.isUbo === 'yes'
      ? 'fill-accent-soft stroke-accent'
      : 'fill-surface stroke-line-field';
  return (
    <g>
      <title>{node.name}</title>
      <rect
        x={at.x - boxWidth / 2}
        y={at.y - boxHeight / 2}
        width={boxWidth}
        height={boxHeight}
        rx={node.kind === 'person' ? 20 : 6}
        className={look}
        strokeWidth={1.25}
      />
      <text
        x={at.x}
        y={at.y + 4.5}
        textAnchor="middle"
        className={`text-13 ${isClient ? 'fill-surface font-semibold' : 'fill-ink'}`}
      >
        {short(node.name)}
      </text>
    </g>
  );
}
