import type { Share } from '@dossier/domain/kyc-form/answers';
import type { Chart } from '@dossier/domain/ownership/layout';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useLinkProps } from '#ui/navigate.ts';
import { deskSizes as boxSize, drawChart, type PlacedBox, type PlacedLine } from '#ui/ownership-geometry.ts';
import { useShareText } from './share-text.ts';

export interface OwnershipChartProps {
  chart: Chart;
  /** Second line of a box by its id: a country, a number. */
  details: ReadonlyMap<string, string>;
  /** Effective interest of a person by their id. */
  interests: ReadonlyMap<string, { lowest: Share; highest: Share }>;
  /** The page of a person in the structure. */
  personHref: (id: string) => string;
  /** 1 is the drawing's own size. */
  zoom: number;
}

/** Only the links are read: the table has everything else. */
const unread = { 'aria-hidden': true } as const;

/** The owners of the client as a drawing, with links to people. The table next to it has the same facts. */
export function OwnershipChart({ chart, details, interests, personHref, zoom }: OwnershipChartProps) {
  const { t } = useTranslation('ownership-chart');
  const arrow = useId();
  const drawing = drawChart(chart, boxSize);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a drawing is no fieldset
    <svg
      role="group"
      aria-label={t('chart-label')}
      viewBox={`0 0 ${drawing.width} ${drawing.height}`}
      style={{ width: drawing.width * zoom, maxWidth: zoom === 1 ? '100%' : undefined }}
      className="mx-auto block overflow-visible"
    >
      <defs>
        <marker
          id={arrow}
          viewBox="0 0 8 8"
          refX="7"
          refY="4"
          markerWidth="8"
          markerHeight="8"
          orient="auto-start-reverse"
          markerUnits="userSpaceOnUse"
        >
          <path d="M1 1 7 4 1 7" fill="none" stroke="context-stroke" strokeWidth="1.25" />
        </marker>
      </defs>
      {drawing.lines.map((line) => (
        <path
          {...unread}
          key={line.edge.id}
          d={line.path}
          markerEnd={`url(#${arrow})`}
          strokeDasharray={line.edge.kind === 'shares' ? undefined : '4 3'}
          className={`fill-none ${line.edge.decisive ? 'stroke-accent stroke-[1.75]' : 'stroke-line-field stroke-[1.25]'}`}
        />
      ))}
      {drawing.lines.map((line) => (
        <LineLabel key={line.edge.id} line={line} />
      ))}
      {drawing.boxes.map((box) =>
        box.kind === 'person' ? (
          <PersonLink key={box.id} href={personHref(box.id)}>
            <Box box={box} detail={details.get(box.id) ?? ''} interest={interests.get(box.id)} />
          </PersonLink>
        ) : (
          <g key={box.id} {...unread}>
            <Box box={box} detail={details.get(box.id) ?? ''} interest={undefined} />
          </g>
        ),
      )}
    </svg>
  );
}

/** A box that opens the page of its person. */
function PersonLink({ href, children }: { href: string; children: ReactNode }) {
  const link = useLinkProps(href);
  return (
    <a {...link} href={href} data-plain="" className="group/person rounded-sm">
      {children}
    </a>
  );
}

function LineLabel({ line: { edge, label } }: { line: PlacedLine }) {
  const { t } = useTranslation('ownership-chart');
  const { range } = useShareText();
  const known =
    edge.share !== undefined
      ? range(edge.share, edge.share)
      : edge.band
        ? range(edge.band.from, edge.band.to)
        : t('share-unknown');
  const text = edge.kind === 'shares' ? known : t(`kind.${edge.kind}`, { share: known });
  const width = text.length * 7 + 10;
  return (
    <g {...unread}>
      <rect x={label.x - width / 2} y={label.y - 10} width={width} height={20} className="fill-canvas" />
      <text x={label.x} y={label.y + 4} textAnchor="middle" className="fill-ink text-12 font-medium">
        {text}
      </text>
    </g>
  );
}

/** Characters per line of a box. */
const fits = { name: 26, detail: 16 } as const;
const cut = (text: string, most: number) => (text.length > most ? `${text.slice(0, most - 1).trimEnd()}…` : text);

function Box({
  box,
  detail,
  interest,
}: {
  box: PlacedBox;
  detail: string;
  interest: { lowest: Share; highest: Share } | undefined;
}) {
  const { t } = useTranslation('ownership-chart');
  const { range } = useShareText();
  const isClient = box.kind === 'client';
  const share = interest ? range(interest.lowest, interest.highest) : '';
  const mark = box.isUbo === 'yes' ? t('ubo-share', { share }) : share;
  const look = isClient
    ? 'fill-ink stroke-ink'
    : box.isUbo === 'yes'
      ? 'fill-surface stroke-accent stroke-[1.75]'
      : 'fill-surface stroke-line-field';
  return (
    <g>
      <title>{box.name}</title>
      <rect x={box.x} y={box.y} width={boxSize.width} height={boxSize.height} rx={6} className={look} />
      <text
        x={box.x + 12}
        y={box.y + 24}
        className={`text-13 font-semibold group-hover/person:underline ${isClient ? 'fill-canvas' : 'fill-ink'}`}
      >
        {cut(box.name, fits.name)}
      </text>
      <text x={box.x + 12} y={box.y + 43} className={`text-12 ${isClient ? 'fill-canvas' : 'fill-ink-2'}`}>
        {isClient ? cut(t('client', { detail }), fits.name + 4) : cut(detail, mark ? fits.detail : fits.name)}
      </text>
      {mark && (
        <text
          x={box.x + boxSize.width - 12}
          y={box.y + 43}
          textAnchor="end"
          className={`text-12 ${box.isUbo === 'yes' ? 'fill-accent-ink font-semibold' : 'fill-ink-2'}`}
        >
          {mark}
        </text>
      )}
    </g>
  );
}
