import { useTranslation } from 'react-i18next';
import { useOnline } from '#api/use-online.ts';
import { useUser } from '#api/use-session.ts';
import { Badge, type Tone } from '#ui/badge.tsx';
import type { IconName } from '#ui/icons.ts';
import { useForm } from './form-context.ts';
import type { FormSaveState } from './form-store.ts';

export const saveStyles = {
  saved: { icon: 'check-circle', tone: 'ok' },
  saving: { icon: 'refresh', tone: 'idle' },
  offline: { icon: 'offline', tone: 'warn' },
  'signed-out': { icon: 'lock', tone: 'warn' },
  refused: { icon: 'octagon', tone: 'bad' },
} as const satisfies Record<FormSaveState, { icon: IconName; tone: Tone }>;

/** The state of the answers, also before anything could not be sent: without a session or a connection nothing can. */
export function useSaveState(): FormSaveState {
  const { state } = useForm();
  const isSignedIn = useUser() !== null;
  const isOnline = useOnline();
  if (!isSignedIn) return 'signed-out';
  return isOnline || state.save === 'refused' ? state.save : 'offline';
}

/** Whether all input is saved, at the top of a page. The bar of the page announces changes. */
export function SaveStatus() {
  const { t } = useTranslation('kyc-form');
  const save = useSaveState();
  return (
    <span className="my-1.5 ml-auto text-14 text-ink-2">
      <Badge {...saveStyles[save]} isBare>
        {t(`save.${save}`)}
      </Badge>
    </span>
  );
}
