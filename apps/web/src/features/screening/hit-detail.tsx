import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useWorkflow } from '#api/workflows.ts';
import { useErrorText } from '#i18n/error-text.ts';
import { useFormat } from '#i18n/format.ts';
import { Banner } from '#ui/banner.tsx';
import { Button } from '#ui/button.tsx';
import { DataTable } from '#ui/data-table.tsx';
import { Icon } from '#ui/icon.tsx';
import { RadioGroup } from '#ui/radio-group.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { toast } from '#ui/toast.tsx';
import { compareHit, type Field, looks } from './compare-hit.ts';
import type { EntityAnswer } from './screening-screen.tsx';
import type { ScreeningHit, Target } from './targets.ts';
import { useReasonText } from './use-reason-text.ts';

export interface HitDetailProps {
  hit: ScreeningHit;
  target: Target;
  entity: EntityAnswer;
  may: boolean;
  onDecided: () => void;
}

const strengths = [
  { from: 85, word: 'strong', tone: 'bad' },
  { from: 65, word: 'fair', tone: 'warn' },
  { from: 0, word: 'weak', tone: 'warn' },
] as const;

/** The subject and the listed one beside each other, why they may be the same, and the decision. */
export function HitDetail({ hit, target, entity, may, onDecided }: HitDetailProps) {
  const { t } = useTranslation('screening');
  const reasonText = useReasonText();
  const score = Math.round(hit.score <= 1 ? hit.score * 100 : hit.score);
  const strength = strengths.find((one) => score >= one.from) ?? strengths[2];
  const rows = compareHit(hit, target, entity);
  return (
    <div className="mt-4 flex flex-col gap-5">
      <Banner tone={strength.tone} icon="approx" title={t(`hit.${strength.word}`, { score })}>
        {hit.reasons.map(reasonText).join(' ')}
      </Banner>
      <DataTable
        label={t('hit.compared-label')}
        isWrapping
        rows={rows}
        rowId={(row) => row.field}
        columns={[
          {
            id: 'field',
            title: <span className="sr-only">{t('hit.field')}</span>,
            width: '18%',
            isRowHeader: true,
            cell: (row) => t(`field.${row.field}`),
          },
          {
            id: 'file',
            title: t('hit.in-file'),
            width: '27%',
            cell: (row) => <Value field={row.field} value={row.inFile} none={t('hit.not-given')} />,
          },
          {
            id: 'list',
            title: t('hit.on-list'),
            width: '33%',
            cell: (row) => <Value field={row.field} value={row.onList} none={t('hit.not-listed')} />,
          },
          {
            id: 'compared',
            title: t('hit.compared'),
            cell: (row) => (
              <span className="flex items-center gap-1.5">
                <Icon name={looks[row.compared].icon} className={looks[row.compared].ink} />
                {t(`compared.${row.compared}`)}
              </span>
            ),
          },
        ]}
      />
      {may ? <Decide hit={hit} onDecided={onDecided} /> : <Decided hit={hit} />}
    </div>
  );
}

const isoDay = /^\d{4}-\d{2}-\d{2}$/;

function Value({ field, value, none }: { field: Field; value: string; none: string }) {
  const format = useFormat();
  if (value === '') return <span className="text-ink-3">{none}</span>;
  if (field === 'nationality' || field === 'country') return format.country(value);
  return isoDay.test(value) ? format.date(value) : value;
}

function Decided({ hit }: { hit: ScreeningHit }) {
  const { t } = useTranslation('screening');
  const format = useFormat();
  return (
    <section aria-label={t('decide.title')} className="text-13">
      <h3 className="text-14 font-semibold">{t('decide.title')}</h3>
      <p className="mt-1">{t(`state.${hit.state}`)}</p>
      {hit.reason && <p className="mt-1 max-w-[680px] text-ink-2">{hit.reason}</p>}
      {hit.by && <p className="mt-1 text-ink-2">{t('by-on', { who: hit.by, date: format.dateTime(hit.at) })}</p>}
    </section>
  );
}

type State = 'false_positive' | 'true_match' | 'unsure';

function Decide({ hit, onDecided }: Pick<HitDetailProps, 'hit' | 'onDecided'>) {
  const { t } = useTranslation('screening');
  const { error } = useErrorText();
  const format = useFormat();
  const decide = useWorkflow('decide-hit');
  const [state, setState] = useState<State | ''>(hit.state === 'open' ? '' : hit.state);
  const [reason, setReason] = useState(hit.reason);
  const [isTried, setTried] = useState(false);
  const isReady = state !== '' && reason.trim() !== '';
  const send = () => {
    setTried(true);
    if (state === '' || reason.trim() === '' || decide.isPending) return;
    decide.mutate(
      { hit: hit.id, state, reason: reason.trim() },
      {
        onSuccess: () => {
          toast.success(t('decide.done'));
          onDecided();
        },
      },
    );
  };
  useDecisionKeys(setState, send);
  return (
    <div className="flex flex-col gap-4">
      {hit.by && (
        <p className="text-13 text-ink-2">
          {t(`state.${hit.state}`)}, {t('by-on', { who: hit.by, date: format.dateTime(hit.at) })}
        </p>
      )}
      <RadioGroup
        label={t('decide.title')}
        look="cards"
        columns={3}
        options={(['false_positive', 'true_match', 'unsure'] as const).map((id) => ({
          id,
          label: t(`state.${id}`),
          hint: t(`decide.hint.${id}`),
        }))}
        value={state}
        onChange={setState}
        error={isTried && state === '' ? t('decide.choose') : undefined}
      />
      <TextArea
        label={t('decide.reason')}
        value={reason}
        onChange={setReason}
        maxLength={2000}
        error={isTried && reason.trim() === '' ? t('decide.reason-missing') : undefined}
      />
      {decide.error && <Banner tone="bad" isAlert title={error(decide.error)} />}
      <div>
        <Button
          variant="primary"
          size="lg"
          shortcut="Ctrl ↵"
          isPending={decide.isPending}
          isDisabled={!isReady && isTried}
          onPress={send}
        >
          {t('decide.save')}
        </Button>
      </div>
    </div>
  );
}

const choices: Readonly<Record<string, State>> = { f: 'false_positive', t: 'true_match', u: 'unsure' };

/** `f`, `t` and `u` choose, Ctrl Enter saves; single letters only while nobody types. */
function useDecisionKeys(onChoose: (state: State) => void, onSend: () => void): void {
  const act = useRef({ onChoose, onSend });
  useEffect(() => {
    act.current = { onChoose, onSend };
  });
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const target = event.target instanceof HTMLElement ? event.target : document.body;
      if (target.closest('[role="dialog"], [role="alertdialog"], [role="menu"]')) return;
      const isModified = event.ctrlKey || event.metaKey || event.altKey;
      if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) return act.current.onSend();
      const chosen = choices[event.key];
      if (chosen && !isModified && !target.closest('input:not([type="radio"]), textarea')) act.current.onChoose(chosen);
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
}
