import { useNavigate } from '@tanstack/react-router';
import { DocumentsScreen } from '#features/documents/documents-screen.tsx';
import { entityParams } from '#features/entity/entity-params.ts';
import { Closed } from '#features/entity/gated-section.tsx';
import type { DocumentsSearch } from './searches.ts';

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
