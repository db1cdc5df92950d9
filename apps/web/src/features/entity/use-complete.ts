import type { AcceptedProblem } from '@dossier/domain/contracts/shared/problem';
import { useTranslation } from 'react-i18next';
import { useWorkflow } from '#api/workflows.ts';
import { toast } from '#ui/toast.tsx';
import type { EntityFile } from './entity-context.ts';

type Given = Pick<AcceptedProblem, 'kind' | 'id' | 'reason'>;
export type Completing = ReturnType<typeof useComplete>;

/** Completes the onboarding, with the reasons for its problems, and says so. */
export function useComplete(entity: EntityFile, onDone: () => void) {
  const { t } = useTranslation('entity');
  const { mutate, isPending, isSuccess, error } = useWorkflow('complete');
  const send = (problems: readonly Given[], whenSent = () => {}) =>
    mutate(
      { request: entity.request.id, problems: [...problems] },
      {
        onSuccess() {
          whenSent();
          toast.success(t('complete.done'));
          onDone();
        },
      },
    );
  return { send, isPending, isSuccess, error };
}
