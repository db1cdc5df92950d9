import type { TFunction } from 'i18next';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { usePortal } from '#portals/portal.ts';
import { Button } from '#ui/button.tsx';
import { Empty } from '#ui/empty.tsx';
import { Icon } from '#ui/icon.tsx';
import { LinkButton } from '#ui/link-button.tsx';

interface Search {
  readonly q?: string | undefined;
  readonly status?: string | undefined;
  readonly type?: string | undefined;
  readonly deadline?: string | undefined;
  readonly assigned?: string | undefined;
  readonly import?: string | undefined;
}

/** Where onboardings match that the open tab does not show. */
interface Elsewhere {
  readonly count: number;
  readonly href: string;
}

export interface EmptyOnboardingsProps {
  readonly search: Search;
  readonly onClear: () => void;
  readonly elsewhere?: Elsewhere | undefined;
}

/** Empty state: no onboardings yet, or none that match the search and filters. */
export function EmptyOnboardings({ search, onClear, elsewhere }: EmptyOnboardingsProps) {
  const { t } = useTranslation('onboardings');
  const { links } = usePortal();
  const create = links.newOnboarding?.();
  const isAsked = search.q || search.status || search.type || search.deadline || search.assigned || search.import;
  if (isAsked)
    return (
      <Middle>
        <Empty
          picture={<Icon name="search" size={20} />}
          title={t('empty.title')}
          action={
            <div className="flex flex-wrap justify-center gap-2">
              {elsewhere && (
                <LinkButton variant="primary" href={elsewhere.href}>
                  {t('empty.show-all', { count: elsewhere.count })}
                </LinkButton>
              )}
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
          {messageOf(search, elsewhere, t)}
        </Empty>
      </Middle>
    );
  return (
    <Middle>
      <Empty
        picture={<FirstFolder />}
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
      {create && <p className="pb-16 text-center text-13 text-ink-3">{t('empty.needs')}</p>}
    </Middle>
  );
}

function messageOf({ q }: Search, elsewhere: Elsewhere | undefined, t: TFunction<'onboardings'>): string {
  if (q === undefined || q === '') return t('empty.no-filtered');
  return elsewhere ? t('empty.other-tab', { text: q, count: elsewhere.count }) : t('empty.no-match', { text: q });
}

function Middle({ children }: { children: ReactNode }) {
  return <div className="flex flex-1 flex-col justify-center">{children}</div>;
}

function FirstFolder() {
  return (
    <svg width="96" height="72" viewBox="0 0 96 72" fill="none" strokeWidth="1.5" aria-hidden="true">
      <path d="M16 22V14h26l6 8h30v40H16z" strokeLinejoin="round" className="fill-surface stroke-line-field" />
      <path d="M26 34h40M26 42h28M26 50h18" strokeLinecap="round" className="stroke-line-strong" />
      <circle cx="77" cy="57" r="11" strokeWidth="3" className="fill-accent stroke-canvas" />
      <path d="M77 52v10M72 57h10" strokeWidth="2" strokeLinecap="round" className="stroke-on-accent" />
    </svg>
  );
}
