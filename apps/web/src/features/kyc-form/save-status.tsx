import { useTranslation } from 'react-i18next';
import { Badge, type Tone } from '#ui/badge.tsx';
import type { IconName } from '#ui/icons.ts';
import type { FormSaveState } from './form-store.ts';

const styles = {
  saved: { icon: 'check-circle', tone: 'ok' },
  saving: { icon: 'refresh', tone: 'idle' },
  offline: { icon: 'offline', tone: 'warn' },
  refused: { icon: 'octagon', tone: 'bad' },
} as const satisfies Record<FormSaveState, { icon: IconName; tone: Tone }>;

/** Whether all input is saved; changes are announced. */
export function SaveStatus({ save }: { save: FormSaveState }) {
  const { t } = useTranslation('kyc-form');
  return (
    <span role="status" className="ml-auto text-14 text-ink-2">
      <Badge {...styles[save]} isBare>
        {t(`save.${save}`)}
      </Badge>
    </span>
  );
}
