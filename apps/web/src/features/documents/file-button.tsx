import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { download } from '#api/files.ts';
import { useErrorText } from '#i18n/error-text.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { toast } from '#ui/toast.tsx';
import type { DocumentRow } from './document-name.ts';

/** Downloads one file. `request`: the onboarding that its reader works on; '' when it is not known. */
export function FileButton({ row, request }: { row: DocumentRow; request: string }) {
  const { t } = useTranslation('documents');
  const { error } = useErrorText();
  const [state, setState] = useState<'idle' | 'running' | 'failed'>('idle');
  // Malware was found in it: the server refuses.
  if (row.scan === 'infected') return null;
  const start = async () => {
    setState('running');
    try {
      await download('document-file', { doc: row.doc, download: true, ...(request && { request }) }, row.name);
      setState('idle');
    } catch (thrown) {
      setState('failed');
      toast.error(error(thrown));
    }
  };
  return (
    <IconButton
      icon={state === 'failed' ? 'refresh' : 'download'}
      size="sm"
      variant="secondary"
      label={t(state === 'failed' ? 'download-failed' : 'download-of', { name: row.name })}
      isPending={state === 'running'}
      onPress={() => void start()}
    />
  );
}
