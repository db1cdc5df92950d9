import { useTranslation } from 'react-i18next';
import type { ViewAnswer } from '#api/views.ts';
import { FilterLinks } from '#ui/filter-links.tsx';
import { type ArchivePart, archiveParts } from './archive-search.ts';

interface ArchiveTabsProps {
  show: ArchivePart | undefined;
  head: ViewAnswer<'onboardings'> | undefined;
  hrefOfPart: (show: ArchivePart | undefined) => string;
}

/** All of the archive, or a part of it. */
export function ArchiveTabs({ show, head, hrefOfPart }: ArchiveTabsProps) {
  const { t } = useTranslation(['archive', 'lists']);
  return (
    <FilterLinks
      label={t('lists:filter')}
      current={show ?? 'all'}
      options={[
        { id: 'all', label: t('lists:all'), count: head?.counts.archived, href: hrefOfPart(undefined) },
        ...archiveParts.map((id) => ({
          id,
          label: t(`parts.${id}`),
          count: head?.archive?.[id],
          href: hrefOfPart(id),
        })),
      ]}
    />
  );
}
