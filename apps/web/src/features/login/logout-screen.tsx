import { useTranslation } from 'react-i18next';
import { usePortal } from '#portals/portal.ts';
import { Confirm } from '#ui/confirm.tsx';

/** Asks for confirmation before the session ends; cancelling returns to the previous page. */
export function LogoutScreen({ onLogout, onStay }: { onLogout: () => void; onStay: () => void }) {
  const { t } = useTranslation('login');
  const { login } = usePortal();
  return (
    <Confirm
      isOpen
      tone="primary"
      title={t('logout.title')}
      confirmLabel={t('logout.confirm')}
      cancelLabel={t('logout.stay')}
      onConfirm={onLogout}
      onCancel={onStay}
    >
      {t(login === 'client' ? 'logout.body' : 'logout.body-staff')}
    </Confirm>
  );
}
