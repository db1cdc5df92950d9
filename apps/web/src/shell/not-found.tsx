import { useContext } from 'react';
import { useTranslation } from 'react-i18next';
import { useUser } from '#api/use-session.ts';
import { PortalContext } from '#portals/portal.ts';
import { LinkButton } from '#ui/link-button.tsx';
import { Centred } from './centred.tsx';
import { useTitle } from './use-title.ts';

export function NotFound() {
  const { t } = useTranslation('errors');
  const portal = useContext(PortalContext);
  const isStaff = portal !== undefined && portal.login !== 'client';
  const email = String(useUser()?.['email'] ?? '');
  const search = portal?.links.search?.();
  useTitle(t('not-found'));
  return (
    <Centred>
      <p className="text-13 font-medium text-ink-3">404</p>
      <h1 className="mt-1 text-24 font-semibold">{t('not-found')}</h1>
      <p className="mt-1 text-14 text-ink-2 client:text-16">{t(search ? 'not-found-institution' : 'not-found-body')}</p>
      {portal?.login === 'client' && email !== '' && (
        <p className="mt-1 text-14 text-ink-2 client:text-16 [overflow-wrap:anywhere]">
          {t('not-found-account', { email })} <a href="/logout">{t('not-found-log-out')}</a>
        </p>
      )}
      <div className="mt-5 flex flex-wrap gap-2">
        <LinkButton variant="primary" size="lg" href={portal?.home ?? '/'}>
          {t(isStaff ? 'not-found-dashboard' : 'not-found-home')}
        </LinkButton>
        {search && (
          <LinkButton size="lg" href={search}>
            {t('not-found-search')}
          </LinkButton>
        )}
      </div>
    </Centred>
  );
}
