import type { ProblemFacts } from '@dossier/domain/contracts/shared/problem';
import { useTranslation } from 'react-i18next';

/** The title of a problem with which an onboarding is or was completed. */
export function useProblemText(): (problem: ProblemFacts) => string {
  const { t } = useTranslation(['entity', 'checks', 'document-kinds']);
  return (problem) => {
    if (problem.kind === 'check') return t('entity:problem.is-check', { check: t(`checks:${problem.id}`) });
    if (problem.kind === 'hit') {
      return t('entity:problem.is-hit', { name: problem.name, score: Math.round(problem.score * 100) });
    }
    const kind = t(`document-kinds:${problem.documentKind}`);
    return problem.ownerName === ''
      ? t('entity:problem.is-document', { kind })
      : t('entity:problem.is-document-of', { kind, owner: problem.ownerName });
  };
}
