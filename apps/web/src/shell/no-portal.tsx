import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { beforeSignIn } from '#api/before-sign-in.ts';
import { rich } from '#i18n/rich.tsx';
import { Logo } from '#ui/logo.tsx';
import { SupportLines } from '#ui/support-lines.tsx';
import { Centred } from './centred.tsx';
import { LanguageMenu } from './language-menu.tsx';

/** Shown on an unknown origin: no login, no screens, only the support contact. */
export function NoPortal() {
  const { t } = useTranslation(['errors', 'shell']);
  const { data } = useQuery(beforeSignIn());
  return (
    <Centred isPage>
      <div className="mb-8 flex items-center gap-2">
        <Logo />
        <span className="text-16 font-semibold">{t('shell:product')}</span>
        <span className="ml-auto">
          <LanguageMenu />
        </span>
      </div>
      <h1 className="text-24 font-semibold">{t('no-portal.title')}</h1>
      <p className="mt-1 text-14 text-ink-2">
        {rich(
          t('no-portal.body', { skipInterpolation: true }),
          { b: (host) => <b className="font-medium text-ink">{host}</b> },
          { host: location.host },
        )}
      </p>
      <hr className="mt-6 border-line" />
      <p className="my-4 text-13 text-ink-2">{t('no-portal.admins')}</p>
      <SupportLines support={data?.desk} isWithIcons />
    </Centred>
  );
}
