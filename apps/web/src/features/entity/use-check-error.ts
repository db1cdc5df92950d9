import type { CheckStatus } from '@dossier/domain/checks';
import { useTranslation } from 'react-i18next';
import { WorkflowRefused } from '#api/errors.ts';
import { useErrorText } from '#i18n/error-text.ts';
import { useFormat } from '#i18n/format.ts';
import { statusDisplay } from '#ui/status-display.ts';

interface CheckDecision {
  readonly status: CheckStatus;
  /** Empty when the system set it, after a correction round. */
  readonly by: string;
  readonly at: string;
  readonly reason: string;
}

/** What the check is by now, if a decision was refused because a colleague was faster. */
export function decidedMeanwhile(error: Error | null): CheckDecision | undefined {
  const isStale = error instanceof WorkflowRefused && error.code === 'stale-revision';
  return isStale ? (error.facts['current'] as CheckDecision) : undefined;
}

/** The texts of a decision about a check that was refused: who changed the check meanwhile, how and why. */
export function useCheckError() {
  const { t } = useTranslation(['entity', 'statuses']);
  const { error } = useErrorText();
  const { dateTime } = useFormat();
  const decisionText = ({ status, by, at, reason }: CheckDecision): string => {
    const facts = { by, status: t(`statuses:${statusDisplay[status].text}`), at: dateTime(at) };
    const said = t(by === '' ? 'entity:check.decided-by-system' : 'entity:check.decided', facts);
    return reason === '' ? said : `${said} ${t('entity:check.decided-why', { reason })}`;
  };
  const errorText = (thrown: Error): string => {
    const decided = decidedMeanwhile(thrown);
    return decided ? decisionText(decided) : error(thrown);
  };
  return { errorText, decisionText };
}
