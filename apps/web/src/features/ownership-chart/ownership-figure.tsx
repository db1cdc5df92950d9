import type { OwnershipAnswers } from '@dossier/domain/kyc-form/answers';
import { layoutOwnership } from '@dossier/domain/ownership/layout';
import type { OwnershipResult, PersonInterest } from '@dossier/domain/ownership/ubo';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#i18n/format.ts';
import { Badge } from '#ui/badge.tsx';
import { Banner } from '#ui/banner.tsx';
import { DataTable } from '#ui/data-table.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { Mark } from '#ui/mark.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { OwnershipChart } from './ownership-chart.tsx';
import { useShareText } from './share-text.ts';

export interface OwnershipFigureProps {
  answers: OwnershipAnswers;
  result: OwnershipResult;
  client: { readonly name: string; readonly detail: string };
  /** The page of a person in the structure. */
  personHref: (id: string) => string;
  /** Above the drawing: the version. */
  caption?: ReactNode;
}

const zooms = [0.5, 0.75, 1, 1.25, 1.5, 2] as const;

/** The structure as a drawing, and as a table for keyboard, screen readers and printing. */
export function OwnershipFigure({ answers, result, client, personHref, caption }: OwnershipFigureProps) {
  const { t } = useTranslation('ownership-chart');
  const format = useFormat();
  const [zoom, setZoom] = useState<number>(2);
  const nodes = answers.nodes ?? [];
  const details = new Map([
    ['client', client.detail],
    ...nodes.map((node): [string, string] => [
      node.id,
      node.kind === 'company'
        ? [node.country, node.registrationNumber].filter(Boolean).join(' ')
        : format.country(node.country ?? ''),
    ]),
  ]);
  const interests = new Map(
    result.people.map((person) => [person.id, { lowest: person.lowest.share, highest: person.highest.share }]),
  );
  return (
    <div>
      <div className="mb-2 flex min-h-7 items-center gap-2 text-13 text-ink-2 print:hidden">
        {caption}
        <span className="ml-auto flex">
          <IconButton
            icon="zoom-out"
            size="sm"
            label={t('zoom-out')}
            isDisabled={zoom === 0}
            onPress={() => setZoom(zoom - 1)}
          />
          <IconButton
            icon="zoom-in"
            size="sm"
            label={t('zoom-in')}
            isDisabled={zoom === zooms.length - 1}
            onPress={() => setZoom(zoom + 1)}
          />
        </span>
      </div>
      <div className="overflow-auto">
        <OwnershipChart
          chart={layoutOwnership(answers, client.name, result)}
          details={details}
          interests={interests}
          personHref={personHref}
          zoom={zooms[zoom] ?? 1}
        />
      </div>
      <OwnershipTable answers={answers} result={result} client={client} personHref={personHref} />
      {answers.nobodyReason && result.standInNeeded && (
        <p className="mt-3 max-w-[680px] text-13 text-ink-2">{t('no-owner', { reason: answers.nobodyReason })}</p>
      )}
      {result.issues.length > 0 && (
        <Banner tone="warn" icon="alert" className="mt-4" title={t('issues-title')}>
          <ul className="mt-1 flex flex-col gap-1">
            {result.issues.map((issue) => (
              <li key={`${issue.code} ${issue.about}`}>
                {t(`issue.${issue.code}`, {
                  name: issue.name,
                  share: issue.share === undefined ? '' : format.share(issue.share),
                })}
              </li>
            ))}
          </ul>
        </Banner>
      )}
    </div>
  );
}

function OwnershipTable({ answers, result, client, personHref }: Omit<OwnershipFigureProps, 'caption'>) {
  const { t } = useTranslation('ownership-chart');
  const format = useFormat();
  const { range, sum } = useShareText();
  const names = new Map([
    ['client', client.name],
    ...(answers.nodes ?? []).map((node): [string, string] => [node.id, node.name ?? '']),
  ]);
  if (result.people.length === 0) return <p className="mt-4 text-13 text-ink-2">{t('no-owner-named')}</p>;
  return (
    <div className="mt-4">
      <DataTable
        label={t('table-label')}
        isWrapping
        rows={result.people}
        rowId={(person) => person.id}
        columns={[
          {
            id: 'owner',
            title: t('owner'),
            width: '22%',
            isRowHeader: true,
            cell: ({ id, name }) => (
              <TextLink isPlain className="hover:underline" href={personHref(id)}>
                {name}
              </TextLink>
            ),
          },
          {
            id: 'direct',
            title: t('direct'),
            width: '88px',
            align: 'end',
            cell: (person) =>
              person.direct === 0 ? <span className="text-ink-3">{t('none')}</span> : format.share(person.direct),
          },
          {
            id: 'effective',
            title: t('effective'),
            width: '104px',
            align: 'end',
            cell: (person) => <span className="font-semibold">{range(person.lowest.share, person.highest.share)}</span>,
          },
          {
            id: 'sum',
            title: <span className="pl-4">{t('adds-up')}</span>,
            cell: (person) => <span className="block pl-4 text-ink-2">{sum(person, names)}</span>,
          },
          {
            id: 'verdict',
            title: t('verdict'),
            width: '132px',
            align: 'end',
            cell: (person) => <Verdict person={person} result={result} />,
          },
        ]}
      />
    </div>
  );
}

function Verdict({ person, result }: { person: PersonInterest; result: OwnershipResult }) {
  const { t } = useTranslation('ownership-chart');
  const format = useFormat();
  const share = format.share(result.threshold.share);
  if (person.isUbo === 'yes')
    return (
      <span title={person.by.map((by) => t(`because.${by}`, { share })).join(', ')}>
        <Mark icon="user">{t('ubo')}</Mark>
      </span>
    );
  if (person.isUbo === 'possible')
    return (
      <Badge icon="help" tone="warn">
        {t('possible')}
      </Badge>
    );
  return <span className="text-ink-2">{t(result.threshold.orMore ? 'under' : 'not-above', { share })}</span>;
}
