import { useTranslation } from 'react-i18next';
import { useEditors } from '#api/presence.ts';
import { Banner } from '#ui/banner.tsx';
import { EditingBanner } from '#ui/editing-banner.tsx';
import { Decide, DecidedBy } from './decide.tsx';
import { Earlier } from './earlier.tsx';
import { FactTable } from './fact-table.tsx';
import { EntryDetails, ScoreDetails } from './hit-details.tsx';
import type { ScreeningHit, ScreeningRow } from './targets.ts';
import { useScreeningTexts } from './use-screening-texts.ts';

export interface HitDetailProps {
  hit: ScreeningHit;
  request: string;
  row: ScreeningRow;
  /** Whether the viewer may decide. */
  may: boolean;
  onDecided: (decided: readonly string[]) => void;
}

const bands = { alert: { tone: 'bad', icon: 'octagon' }, review: { tone: 'warn', icon: 'approx' } } as const;

/** A dismissed hit is shown without a warning colour. */
const lookOf = ({ band, state }: ScreeningHit) =>
  state === 'false_positive' ? ({ tone: 'idle', icon: 'approx' } as const) : bands[band];

/** The subject and the list entry side by side, the reasons of the match, and the decision. */
export function HitDetail({ hit, request, row, may, onDecided }: HitDetailProps) {
  const { t } = useTranslation('screening');
  const { summary } = useScreeningTexts();
  return (
    <div className="mt-4 flex flex-col gap-5">
      <Banner {...lookOf(hit)} title={t(`hit.${hit.band}`, { score: Math.round(hit.score * 100) })}>
        {summary(hit.facts)}
      </Banner>
      <EditingBanner editors={useEditors(request, `${row.kind}_screening`)} />
      <Earlier hit={hit} />
      {hit.facts.length > 0 && <FactTable facts={hit.facts} />}
      {may ? <Decide hit={hit} kind={row.kind} request={request} onDecided={onDecided} /> : <DecidedBy hit={hit} />}
      <div>
        <ScoreDetails hit={hit} row={row} />
        <EntryDetails hit={hit} />
      </div>
    </div>
  );
}
