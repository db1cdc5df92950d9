import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#i18n/format.ts';
import { Banner } from '#ui/banner.tsx';
import { Button } from '#ui/button.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { StatusBadge } from '#ui/status-badge.tsx';
import { HitDetail } from './hit-detail.tsx';
import { RecordDrawer } from './record-drawer.tsx';
import type { EntityAnswer } from './screening-screen.tsx';
import type { Target } from './targets.ts';

export interface ResultDetailProps {
  target: Target;
  entity: EntityAnswer;
  /** May the viewer record and decide? */
  may: boolean;
  onNext: () => void;
}

/** What was found for one name: the lists and the time, and each hit. */
export function ResultDetail({ target, entity, may, onNext }: ResultDetailProps) {
  const { t } = useTranslation('screening');
  const [isRecording, setRecording] = useState(false);
  const hits = target.row?.hits ?? [];
  const firstOpen = hits.findIndex((hit) => hit.state === 'open' || hit.state === 'unsure');
  const [chosen, setChosen] = useState(Math.max(0, firstOpen));
  const at = Math.min(chosen, hits.length - 1);
  const hit = hits[at];
  return (
    <div className="min-w-0 px-(--shell-gutter) py-6 max-md:px-4">
      <div className="flex flex-wrap items-start gap-3">
        <div className="min-w-0 flex-1">
          <h2 className="text-20 font-semibold">{target.name}</h2>
          {hit && (
            <p className="text-13 text-ink-2">{t('hit.of', { index: at + 1, count: hits.length, list: hit.list })}</p>
          )}
        </div>
        {may && (
          <Button icon="pencil" onPress={() => setRecording(true)}>
            {t(target.row ? 'record.again' : 'record.do')}
          </Button>
        )}
        {hits.length > 1 && (
          <span className="flex gap-1">
            <IconButton
              icon="up"
              variant="secondary"
              label={t('hit.before')}
              isDisabled={at === 0}
              onPress={() => setChosen(at - 1)}
            />
            <IconButton
              icon="down"
              variant="secondary"
              label={t('hit.after')}
              isDisabled={at === hits.length - 1}
              onPress={() => setChosen(at + 1)}
            />
          </span>
        )}
      </div>
      {hit ? (
        <HitDetail
          key={hit.id}
          hit={hit}
          target={target}
          entity={entity}
          may={may}
          onDecided={() => {
            const next = hits.findIndex((one, index) => index !== at && one.state === 'open');
            if (next === -1) onNext();
            else setChosen(next);
          }}
        />
      ) : (
        <Result target={target} />
      )}
      {isRecording && <RecordDrawer target={target} request={entity.request.id} onClose={() => setRecording(false)} />}
    </div>
  );
}

function Result({ target: { row } }: { target: Target }) {
  const { t } = useTranslation('screening');
  const format = useFormat();
  if (!row) return <p className="mt-3 text-13 text-ink-2">{t('not-screened-body')}</p>;
  return (
    <div className="mt-4 flex flex-col gap-3 text-13">
      <p className="flex flex-wrap items-center gap-2">
        <StatusBadge status={row.status} />
        <span className="text-ink-2">
          {t('by-on', { who: row.by || t('automatic'), date: format.dateTime(row.runAt) })}
        </span>
      </p>
      {row.reason && <p className="max-w-[680px]">{row.reason}</p>}
      {row.error && (
        <Banner tone="warn" title={t('provider-down')}>
          {row.error}
        </Banner>
      )}
      <h3 className="mt-2 text-12 font-semibold text-ink-2">{t('lists')}</h3>
      <ul className="flex flex-col gap-1">
        {row.lists.map((list) => (
          <li key={`${list.name} ${list.version}`}>
            {[list.name, list.version, list.date && format.date(list.date)].filter(Boolean).join(', ')}
          </li>
        ))}
      </ul>
    </div>
  );
}
