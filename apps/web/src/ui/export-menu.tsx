import type { Language } from '@dossier/domain/languages';
import { type ExportFormat, exportFormats } from '@dossier/domain/list-search';
import { useTranslation } from 'react-i18next';
import { Button } from './button.tsx';
import { FailureLine } from './failure-line.tsx';
import { Menu } from './menu.tsx';
import { useExport } from './use-export.ts';

export type TakeList = (language: Language, format: ExportFormat) => Promise<void>;

/** Exports a list in the format that is chosen. */
export function ExportMenu({ take, isEmpty }: { take: TakeList; isEmpty: boolean }) {
  const { t } = useTranslation('common');
  const { start, isBusy, failure } = useExport();
  return (
    <>
      <Menu
        label={t('export.start')}
        trigger={
          <Button icon="download" trailingIcon="down" isDisabled={isEmpty} isPending={isBusy}>
            {t('export.start')}
          </Button>
        }
        entries={exportFormats.map((format) => ({
          id: format,
          label: t(`export.formats.${format}`),
          onAction: () => start((language) => take(language, format)),
        }))}
      />
      <FailureLine failure={failure} className="basis-full" />
    </>
  );
}
