import { problemKey } from '@dossier/domain/contracts/shared/problem';
import { complete as contract } from '@dossier/domain/contracts/workflows/complete';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useKept } from '#api/use-kept.ts';
import { useErrorText } from '#i18n/error-text.ts';
import { useFormCheck } from '#i18n/use-form-check.ts';
import { useProblemText } from '#i18n/use-problem-text.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { ErrorSummary } from '#ui/error-summary.tsx';
import { Icon } from '#ui/icon.tsx';
import type { OpenDialogProps } from './entity-context.ts';
import { isAskedFirst } from './next-step.ts';
import { ProblemRow } from './problem-row.tsx';
import type { Completing } from './use-complete.ts';

/** Completes the onboarding despite its problems, with a reason for each. What is typed stays until it is sent. */
export function ProblemsDialog({ entity, onClose, open, complete }: OpenDialogProps & { complete: Completing }) {
  const { t } = useTranslation('entity');
  const { error } = useErrorText();
  const titleOf = useProblemText();
  const { problems, request, org } = entity;
  const [reasons, setReasons, forget] = useKept<Readonly<Record<string, string>>>(`complete:${request.id}`, {});
  const given = problems.map(({ kind, id }) => ({ kind, id, reason: reasons[problemKey({ kind, id })] ?? '' }));
  const check = useFormCheck(contract.input, { request: request.id, problems: given });
  const [attempt, setAttempt] = useState(0);
  const errorOf = (index: number) => check.errorOf(`problems.${index}.reason`);
  const errors = problems.flatMap((problem, index) => {
    const message = errorOf(index);
    return message ? [{ field: problemKey(problem), message: `${titleOf(problem)}: ${message}` }] : [];
  });
  const send = () => {
    setAttempt(attempt + 1);
    check.submit((input) => complete.send(input.problems, forget));
  };
  const isAskFirst = isAskedFirst(entity);
  const required = entity.statuses.filter((line) => line.required);
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      width="lg"
      title={t('problem.title', { count: problems.length })}
      isDismissable={!complete.isPending}
      footer={
        <>
          <Button size="lg" onPress={onClose} isDisabled={complete.isPending}>
            {t('move.back')}
          </Button>
          <Button
            size="lg"
            variant={isAskFirst ? 'secondary' : 'primary'}
            onPress={send}
            isPending={complete.isPending}
          >
            {t('problem.do', { count: problems.length })}
          </Button>
          {isAskFirst && (
            <Button
              size="lg"
              variant="primary"
              icon="mail"
              onPress={() => open({ name: 'ask-client' })}
              isDisabled={complete.isPending}
            >
              {t('action.ask-client')}
            </Button>
          )}
        </>
      }
    >
      <p>{t('problem.lead', { count: required.length, reference: request.reference || request.number })}</p>
      {errors.length > 1 && (
        <div className="mt-3">
          <ErrorSummary errors={errors} attempt={attempt} />
        </div>
      )}
      <ul className="mt-3 flex flex-col">
        {problems.map((problem, index) => {
          const key = problemKey(problem);
          return (
            <ProblemRow
              key={key}
              problem={problem}
              entity={entity}
              reason={reasons[key] ?? ''}
              error={errorOf(index)}
              onReason={(reason) => setReasons({ ...reasons, [key]: reason })}
              onClose={onClose}
            />
          );
        })}
      </ul>
      <p className="mt-3 flex gap-2 rounded-md bg-sunken px-3 py-2 text-13">
        <Icon name="info" className="mt-0.5" />
        {isAskFirst ? t('problem.ask-first') : t('problem.report', { org: org.name })}
      </p>
      {complete.error && (
        <p role="alert" className="mt-3 text-13 font-medium text-bad-ink">
          {error(complete.error)}
        </p>
      )}
    </Dialog>
  );
}
