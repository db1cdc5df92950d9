import { type Problem, problemKey, problemReason } from '@dossier/domain/contracts/shared/problem';
import { minProblemReason } from '@dossier/domain/limits';
import { z } from '@dossier/domain/schema';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#i18n/format.ts';
import { useProblemText } from '#i18n/use-problem-text.ts';
import { Button } from '#ui/button.tsx';
import { Icon, type IconName } from '#ui/icon.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { type EntityFile, useEntityLinks } from './entity-context.ts';

export interface ProblemRowProps {
  problem: Problem;
  entity: EntityFile;
  reason: string;
  error: string | undefined;
  onReason: (reason: string) => void;
  onClose: () => void;
}

const icons: Readonly<Record<Problem['kind'], { icon: IconName; ink: string }>> = {
  document: { icon: 'x-circle', ink: 'text-bad-ink' },
  check: { icon: 'x-circle', ink: 'text-bad-ink' },
  hit: { icon: 'search-check', ink: 'text-warn-ink' },
};

/** One problem: what was decided, a link to it, and the reason for completing despite it. */
export function ProblemRow({ problem, reason, error, onReason, onClose }: ProblemRowProps) {
  const { t } = useTranslation('entity');
  const box = useRef<HTMLTextAreaElement>(null);
  const titleOf = useProblemText();
  const detail = useDetail(problem);
  const href = usePlaceOf(problem);
  const { icon, ink } = icons[problem.kind];
  const mayTakeOver =
    problem.kind === 'hit' && !problem.isForeign && z.safeParse(problemReason, problem.reason).success;
  return (
    <li className="flex gap-3 border-b border-line py-4 text-13 last:border-b-0">
      <Icon name={icon} className={`mt-0.5 self-start ${ink}`} />
      <div className="min-w-0 flex-1">
        <div className="flex items-start gap-3">
          <div className="min-w-0 flex-1 [overflow-wrap:anywhere]">
            <h3 className="font-semibold text-ink">{titleOf(problem)}</h3>
            <p>{detail}</p>
          </div>
          <LinkButton size="sm" href={href} onPress={onClose} aria-label={`${t('problem.open')}: ${titleOf(problem)}`}>
            {t('problem.open')}
          </LinkButton>
        </div>
        {problem.reason !== '' && (
          <blockquote className="mt-1.5 border-l-2 border-line-strong pl-3 [overflow-wrap:anywhere]">
            {problem.reason}
          </blockquote>
        )}
        {mayTakeOver && reason !== problem.reason && (
          <Button
            size="sm"
            variant="ghost"
            className="mt-1 -ml-2"
            onPress={() => {
              onReason(problem.reason);
              box.current?.focus();
            }}
          >
            {t('problem.take-over')}
          </Button>
        )}
        <TextArea
          className="mt-3"
          ref={box}
          rows={2}
          name={problemKey(problem)}
          label={t(`problem.why-${problem.kind}`)}
          placeholder={t('problem.placeholder', { minimum: minProblemReason })}
          value={reason}
          error={error}
          onChange={onReason}
        />
      </div>
    </li>
  );
}

function usePlaceOf(problem: Problem): string {
  const links = useEntityLinks();
  if (problem.kind === 'document') return links.document(problem.doc);
  if (problem.kind === 'hit' || problem.id === 'company_screening' || problem.id === 'person_screening') {
    return links.tab('screening');
  }
  return problem.id === 'documents' ? links.tab('documents') : `${links.tab('overview')}#${problem.id}`;
}

function useDetail(problem: Problem): string {
  const { t } = useTranslation('entity');
  const format = useFormat();
  const date = format.date(problem.at);
  if (problem.kind === 'document') return t('problem.document', { version: problem.version, who: problem.by, date });
  if (problem.kind === 'hit') {
    return t('problem.hit', { list: problem.list, entry: problem.entry, who: problem.by, date });
  }
  return problem.by === '' ? t('problem.check-derived', { date }) : t('problem.check', { who: problem.by, date });
}
