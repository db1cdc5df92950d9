import { useTranslation } from 'react-i18next';
import { Badge } from './badge.tsx';
import { type DisplayStatus, statusDisplay } from './status-display.ts';

/** One of the fourteen statuses. Boxed in headers, bare in tables. */
export function StatusBadge({ status, isBare = false }: { status: DisplayStatus; isBare?: boolean }) {
  const { t } = useTranslation('statuses');
  const { icon, tone, text } = statusDisplay[status];
  return (
    <Badge icon={icon} tone={tone} isBare={isBare}>
      {t(text)}
    </Badge>
  );
}
