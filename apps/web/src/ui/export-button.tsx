import type { Language } from '@dossier/domain/languages';
import { useTranslation } from 'react-i18next';
import { Button } from './button.tsx';
import { FailureLine } from './failure-line.tsx';
import { useExport } from './use-export.ts';

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
  const { t } = useTranslation('common');
  const { start, isBusy, failure } = useExport();
  return (
    <>
      <Button icon="download" isDisabled={isEmpty} isPending={isBusy} onPress={() => start(take)}>
        {label ?? t('export.start')}
      </Button>
      <FailureLine failure={failure} className="basis-full" />
    </>
  );
}
