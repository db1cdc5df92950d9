import type { OwnershipAnswers } from '@dossier/domain/kyc-form/answers';
import { layoutOwnership } from '@dossier/domain/ownership/layout';
import type { OwnershipResult } from '@dossier/domain/ownership/ubo';
import { useTranslation } from 'react-i18next';
import { drawChart, type PlacedBox, type PlacedLine, phoneSizes as sizes } from '#ui/ownership-geometry.ts';
import { useForm, useSection } from './form-context.ts';
import { nameLines } from './name-lines.ts';
import { useOwnerShareText } from './owner-share-text.ts';

/** The structure as a drawing, updated while it is answered. The list above has the same content, so this is one image. */
export function OwnershipDrawing({ result }: { result: OwnershipResult }) {
  const { t } = useTranslation('kyc-form');
  const { form } = useForm();
  const { values } = useSection('ownership');
  const chart = layoutOwnership(withUnknown(values, result, t('ownership.not-known')), form.subject.name, result);
  if (chart.nodes.length < 2) return null;
  const { width, height, boxes, lines } = drawChart(chart, sizes);
  return (
    <section
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a part that scrolls must be reachable with the keyboard
      tabIndex={0}
      aria-label={t('ownership.drawing')}
      className="overflow-x-auto rounded-lg border border-line-strong bg-surface px-3 py-4"
    >
      <svg
        role="img"
        aria-label={t('ownership.drawing-of', { name: form.subject.name.replace(/\.$/, '') })}
        viewBox={`0 0 ${width} ${height}`}
        // Limits the scale so that names stay readable: a wider drawing scrolls.
        style={{ width: '100%', maxWidth: width * 1.15, minWidth: width * 0.85 }}
        className="mx-auto block"
      >
        {lines.map((line) => (
          <Line key={line.edge.id} line={line} />
        ))}
        {lines.map((line) => (
          <Label key={line.edge.id} line={line} />
        ))}
        {boxes.map((box) => (
          <Box key={box.id} box={box} />
        ))}
      </svg>
    </section>
  );
}

const unknownId = 'unknown-';

/** The answers, and for each company whose owners are not known yet one owner of the rest. */
function withUnknown({ nodes = [], edges = [] }: OwnershipAnswers, result: OwnershipResult, firstName: string) {
  const unknown = result.issues.filter(({ code }) => code === 'rest-unknown');
  const restOf = (company: string) => `${unknownId}${company}`;
  return {
    nodes: [...nodes, ...unknown.map(({ about }) => ({ id: restOf(about), kind: 'person' as const, firstName }))],
    edges: [
      ...edges,
      ...unknown.map(({ about, share }) => {
        const rest = restOf(about);
        return { id: rest, owner: rest, owned: about, kind: 'shares' as const, ...(share && { share }) };
      }),
    ],
  };
}

function Line({ line: { edge, path } }: { line: PlacedLine }) {
  return (
    <path
      d={path}
      className={`fill-none ${edge.decisive ? 'stroke-accent stroke-2' : 'stroke-line-field stroke-[1.25]'}`}
      strokeDasharray={edge.back || edge.id.startsWith(unknownId) ? '4 4' : undefined}
    />
  );
}

function Label({ line: { edge, label } }: { line: PlacedLine }) {
  const text = useOwnerShareText()(edge);
  if (!text) return null;
  const width = text.length * 8 + 8;
  return (
    <g>
      <rect x={label.x - width / 2} y={label.y - 8} width={width} height={16} className="fill-surface" />
      <text x={label.x} y={label.y + 4} textAnchor="middle" className="fill-ink-2 text-12 font-semibold">
        {text}
      </text>
    </g>
  );
}

function Box({ box }: { box: PlacedBox }) {
  const isClient = box.kind === 'client';
  const look = isClient
    ? 'fill-ink stroke-ink'
    : box.isUbo === 'yes'
      ? 'fill-accent-soft stroke-accent'
      : 'fill-surface stroke-line-field';
  const lines = nameLines(box.name, isClient);
  const middle = box.y + sizes.height / 2 + 4;
  return (
    <g>
      <title>{box.name}</title>
      <rect
        x={box.x}
        y={box.y}
        width={sizes.width}
        height={sizes.height}
        rx={box.kind === 'person' ? sizes.height / 2 : 6}
        className={look}
        strokeWidth={1.25}
        strokeDasharray={box.id.startsWith(unknownId) ? '4 4' : undefined}
      />
      {lines.map((line, at) => (
        <text
          key={line}
          x={box.x + sizes.width / 2}
          y={middle + (at - (lines.length - 1) / 2) * 15}
          textAnchor="middle"
          className={`text-12 ${isClient ? 'fill-surface font-semibold' : 'fill-ink'}`}
        >
          {line}
        </text>
      ))}
    </g>
  );
}
