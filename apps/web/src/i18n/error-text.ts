import type { RefusalCode, RefusalFacts } from '@dossier/domain/refusals';
import { useTranslation } from 'react-i18next';
import { isRequestError, requestIdOf, WorkflowRefused } from '#api/errors.ts';

/** Messages for refusals and failures. The caller must load both text files. */
export function useErrorText() {
  const { t } = useTranslation(['refusals', 'errors']);
  const refusal = (code: RefusalCode, facts: RefusalFacts = {}): string =>
    t(`refusals:${code}`, {
      maxSize: '',
      types: '',
      maxFiles: '',
      contrast: '',
      nearest: '',
      maxFactors: '',
      maximum: '',
      ...facts,
    });
  return {
    refusal,
    /** The server refused the request, rather than failing. */
    isRefusal: (thrown: unknown): boolean => thrown instanceof WorkflowRefused,
    /** Returns a full sentence for a thrown value: what happened, what is saved, what to do. */
    error: (thrown: unknown): string => {
      if (thrown instanceof WorkflowRefused) return refusal(thrown.code, thrown.facts);
      if (isRequestError(thrown) && thrown.status === 0) return t('errors:offline');
      const id = requestIdOf(thrown);
      return id === '' ? t('errors:server') : t('errors:server-request', { id });
    },
  };
}
