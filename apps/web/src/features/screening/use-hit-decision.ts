import { decideHits } from '@dossier/domain/contracts/workflows/decide-hits';
import { isUndecided } from '@dossier/domain/screening';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useKept } from '#api/use-kept.ts';
import { useWorkflow } from '#api/workflows.ts';
import { useFormCheck } from '#i18n/use-form-check.ts';
import { toast } from '#ui/toast.tsx';
import type { ScreeningHit } from './targets.ts';

export type Decided = Exclude<ScreeningHit['state'], 'open'>;

interface Draft {
  readonly state: Decided | '';
  readonly reason: string;
  /** The same entry elsewhere, to be decided together. */
  readonly also: readonly string[];
}

const startOf = ({ state, reason }: ScreeningHit): Draft =>
  state === 'open' ? { state: '', reason: '', also: [] } : { state, reason, also: [] };

/** Input about one hit. It is kept during changes of the page, other hits and a reload, until it is saved. */
export function useHitDecision(hit: ScreeningHit, onDecided: (decided: readonly string[]) => void) {
  const { t } = useTranslation('screening');
  const [draft, keep] = useKept<Draft | undefined>(`hit/${hit.id}`, undefined);
  const [isAgain, setAgain] = useState(false);
  // The decision that was shown when the input began.
  const [seen, setSeen] = useState(`${hit.state} ${hit.at}`);
  const { mutate, isPending, error } = useWorkflow('decide-hits');
  const shown = draft ?? startOf(hit);
  const waiting = new Set(hit.same.map((same) => same.hit));
  const hits = [hit.id, ...shown.also.filter((id) => waiting.has(id))];
  const check = useFormCheck(decideHits.input, { hits, state: shown.state, reason: shown.reason });
  const change = (change: Partial<Draft>) => {
    if (!draft) setSeen(`${hit.state} ${hit.at}`);
    keep({ ...shown, ...change });
  };
  const drop = () => {
    keep(undefined);
    setAgain(false);
    check.reset();
  };
  const send = () => {
    if (!isPending) check.submit((input) => mutate(input, { onSuccess: finish }));
  };
  const finish = () => {
    drop();
    toast.success(hits.length === 1 ? t('decide.done') : t('decide.done-many', { count: hits.length }));
    onDecided(hits);
  };
  return {
    draft: shown,
    change,
    send,
    drop,
    again: () => setAgain(true),
    /** Whether the form is shown: undecided, in progress, or to be decided again. */
    isAsked: isUndecided(hit) || isAgain || draft !== undefined,
    isOvertaken: draft !== undefined && seen !== `${hit.state} ${hit.at}` && hit.state !== 'open',
    isDirty: draft !== undefined,
    /** Whether the form can be cancelled: there is a decision to return to. */
    isEdited: draft !== undefined,
    canDrop: hit.state !== 'open' && (draft !== undefined || isAgain),
    isPending,
    errorOf: check.errorOf,
    error,
  };
}

export type HitDecisionForm = ReturnType<typeof useHitDecision>;
