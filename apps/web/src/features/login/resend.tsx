import { useTranslation } from 'react-i18next';
import { TextLink } from '#ui/text-link.tsx';
import { clock } from './use-countdown.ts';
import type { Login } from './use-login.ts';

/** A new code: first the time that is left, then the link that sends it. */
export function Resend({ login, waiting }: { login: Login; waiting: 'resend-in' | 'resend-client-in' }) {
  const { t } = useTranslation('login');
  if (login.resendIn > 0) return <span className="tabular-nums">{t(waiting, { time: clock(login.resendIn) })}</span>;
  return (
    <TextLink onPress={() => void login.resend()} isDisabled={login.state.isBusy}>
      {t('resend')}
    </TextLink>
  );
}
