import { useTranslation } from 'react-i18next';
import { useDownload } from '#api/use-download.ts';
import type { ViewParams } from '#api/views.ts';
import { useErrorText } from '#i18n/error-text.ts';
import { isoToday } from '#i18n/format.ts';
import { Button } from '#ui/button.tsx';
import { toast } from '#ui/toast.tsx';

type ExportView = 'onboardings-export' | 'entity-history-export';

/** Should the answer not name its file. */
const names = { 'onboardings-export': 'onboardings', 'entity-history-export': 'history' } as const satisfies Record<
  ExportView,
  string
>;

interface ExportButtonProps<N extends ExportView> {
  view: N;
  /** What the screen asks for: the file holds the same. */
  params: ViewParams<N>;
  /** There is nothing to take away. */
  isEmpty: boolean;
}

/** What is on the screen as a file for a spreadsheet. */
export function ExportButton<N extends ExportView>({ view, params, isEmpty }: ExportButtonProps<N>) {
  const { t, i18n } = useTranslation('lists');
  const { error } = useErrorText();
  const { start, isBusy, failure } = useDownload();
  const language = i18n.language.startsWith('nl') ? 'nl' : 'en';
  const take = async () => {
    if (await start(view, { ...params, language }, `${names[view]}-${isoToday()}.csv`)) toast.success(t('export.done'));
  };
  return (
    <>
      <Button icon="download" isDisabled={isEmpty} isPending={isBusy} onPress={() => void take()}>
        {t('export.start')}
      </Button>
      {failure !== undefined && (
        <p role="alert" className="basis-full text-13 font-medium text-bad-ink">
          {error(failure)}
        </p>
      )}
    </>
  );
}
