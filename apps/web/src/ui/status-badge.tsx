import { useTranslation } from 'react-i18next';
import { Badge } from './badge.tsx';
import { type StatusWord, statusWords } from './status-words.ts';

/** One of the fourteen words. Boxed in headers, bare in tables. */
export function StatusBadge({ status, isBare = false }: { status: StatusWord; isBare?: boolean }) {
  const { t } = useTranslation('statuses');
  const { icon, tone, text } = statusWords[status];
  return (
    <Badge icon={icon} tone={tone} isBare={isBare}>
      {t(text)}
    </Badge>
  );
}
