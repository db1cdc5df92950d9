import { useNavigate } from '@tanstack/react-router';
import { type DocumentFilter, documentFilterNames } from '#features/documents/document-filters.ts';
import { DocumentsScreen } from '#features/documents/documents-screen.tsx';
import { entityParams } from '#features/entity/entity-params.ts';
import { Closed } from '#features/entity/gated-section.tsx';

export interface DocumentsSearch {
  filter?: DocumentFilter;
}

/** `?filter=` is the chip above the list. */
export const documentsSearch = (search: Record<string, unknown>): DocumentsSearch => {
  const filter = documentFilterNames.find((name) => name === search['filter'] && name !== 'all');
  return filter ? { filter } : {};
};

export interface DocumentsPageProps extends DocumentsSearch {
  entityId: string;
  request?: string | undefined;
}

export function DocumentsPage({ entityId, request = '', filter = 'all' }: DocumentsPageProps) {
  const navigate = useNavigate();
  return (
    <DocumentsScreen
      params={entityParams(entityId, request)}
      filter={filter}
      onFilter={(chosen) =>
        void navigate({
          to: '.',
          search: ((known: object) => ({ ...known, filter: chosen === 'all' ? undefined : chosen })) as never,
          replace: true,
          resetScroll: false,
        })
      }
      closed={<Closed part="documents" why="access required" withAction />}
    />
  );
}
