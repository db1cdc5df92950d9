import { useTranslation } from 'react-i18next';
import { clock } from './use-countdown.ts';
import type { Login } from './use-login.ts';

/** Requests a new code: first the countdown, then the link. */
export function Resend({ login, waiting }: { login: Login; waiting: 'resend-in' | 'resend-client-in' }) {
  const { t } = useTranslation('login');
  if (login.resendIn > 0) return <span className="tabular-nums">{t(waiting, { time: clock(login.resendIn) })}</span>;
  return (
    <button
      type="button"
      onClick={() => void login.resend()}
      disabled={login.state.isBusy}
      className="cursor-pointer rounded-sm text-accent-ink underline decoration-1 underline-offset-[3px] hover:decoration-2"
    >
      {t('resend')}
    </button>
  );
}
