import { useTranslation } from 'react-i18next';
import type { ViewAnswer } from '#api/views.ts';
import { useWorkflow } from '#api/workflows.ts';
import { toast } from '#ui/toast.tsx';

/** Verify and reject, and the navigation that follows. */
export function useDocumentDecision(page: ViewAnswer<'document'>, onNext: () => void) {
  const { t } = useTranslation('documents');
  const verify = useWorkflow('verify-document');
  const reject = useWorkflow('reject-document');
  const ref = { request: page.request.id, document: page.document.doc };
  return {
    mayVerify: page.mayVerify && page.problem === '' && page.document.verification !== 'verified' && !verify.isPending,
    isPending: verify.isPending || reject.isPending,
    verifyError: verify.error,
    rejectError: reject.error,
    verify: () =>
      verify.mutate(ref, {
        onSuccess: () => {
          toast.success(t('viewer.verified'));
          onNext();
        },
      }),
    reject: (reason: string, onDone: () => void) =>
      reject.mutate(
        { ...ref, reason },
        {
          onSuccess: () => {
            toast.success(t('viewer.rejected'));
            onDone();
            onNext();
          },
        },
      ),
  };
}

export type DocumentDecision = ReturnType<typeof useDocumentDecision>;
