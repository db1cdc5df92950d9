import { type Language, resolveLanguage } from '@dossier/domain/languages';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toast } from './toast.tsx';

/** Runs a download, one at a time, and says when it is complete. `failure`: why the last one is not. */
export function useExport() {
  const { t, i18n } = useTranslation('common');
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>();
  const start = async (take: (language: Language) => Promise<void>) => {
    setBusy(true);
    setFailure(undefined);
    try {
      await take(resolveLanguage(i18n.language));
      toast.success(t('export.done'));
    } catch (thrown) {
      setFailure(thrown);
    } finally {
      setBusy(false);
    }
  };
  return { start: (take: (language: Language) => Promise<void>) => void start(take), isBusy, failure };
}
