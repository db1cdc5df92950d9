import { useTranslation } from 'react-i18next';
import { isoToday, useFormat } from '#i18n/format.ts';
import { Avatar } from '#ui/avatar.tsx';
import { Badge } from '#ui/badge.tsx';
import { Icon } from '#ui/icon.tsx';
import { StatusBadge } from '#ui/status-badge.tsx';
import { TextLink } from '#ui/text-link.tsx';
import type { ScreeningRow, ScreeningTarget } from './targets.ts';

export interface TargetListProps {
  targets: readonly ScreeningTarget[];
  current: string;
  hrefOf: (target: string) => string;
}

export function TargetList({ targets, current, hrefOf }: TargetListProps) {
  const { t } = useTranslation('screening');
  return (['company', 'person'] as const).map((kind) => {
    const ofKind = targets.filter((one) => one.kind === kind);
    if (ofKind.length === 0) return null;
    const title = t(kind === 'company' ? 'company-short' : 'people-short');
    return (
      <nav key={kind} aria-label={title} className="mb-4">
        <h2 className="mb-1 px-3 text-12 font-semibold text-ink-2">{title}</h2>
        <ul className="flex flex-col gap-0.5">
          {ofKind.map((one) => (
            <li key={one.key}>
              <TargetRow target={one} isCurrent={one.key === current} href={hrefOf(one.key)} />
            </li>
          ))}
        </ul>
      </nav>
    );
  });
}

function TargetRow({ target, isCurrent, href }: { target: ScreeningTarget; isCurrent: boolean; href: string }) {
  const { t } = useTranslation('screening');
  const detail = useDetail(target.row);
  const { row, name, kind } = target;
  return (
    <TextLink
      isPlain
      href={href}
      aria-current={isCurrent ? 'true' : undefined}
      className={`flex items-center gap-2.5 rounded-md border px-3 py-1.5 text-13 ${isCurrent ? 'border-line-strong bg-surface forced-colors:outline-2' : 'border-transparent hover:bg-hover forced-colors:border-[Canvas]'}`}
    >
      {kind === 'company' ? <Icon name="building" className="mx-1 text-ink-2" /> : <Avatar name={name} />}
      <span className="min-w-0 flex-1">
        <span className="block font-medium wrap-anywhere">{name}</span>
        <span className={`block text-12 ${row?.stale ? 'text-warn-ink' : 'text-ink-2'}`}>{detail}</span>
      </span>
      {row && row.openHits > 0 && (
        <Badge isBare icon="circle-dots" tone="warn">
          {t('open', { count: row.openHits })}
        </Badge>
      )}
      {row?.openHits === 0 && <StatusBadge status={row.status} isBare />}
    </TextLink>
  );
}

/** Below a name: the decision about it, or the number of lists and the time. */
function useDetail(row: ScreeningRow | undefined): string {
  const { t } = useTranslation('screening');
  const format = useFormat();
  if (!row) return t('not-screened');
  if (row.stale) return t('stale-short');
  const matches = row.hits.filter(({ state }) => state === 'true_match').length;
  const dismissed = row.hits.filter(({ state }) => state === 'false_positive').length;
  if (row.openHits === 0 && matches > 0) return t('result.true', { count: matches });
  if (row.openHits === 0 && dismissed > 0) return t('result.dismissed', { count: dismissed });
  const [day, today] = [isoToday(new Date(row.runAt.replace(' ', 'T'))), isoToday()];
  const before = day.slice(0, 4) === today.slice(0, 4) ? format.shortDate(row.runAt) : format.date(row.runAt);
  const when = day === today ? t('today', { time: format.time(row.runAt) }) : before;
  return t('searched', { count: row.lists.length, when });
}
