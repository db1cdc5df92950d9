import { useNavigate } from '@tanstack/react-router';
import { entityParams } from '#features/entity/entity-params.ts';
import { HistoryScreen } from '#features/history/history-screen.tsx';
import type { HistorySearch } from './searches.ts';

export interface HistoryPageProps extends HistorySearch {
  entityId: string;
  request?: string | undefined;
}

export function HistoryPage({ entityId, request = '', kind = undefined, actor = '' }: HistoryPageProps) {
  const navigate = useNavigate();
  return (
    <HistoryScreen
      params={entityParams(entityId, request)}
      filter={{ kind: kind ?? '', actor }}
      onFilter={(chosen) =>
        void navigate({
          to: '.',
          search: ((known: object) => ({
            ...known,
            kind: chosen.kind || undefined,
            actor: chosen.actor || undefined,
          })) as never,
          replace: true,
          resetScroll: false,
        })
      }
    />
  );
}
