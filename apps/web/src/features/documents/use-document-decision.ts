import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { WorkflowRefused } from '#api/errors.ts';
import { offerUndo } from '#api/use-undo.ts';
import type { ViewAnswer } from '#api/views.ts';
import { useWorkflow } from '#api/workflows.ts';
import { toast } from '#ui/toast.tsx';

/** Where undoing the decision about a document is offered: next to the next one. */
export const decisionPlace = (request: string) => `document:${request}`;

/** Verify and reject, and the navigation that follows. */
export function useDocumentDecision(
  page: ViewAnswer<'document'>,
  { onNext, onOpen }: { readonly onNext: () => void; readonly onOpen: (doc: string) => void },
) {
  const { t } = useTranslation('documents');
  const [isConfirming, setConfirming] = useState(false);
  const verify = useWorkflow('verify-document');
  const reject = useWorkflow('reject-document');
  const ref = { request: page.request.id, document: page.document.doc };
  const send = (unscanned: boolean) =>
    verify
      .mutateAsync(unscanned ? { ...ref, unscanned: 'yes' } : ref, {
        // Only while this document is shown: who has opened another one meanwhile stays there.
        onSuccess: onNext,
        onError: (error) => setConfirming(!unscanned && isNotScanned(error)),
      })
      .then(({ undo }) => {
        const { doc, name } = page.document;
        const text = t('viewer.verified-of', { name });
        offerUndo({ place: decisionPlace(page.request.id), text, undo, onUndone: () => onOpen(doc) });
      })
      .catch(() => undefined);
  return {
    mayVerify: page.mayVerify && page.problem === '' && page.document.verification !== 'verified' && !verify.isPending,
    isPending: verify.isPending || reject.isPending,
    isConfirming,
    verifyError: isNotScanned(verify.error) ? null : verify.error,
    rejectError: reject.error,
    /** Asks first while the file is not scanned for malware. */
    verify: () => (page.document.scan === 'waiting' ? setConfirming(true) : send(false)),
    verifyUnscanned: () => send(true),
    cancelConfirm: () => setConfirming(false),
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

const isNotScanned = (error: unknown): boolean => error instanceof WorkflowRefused && error.code === 'file-not-scanned';

export type DocumentDecision = ReturnType<typeof useDocumentDecision>;
