import { archiveShows } from '@dossier/domain/onboarding-filters';
import { useTranslation } from 'react-i18next';
import type { ViewAnswer } from '#api/views.ts';
import type { FilterLink } from '#ui/filter-links.tsx';
import type { ArchiveSearch } from './archive-search.ts';

/** Links to the complete archive, and to its parts. */
export function useArchiveParts(
  head: ViewAnswer<'onboardings'> | undefined,
  hrefOf: (show: ArchiveSearch['show']) => string,
): FilterLink[] {
  const { t } = useTranslation(['archive', 'lists']);
  return [
    { id: 'all', label: t('lists:all'), count: head?.counts.archived, href: hrefOf(undefined) },
    ...archiveShows.map((id) => ({
      id,
      label: id === 'restorable' ? t('restorable') : t(`outcomes.${id}`),
      count: head?.archive?.[id],
      href: hrefOf(id),
    })),
  ];
}
