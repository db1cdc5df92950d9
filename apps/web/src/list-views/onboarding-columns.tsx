import { useTranslation } from 'react-i18next';
import type { ViewAnswer } from '#api/views.ts';
import { Badge } from '#ui/badge.tsx';
import { severityDisplay } from '#ui/severity-display.ts';
import type { TableColumn } from '#ui/table.tsx';
import { CardName, TwoLine } from '#ui/two-line.tsx';

export type OnboardingRow = ViewAnswer<'onboardings'>['items'][number];

/** `NL 68412097`; of a person only the country: the number is that of a passport. */
export function subjectDetail({ type, country, registrationNumber }: OnboardingRow): string {
  return type === 'business' ? `${country} ${registrationNumber}`.trim() : country;
}

const iconOf = ({ type }: OnboardingRow) => (type === 'business' ? 'building' : 'user');

/** Columns that every list of onboardings has. Narrow windows hide the least important first. */
export function useOnboardingColumns() {
  const { t } = useTranslation('lists');
  return {
    client: {
      id: 'client',
      title: t('columns.client'),
      width: 208,
      isGrowing: true,
      sortKey: 'name',
      card: {
        place: 'name',
        cell: (row) => <CardName icon={iconOf(row)}>{row.name || t('no-name')}</CardName>,
      },
      cell: (row) => (
        <TwoLine
          icon={iconOf(row)}
          first={row.name || <span className="text-ink-3">{t('no-name')}</span>}
          second={row.isImported ? [subjectDetail(row), t('imported')].filter(Boolean).join(' · ') : subjectDetail(row)}
        />
      ),
    },
    type: {
      id: 'type',
      title: t('columns.type'),
      width: 96,
      sortKey: 'type',
      hideBelow: 1360,
      cell: (row) => <span className="text-ink-2">{t(`types.${row.type}`)}</span>,
    },
    reference: {
      id: 'reference',
      title: t('columns.reference'),
      width: 122,
      share: 0.3,
      sortKey: 'reference',
      isText: true,
      hideBelow: 768,
      card: { place: 'detail', isFirst: true },
      cell: (row) => row.reference || <span className="text-ink-3">{t('no-reference')}</span>,
    },
    number: {
      id: 'number',
      title: t('columns.number'),
      width: 148,
      sortKey: 'number',
      isText: true,
      hideBelow: 1600,
      cell: (row) => <span className="text-ink-2">{row.number}</span>,
    },
    risk: {
      id: 'risk',
      title: t('columns.risk'),
      width: 128,
      hideBelow: 1600,
      cell: ({ risk, submittedAt }) => <Risk risk={risk} isSubmitted={submittedAt !== ''} />,
    },
  } as const satisfies Readonly<Record<string, TableColumn<OnboardingRow>>>;
}

/** How many there are, with the highest severity; why there is no number otherwise. */
function Risk({ risk, isSubmitted }: { risk: OnboardingRow['risk']; isSubmitted: boolean }) {
  const { t } = useTranslation('lists');
  if (risk === null) return isSubmitted ? <span className="text-ink-3">{t('risk.closed')}</span> : null;
  if (risk.highest === '') return <span className="text-ink-2">{t('risk.none')}</span>;
  const { icon, tone } = severityDisplay[risk.highest];
  const severity = t(`risk.severities.${risk.highest}`);
  return (
    <Badge isBare icon={icon} tone={tone}>
      {t('risk.found', { count: risk.count, severity })}
    </Badge>
  );
}
