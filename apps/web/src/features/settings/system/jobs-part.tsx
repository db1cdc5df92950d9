import { numberFormat } from '@dossier/domain/intl';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#i18n/format.ts';
import { Button } from '#ui/button.tsx';
import { DataTable } from '#ui/data-table.tsx';
import { Section } from '#ui/section.tsx';
import type { System } from './system-answer.ts';

/** When the background jobs of this server ran, and what waits for them; at first those with orders or failures. */
export function JobsPart({ jobs }: { jobs: System['jobs'] }) {
  const { t } = useTranslation('system');
  const format = useFormat();
  const [isWhole, setWhole] = useState(false);
  const few = jobs.filter(({ waiting, failed }) => waiting !== null || failed > 0);
  return (
    <Section
      title={t('jobs.title')}
      actions={
        <Button size="sm" aria-expanded={isWhole} onPress={() => setWhole(!isWhole)}>
          {isWhole ? t('jobs.fewer') : t('jobs.all', { count: jobs.length })}
        </Button>
      }
    >
      <DataTable
        label={t('jobs.title')}
        rows={isWhole ? jobs : few}
        rowId={({ name }) => name}
        columns={[
          {
            id: 'name',
            title: t('jobs.columns.name'),
            width: '24%',
            isRowHeader: true,
            cell: ({ name }) => t(`jobs.names.${name as 'outbox'}`, { defaultValue: name }),
          },
          {
            id: 'waiting',
            title: t('jobs.columns.waiting'),
            width: '11%',
            align: 'end',
            cell: ({ waiting }) => (waiting === null ? '–' : format.number(waiting)),
          },
          {
            id: 'oldest',
            title: t('jobs.columns.oldest'),
            width: '13%',
            align: 'end',
            cell: ({ waiting, oldestSeconds }) =>
              waiting ? durationText(oldestSeconds ?? 0, format.locale) : t('jobs.none'),
          },
          {
            id: 'last',
            title: t('jobs.columns.last'),
            width: '21%',
            cell: ({ lastAt }) => (lastAt === '' ? '–' : format.relative(lastAt)),
          },
          {
            id: 'next',
            title: t('jobs.columns.next'),
            width: '19%',
            cell: ({ nextAt, isRunning }) =>
              isRunning ? t('jobs.running') : isSoon(nextAt) ? t('jobs.soon') : format.relative(nextAt),
          },
          {
            id: 'failed',
            title: t('jobs.columns.failed'),
            align: 'end',
            cell: ({ failed }) => (
              <span className={failed > 0 ? 'font-semibold text-bad-ink' : ''}>{format.number(failed)}</span>
            ),
          },
        ]}
      />
    </Section>
  );
}

const isSoon = (nextAt: string): boolean => nextAt === '' || new Date(nextAt.replace(' ', 'T')).getTime() <= Date.now();

const steps = [
  { unit: 'day', seconds: 86_400 },
  { unit: 'hour', seconds: 3_600 },
  { unit: 'minute', seconds: 60 },
  { unit: 'second', seconds: 1 },
] as const;

/** 8 seconds, 3 hours. */
function durationText(seconds: number, locale: string): string {
  const { unit, seconds: length } = steps.find((step) => seconds >= step.seconds) ?? steps[3];
  const format = numberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' });
  return format.format(Math.floor(seconds / length));
}
