import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePortal } from '#portals/portal.ts';
import { Confirm } from '#ui/confirm.tsx';

/** Time between two checks of what is unsent. Unit: ms. */
const checkMs = 500;

interface Props {
  onLogout: () => void;
  onStay: () => void;
  /** Whether something is unsent that logging out would delete. */
  hasUnsent: () => Promise<boolean>;
}

/** Asks for confirmation before the session ends; cancelling returns to the previous page. */
export function LogoutScreen({ onLogout, onStay, hasUnsent }: Props) {
  const { t } = useTranslation('login');
  const { login } = usePortal();
  const isLosing = useUnsent(hasUnsent) && login === 'client';
  const saved = t(login === 'client' ? 'logout.body' : 'logout.body-staff');
  return (
    <Confirm
      isOpen
      tone={isLosing ? 'danger' : 'primary'}
      title={t('logout.title')}
      confirmLabel={t(isLosing ? 'logout.confirm-unsent' : 'logout.confirm')}
      cancelLabel={t('logout.stay')}
      onConfirm={onLogout}
      onCancel={onStay}
    >
      {isLosing ? t('logout.unsent') : saved}
    </Confirm>
  );
}

/** What is typed just before is often sent a moment later. */
function useUnsent(hasUnsent: () => Promise<boolean>): boolean {
  const [isUnsent, setUnsent] = useState(false);
  useEffect(() => {
    const check = () => void hasUnsent().then(setUnsent);
    check();
    const timer = setInterval(check, checkMs);
    return () => clearInterval(timer);
  }, [hasUnsent]);
  return isUnsent;
}
