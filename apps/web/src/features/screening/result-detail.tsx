import { type Ref, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#ui/button.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { Tag } from '#ui/tag.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { HitDetail } from './hit-detail.tsx';
import { RecordDrawer } from './record-drawer.tsx';
import { ResultNotices, ResultSummary } from './result.tsx';
import type { ScreeningHit, ScreeningPosition } from './targets.ts';
import { useListVersion } from './use-list-version.ts';

export interface ResultDetailProps {
  place: ScreeningPosition;
  request: string;
  /** The page of the person who was screened; '' for a company. */
  personHref: string;
  /** Whether the viewer may record results, and decide this hit. */
  may: boolean;
  mayDecide: boolean;
  onDecided: (decided: readonly string[]) => void;
  onMove: ((by: 1 | -1) => void) | undefined;
  heading: Ref<HTMLHeadingElement>;
}

/** The result of one name: lists, time, and the open hit. */
export function ResultDetail({
  place: { target, hit },
  request,
  personHref,
  may,
  mayDecide,
  onDecided,
  onMove,
  heading,
}: ResultDetailProps) {
  const { t } = useTranslation('screening');
  const [isRecording, setRecording] = useState(false);
  const { row } = target;
  return (
    <section aria-label={target.name} className="min-w-0 px-(--shell-gutter) py-6 max-md:px-4">
      <div className="flex flex-wrap items-start gap-3">
        <div className="min-w-0 flex-1 basis-60">
          <h2 ref={heading} tabIndex={-1} className="text-20 font-semibold outline-none [overflow-wrap:anywhere]">
            {target.name}
          </h2>
          {personHref !== '' && (
            <TextLink className="text-13" href={personHref}>
              {t('person-page', { name: target.name })}
            </TextLink>
          )}
          {hit && <HitLine hit={hit} hits={row?.hits ?? []} />}
        </div>
        {may && (
          <Button icon="pencil" onPress={() => setRecording(true)}>
            {t(row ? 'record.again' : 'record.do')}
          </Button>
        )}
        {onMove && (
          <span className="flex gap-1">
            <IconButton icon="up" variant="secondary" label={t('hit.before')} onPress={() => onMove(-1)} />
            <IconButton icon="down" variant="secondary" label={t('hit.after')} onPress={() => onMove(1)} />
          </span>
        )}
      </div>
      {row && <ResultNotices row={row} />}
      {hit && row ? (
        <HitDetail key={hit.id} hit={hit} request={request} row={row} may={mayDecide} onDecided={onDecided} />
      ) : (
        <ResultSummary target={target} />
      )}
      {isRecording && <RecordDrawer target={target} request={request} onClose={() => setRecording(false)} />}
    </section>
  );
}

/** "Hit 1 of 2, EU financial sanctions, entry EU.9914.27, version 18 November 2026" */
function HitLine({ hit, hits }: { hit: ScreeningHit; hits: readonly ScreeningHit[] }) {
  const { t } = useTranslation('screening');
  const versionText = useListVersion();
  const parts = [
    t('hit.of', { index: hits.indexOf(hit) + 1, count: hits.length }),
    hit.list,
    hit.entryId && t('hit.entry', { id: hit.entryId }),
    versionText({ version: hit.listVersion, date: hit.listDate }),
  ];
  return (
    <p className="text-13 text-ink-2">
      {parts.filter(Boolean).join(', ')} {hit.listKind === 'pep' && <Tag>{t('hit.pep')}</Tag>}
    </p>
  );
}
