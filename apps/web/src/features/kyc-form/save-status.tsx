import { useTranslation } from 'react-i18next';
import { Badge, type Tone } from '#ui/badge.tsx';
import type { IconName } from '#ui/icon-shapes.tsx';
import type { SaveState } from './form-store.ts';

const looks = {
  saved: { icon: 'check-circle', tone: 'ok' },
  saving: { icon: 'refresh', tone: 'idle' },
  offline: { icon: 'offline', tone: 'warn' },
  refused: { icon: 'octagon', tone: 'bad' },
} as const satisfies Record<SaveState, { icon: IconName; tone: Tone }>;

/** Whether everything typed is safe, in words that are read out when they change. */
export function SaveStatus({ save }: { save: SaveState }) {
  const { t } = useTranslation('kyc-form');
  return (
    <span role="status" className="ml-auto text-14 text-ink-2">
      <Badge {...looks[save]} isBare>
        {t(`save.${save}`)}
      </Badge>
    </span>
  );
}
