import {
  type ArchivedFilter,
  type ArchiveShow,
  archivedFilters,
  archiveShows,
} from '@dossier/domain/onboarding-filters';
import { useTranslation } from 'react-i18next';
import type { ViewAnswer } from '#api/views.ts';
import { ChoiceMenu } from '#ui/choice-menu.tsx';
import { FilterLinks } from '#ui/filter-links.tsx';

interface ArchiveTabsProps {
  show: ArchiveShow | undefined;
  head: ViewAnswer<'onboardings'> | undefined;
  hrefOfPart: (show: ArchiveShow | undefined) => string;
  archived: ArchivedFilter | undefined;
  onArchived: (archived: ArchivedFilter | undefined) => void;
}

/** Links to the complete archive, or a part of it. */
export function ArchiveTabs({ show, head, hrefOfPart, archived, onArchived }: ArchiveTabsProps) {
  const { t } = useTranslation(['archive', 'lists']);
  return (
    <>
      <FilterLinks
        label={t('lists:filter')}
        current={show ?? 'all'}
        options={[
          { id: 'all', label: t('lists:all'), count: head?.counts.archived, href: hrefOfPart(undefined) },
          ...archiveShows.map((id) => ({
            id,
            label: id === 'restorable' ? t('restorable') : t(`outcomes.${id}`),
            count: head?.archive?.[id],
            href: hrefOfPart(id),
          })),
        ]}
      />
      <div className="ml-auto">
        <ChoiceMenu
          label={t('archived-on.label')}
          anyLabel={t('lists:any')}
          options={archivedFilters.map((id) => ({ id, label: t(`archived-on.${id}`) }))}
          value={archived}
          onChange={onArchived}
        />
      </div>
    </>
  );
}
