import { type Language, resolveLanguage } from '@dossier/domain/languages';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from './button.tsx';
import { FailureLine } from './failure-line.tsx';
import { toast } from './toast.tsx';

interface ExportButtonProps {
  /** Fetches the file in the current language and starts the download; throws when the download is incomplete. */
  take: (language: Language) => Promise<void>;
  /** Label; default 'Export'. */
  label?: string;
  /** There is nothing to export. */
  isEmpty: boolean;
}

/** Exports the data on the screen as a spreadsheet file. */
export function ExportButton({ take, label, isEmpty }: ExportButtonProps) {
  const { t, i18n } = useTranslation('common');
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>();
  const start = async () => {
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
  return (
    <>
      <Button icon="download" isDisabled={isEmpty} isPending={isBusy} onPress={() => void start()}>
        {label ?? t('export.start')}
      </Button>
      <FailureLine failure={failure} className="basis-full" />
    </>
  );
}
