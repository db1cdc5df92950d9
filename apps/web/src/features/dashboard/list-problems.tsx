import { useTranslation } from 'react-i18next';
import type { ViewAnswer } from '#api/views.ts';
import { useFormat } from '#i18n/format.ts';
import { usePortal } from '#portals/portal.ts';
import { Banner } from '#ui/banner.tsx';
import { LinkButton } from '#ui/link-button.tsx';

type Lists = NonNullable<ViewAnswer<'dashboard'>['desk']>['lists'];

/** Warns about a list that was not updated, or about missing lists. */
export function ListProblems({ lists: { problems, inForce } }: { lists: Lists }) {
  const { t } = useTranslation('dashboard');
  const format = useFormat();
  const { links } = usePortal();
  if (problems.length === 0 && inForce > 0) return null;
  return (
    <div className="mb-4 flex flex-col gap-2">
      {inForce === 0 && (
        <Banner
          tone="warn"
          icon="search-check"
          title={t('lists.none')}
          actions={
            <LinkButton size="sm" href={links.lists?.() ?? ''}>
              {t('lists.go')}
            </LinkButton>
          }
        >
          {t('lists.none-body')}
        </Banner>
      )}
      {problems.map(({ list, name, at }) => (
        <Banner
          key={list}
          tone="bad"
          isAlert
          title={t('lists.failed', { name })}
          actions={
            <LinkButton size="sm" href={links.lists?.(list) ?? ''} aria-label={`${t('lists.view')}: ${name}`}>
              {t('lists.view')}
            </LinkButton>
          }
        >
          {t('lists.failed-body', { date: format.dateTime(at) })}
        </Banner>
      ))}
    </div>
  );
}
