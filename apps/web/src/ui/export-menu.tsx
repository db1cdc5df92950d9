import type { Language } from '@dossier/domain/languages';
import { type ExportFormat, exportFormats } from '@dossier/domain/list-search';
import { useTranslation } from 'react-i18next';
import { Button } from './button.tsx';
import { FailureLine } from './failure-line.tsx';
import { Menu } from './menu.tsx';
import { useExport } from './use-export.ts';

export type TakeList = (language: Language, format: ExportFormat) => Promise<void>;

interface ExportFormatsProps<Format extends string> {
  formats: readonly Format[];
  label: (format: Format) => string;
  take: (language: Language, format: Format) => Promise<void>;
  size?: 'sm';
  isEmpty: boolean;
}

/** Exports in the format that is chosen. */
export function ExportFormats<Format extends string>({
  formats,
  label,
  take,
  size,
  isEmpty,
}: ExportFormatsProps<Format>) {
  const { t } = useTranslation('common');
  const { start, isBusy, failure } = useExport();
  return (
    <>
      <Menu
        label={t('export.start')}
        trigger={
          <Button icon="download" trailingIcon="down" {...(size && { size })} isDisabled={isEmpty} isPending={isBusy}>
            {t('export.start')}
          </Button>
        }
        entries={formats.map((format) => ({
          id: format,
          label: label(format),
          onAction: () => start((language) => take(language, format)),
        }))}
      />
      <FailureLine failure={failure} className="basis-full" />
    </>
  );
}

/** Exports a list. */
export function ExportMenu({ take, isEmpty }: { take: TakeList; isEmpty: boolean }) {
  const { t } = useTranslation('common');
  return (
    <ExportFormats
      formats={exportFormats}
      label={(format) => t(`export.formats.${format}`)}
      take={take}
      isEmpty={isEmpty}
    />
  );
}
