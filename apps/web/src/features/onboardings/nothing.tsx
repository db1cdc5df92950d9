import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { usePortal } from '#portals/portal.ts';
import { Button } from '#ui/button.tsx';
import { Empty } from '#ui/empty.tsx';
import { LinkButton } from '#ui/link-button.tsx';

interface Search {
  readonly q?: string | undefined;
  readonly status?: string | undefined;
  readonly type?: string | undefined;
  readonly deadline?: string | undefined;
  readonly assigned?: string | undefined;
}

/** An empty list: nothing at all yet, or nothing that fits what was asked. */
export function Nothing({ search, onClear }: { search: Search; onClear: () => void }) {
  const { t } = useTranslation('onboardings');
  const { links } = usePortal();
  const create = links.newOnboarding?.();
  const isAsked = search.q || search.status || search.type || search.deadline || search.assigned;
  if (isAsked)
    return (
      <Middle>
        <Empty
          title={t('empty.title')}
          action={
            <div className="flex gap-2">
              <Button icon="x" onPress={onClear}>
                {t(search.q ? 'empty.clear-search' : 'empty.clear-filter')}
              </Button>
              {search.q && links.archive && (
                <LinkButton variant="ghost" icon="archive" href={links.archive(search.q)}>
                  {t('empty.search-archive')}
                </LinkButton>
              )}
            </div>
          }
        >
          {search.q ? t('empty.no-match', { text: search.q }) : t('empty.no-filtered')}
        </Empty>
      </Middle>
    );
  return (
    <Middle>
      <Empty
        title={t('empty.title')}
        action={
          create && (
            <LinkButton variant="primary" icon="plus" href={create}>
              {t('empty.start')}
            </LinkButton>
          )
        }
      >
        {create ? t('empty.first') : t('empty.desk')}
      </Empty>
      {create && <p className="text-center text-13 text-ink-2">{t('empty.needs')}</p>}
    </Middle>
  );
}

function Middle({ children }: { children: ReactNode }) {
  return <div className="flex flex-1 flex-col justify-center">{children}</div>;
}
