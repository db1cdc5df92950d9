import type { RefusalCode, RefusalFacts } from '@dossier/domain/refusals';
import { useTranslation } from 'react-i18next';
import { isRequestError, WorkflowRefused } from '#api/errors.ts';

/** What a refusal and a failure are called on screen. Both files of texts must be loaded by the one who uses it. */
export function useErrorText() {
  const { t } = useTranslation(['refusals', 'errors']);
  const refusal = (code: RefusalCode, facts: RefusalFacts = {}): string =>
    t(`refusals:${code}`, { maxSize: '', types: '', maxFiles: '', contrast: '', nearest: '', ...facts });
  return {
    refusal,
    /** The desk said no, rather than failed. */
    isRefusal: (thrown: unknown): boolean => thrown instanceof WorkflowRefused,
    /** A whole sentence for whatever was thrown: what happened, what is safe, what to do. */
    error: (thrown: unknown): string => {
      if (thrown instanceof WorkflowRefused) return refusal(thrown.code, thrown.facts);
      if (isRequestError(thrown) && thrown.status === 0) return t('errors:offline');
      return t('errors:server');
    },
  };
}
