import { useBlocker } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { client } from '#api/client.ts';
import { Confirm } from '#ui/confirm.tsx';

/** Asks for confirmation before leaving with unsaved changes; a person who was logged out is not. */
export function AskBeforeLeaving({ unsaved }: { unsaved: number }) {
  const { t } = useTranslation('settings');
  const blocker = useBlocker({
    shouldBlockFn: () => unsaved > 0 && client.authStore.isValid,
    enableBeforeUnload: unsaved > 0,
    withResolver: true,
  });
  return (
    <Confirm
      isOpen={blocker.status === 'blocked'}
      title={t('leave.title')}
      confirmLabel={t('leave.go')}
      cancelLabel={t('leave.stay')}
      onCancel={() => blocker.reset?.()}
      onConfirm={() => blocker.proceed?.()}
    >
      {t('leave.body', { count: unsaved })}
    </Confirm>
  );
}
