import { minQueryLength } from '@dossier/domain/limits';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, useRef } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import { view } from '#api/views.ts';
import { usePortal } from '#portals/portal.ts';
import { Banner } from '#ui/banner.tsx';
import { Empty } from '#ui/empty.tsx';
import { FilterLinks } from '#ui/filter-links.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { NotLoaded } from '#ui/not-loaded.tsx';
import { Loading, LoadingLines } from '#ui/skeleton.tsx';
import { TextField } from '#ui/text-field.tsx';
import { useSearchText } from '#ui/use-search-text.ts';
import { Found } from './found.tsx';
import { type SearchKind, searchKinds } from './search-kinds.ts';

interface SearchScreenProps {
  q: string;
  kind: SearchKind | undefined;
  onSearch: (q: string) => void;
}

/** One field over everything that the viewer may see: clients, onboardings, contacts, documents. */
export function SearchScreen({ q, kind, onSearch }: SearchScreenProps) {
  const { t } = useTranslation('search');
  const { links } = usePortal();
  const page = useRef<HTMLDivElement>(null);
  const [text, setText] = useSearchText(q, onSearch);
  const isAsked = q.length >= minQueryLength;
  const every = useQuery({ ...view('search', { q }), enabled: isAsked, placeholderData: keepPreviousData });
  const one = useQuery({
    ...view('search', kind === undefined ? { q } : { q, kind }),
    enabled: isAsked && kind !== undefined,
    placeholderData: keepPreviousData,
  });
  const shown = kind ? one : every;
  const groups = isAsked ? (shown.data?.groups ?? []) : [];
  const totals = new Map((every.data?.groups ?? []).map((group) => [group.kind, group.total]));
  const total = [...totals.values()].reduce((sum, count) => sum + count, 0);
  const like = (isAsked && shown.data?.like) || [];
  const isNear = groups.length > 0 && groups.every(({ items }) => items.every(({ near }) => near));
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: arrows only move between the links and the field inside
    <div
      ref={page}
      onKeyDown={(event) => moveByArrows(event, page.current)}
      className="max-w-[1024px] px-(--shell-gutter) pt-6 pb-12 max-md:px-4"
    >
      <h1 className="sr-only">{t('title')}</h1>
      <TextField
        label={t('title')}
        isLabelHidden
        type="search"
        icon="search"
        placeholder={t('placeholder')}
        value={text}
        onChange={setText}
        autoFocus
      />
      {isAsked && (
        <div className="mt-3 -ml-2.5 overflow-x-auto">
          <FilterLinks
            label={t('kinds')}
            current={kind ?? 'all'}
            options={[
              { id: 'all', label: t('everything'), count: total, href: links.search?.(q) ?? '' },
              ...searchKinds.map((id) => ({
                id,
                label: t(`groups.${id}`),
                count: totals.get(id) ?? 0,
                href: links.search?.(q, id) ?? '',
              })),
            ]}
          />
        </div>
      )}
      {!isAsked && <p className="mt-4 text-13 text-ink-2">{t('hint')}</p>}
      {isNear && (
        <Banner tone="info" className="mt-4">
          {like.length > 0 ? (
            <Trans
              t={t}
              i18nKey="near-like"
              values={{ text: q, like: like.join(', ') }}
              components={{ b: <strong className="font-medium" /> }}
            />
          ) : (
            t('near', { text: q })
          )}
        </Banner>
      )}
      {isAsked && shown.isPending && (
        <Loading>
          <LoadingLines lines={5} />
        </Loading>
      )}
      {shown.isError && (
        <NotLoaded error={shown.error} onRetry={() => void shown.refetch()} isRetrying={shown.isFetching} />
      )}
      {isAsked && shown.data && groups.length === 0 && !shown.isFetching && (
        <Empty
          title={t('nothing', { text: q })}
          action={
            links.newOnboarding && (
              <LinkButton icon="plus" href={links.newOnboarding()}>
                {t('start')}
              </LinkButton>
            )
          }
        >
          {t('nothing-body')}
        </Empty>
      )}
      {groups.map((group) => (
        <Found key={group.kind} group={group} q={q} like={like} isOnly={kind !== undefined} />
      ))}
    </div>
  );
}

/** Arrow keys move through the field and all results. */
function moveByArrows(event: KeyboardEvent, page: HTMLElement | null): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (!step || !page) return;
  const stops = [...page.querySelectorAll<HTMLElement>('input, li a')];
  const at = stops.indexOf(document.activeElement as HTMLElement);
  const next = stops[Math.min(stops.length - 1, Math.max(0, at + step))];
  if (!next || at < 0) return;
  event.preventDefault();
  next.focus();
}
