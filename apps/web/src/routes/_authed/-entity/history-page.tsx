import { useLocation, useNavigate } from '@tanstack/react-router';
import { entityParams } from '#features/entity/entity-params.ts';
import { entryOf } from '#features/history/entry-item.tsx';
import { HistoryScreen } from '#features/history/history-screen.tsx';
import type { HistorySearch } from './searches.ts';

export interface HistoryPageProps extends HistorySearch {
  entityId: string;
  request?: string | undefined;
}

export function HistoryPage({ entityId, request = '', kind = undefined, actor = '' }: HistoryPageProps) {
  const navigate = useNavigate();
  const entry = useLocation({ select: ({ hash }) => entryOf(hash) });
  return (
    <HistoryScreen
      params={entityParams(entityId, request)}
      entry={entry}
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
