import { type EventKind, eventKinds } from '@dossier/domain/event-actions';
import { useNavigate } from '@tanstack/react-router';
import { entityParams } from '#features/entity/entity-params.ts';
import { HistoryScreen } from '#features/history/history-screen.tsx';

export interface HistorySearch {
  kind?: EventKind;
  actor?: string;
}

/** `?kind=` and `?actor=` are the filters. */
export function historySearch(search: Record<string, unknown>): HistorySearch {
  const kind = eventKinds.find((one) => one === search['kind']);
  const actor = typeof search['actor'] === 'string' ? search['actor'] : '';
  return { ...(kind ? { kind } : {}), ...(actor ? { actor } : {}) };
}

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
