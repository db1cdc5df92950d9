import { exportFormats } from '@dossier/domain/list-search';
import { useTranslation } from 'react-i18next';
import { download } from '#api/files.ts';
import type { ViewParams } from '#api/views.ts';
import { Button } from '#ui/button.tsx';
import { FailureLine } from '#ui/failure-line.tsx';
import { Menu } from '#ui/menu.tsx';
import { useExport } from '#ui/use-export.ts';
import type { Selection } from './use-selection.ts';

interface ExportSelectedProps {
  selection: Selection;
  /** The parameters of the list: an archive has other columns. */
  query: ViewParams<'onboardings-export'>;
}

/** Exports the selected onboardings in the format that is chosen. */
export function ExportSelected({ selection, query }: ExportSelectedProps) {
  const { t } = useTranslation('common');
  const { start, isBusy, failure } = useExport();
  const requests = selection.ids.join(',');
  return (
    <>
      <Menu
        label={t('export.start')}
        placement="top end"
        trigger={
          <Button icon="download" trailingIcon="down" isPending={isBusy}>
            {t('export.start')}
          </Button>
        }
        entries={exportFormats.map((format) => ({
          id: format,
          label: t(`export.formats.${format}`),
          onAction: () =>
            start((language) =>
              download('onboardings-export', { ...query, language, format, requests }, `onboardings.${format}`),
            ),
        }))}
      />
      <FailureLine failure={failure} />
    </>
  );
}
