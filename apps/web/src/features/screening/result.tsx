import { useTranslation } from 'react-i18next';
import { useFormat } from '#i18n/format.ts';
import { Banner } from '#ui/banner.tsx';
import { StatusBadge } from '#ui/status-badge.tsx';
import type { ScreeningRow, ScreeningTarget } from './targets.ts';
import { useListVersion } from './use-list-version.ts';
import { useScreeningTexts } from './use-screening-texts.ts';

/** A warning about a result: it is not available, or it is stale. */
export function ResultNotices({ row }: { row: ScreeningRow }) {
  const { t } = useTranslation('screening');
  const { errorText } = useScreeningTexts();
  const format = useFormat();
  return (
    <>
      {row.error && (
        <Banner tone="warn" icon="alert" className="mt-4" title={t('provider-down')}>
          {errorText(row.error)}
        </Banner>
      )}
      {row.stale && (
        <Banner tone="warn" icon="clock" className="mt-4" title={t('result.stale')}>
          {t('result.stale-body', { date: format.date(row.newestListDate) })}
        </Banner>
      )}
    </>
  );
}

/** A name without hits: the lists, the time and the query. */
export function ResultSummary({ target: { row } }: { target: ScreeningTarget }) {
  const { t } = useTranslation('screening');
  const format = useFormat();
  const versionText = useListVersion();
  if (!row) return <p className="mt-3 text-13 text-ink-2">{t('not-screened-body')}</p>;
  return (
    <div className="mt-4 flex flex-col gap-3 text-13">
      <p className="flex flex-wrap items-center gap-2">
        <StatusBadge status={row.status} />
        <span className="text-ink-2">
          {t('by-on', { who: row.by || t(`result.by-${row.source}`), date: format.dateTime(row.runAt) })}
        </span>
      </p>
      {row.status === 'clear' && row.source !== 'hand' && <p>{t('result.nothing-body')}</p>}
      {row.reason && <p className="max-w-[680px] whitespace-pre-line">{row.reason}</p>}
      {row.monitoredAt && <p>{t('result.monitored', { date: format.date(row.monitoredAt) })}</p>}
      <Asked row={row} />
      {row.lists.length > 0 && (
        <section aria-label={t('lists')}>
          <h3 className="mt-2 mb-1 text-12 font-semibold text-ink-2">{t('lists')}</h3>
          <ul className="flex flex-col gap-1">
            {row.lists.map((list) => (
              <li key={`${list.name} ${list.version}`}>
                {[
                  list.entries === undefined
                    ? list.name
                    : t('result.list-line', { name: list.name, entries: format.number(list.entries) }),
                  ...(list.list === undefined
                    ? [list.version, list.date && list.date !== list.version && format.date(list.date)]
                    : [versionText(list)]),
                ]
                  .filter(Boolean)
                  .join(', ')}
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

function Asked({ row: { query } }: { row: ScreeningRow }) {
  const { t } = useTranslation('screening');
  const { listOf } = useScreeningTexts();
  const format = useFormat();
  if (!query) return null;
  const parts = [
    query.name,
    query.otherNames.length > 0 && t('result.other-names', { names: listOf(query.otherNames) }),
    query.birthDate && t('result.born', { date: format.date(query.birthDate) }),
    query.country && format.country(query.country),
  ];
  return (
    <section aria-label={t('result.asked')}>
      <h3 className="mt-2 mb-1 text-12 font-semibold text-ink-2">{t('result.asked')}</h3>
      <p>{parts.filter(Boolean).join(', ')}</p>
    </section>
  );
}
