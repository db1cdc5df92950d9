import { inForce, uboThreshold } from '@dossier/domain/limits';
import { useTranslation } from 'react-i18next';
import { isoToday, useFormat } from '#i18n/format.ts';
import { Icon } from '#ui/icon.tsx';

/** Terms that a client need not know. */
export type ExplainedTerm = 'ubo' | 'representative' | 'extract' | 'sbi';

/** Explains a term in one sentence, where it is used: a button that shows the sentence below it. */
export function TermHelp({ term, isBelowField = false }: { term: ExplainedTerm; isBelowField?: boolean }) {
  const { t } = useTranslation('form-guide');
  const format = useFormat();
  const { share, orMore } = inForce(uboThreshold, isoToday());
  const answer = term === 'ubo' && orMore ? 'terms.ubo.answer-or-more' : (`terms.${term}.answer` as const);
  return (
    <details className={`text-14 ${isBelowField ? '-mt-4' : ''}`}>
      <summary className="inline-flex min-h-11 cursor-pointer items-center gap-1.5 rounded-sm text-accent-ink underline decoration-1 underline-offset-[3px] hover:decoration-2">
        <Icon name="help" />
        {t(`terms.${term}.question`)}
      </summary>
      <p className="rounded-md bg-sunken p-3">{t(answer, { threshold: format.share(share) })}</p>
    </details>
  );
}
