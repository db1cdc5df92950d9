import { resolveLanguage } from '@dossier/domain/languages';
import { useTranslation } from 'react-i18next';
import { useDownload } from '#api/use-download.ts';
import { Button } from '#ui/button.tsx';
import { FailureLine } from '#ui/failure-line.tsx';
import { Icon } from '#ui/icon.tsx';

/** The template, in both formats and in the language of the page. */
export function TemplateLine() {
  const { t, i18n } = useTranslation('client-import');
  const file = useDownload();
  const take = (format: 'csv' | 'xlsx') =>
    file.start(
      'client-import-template',
      { format, language: resolveLanguage(i18n.language) },
      `${t('template.file-name')}.${format}`,
    );
  return (
    <section className="mt-6 border-y border-line py-4">
      <div className="flex flex-wrap items-center gap-3">
        <Icon name="file" />
        <div className="min-w-0 flex-1 basis-60">
          <h2 className="text-13 font-medium">{t('template.title')}</h2>
          <p className="text-13 text-ink-2">{t('template.lead')}</p>
        </div>
        <div className="flex gap-2">
          {(['xlsx', 'csv'] as const).map((format) => (
            <Button
              key={format}
              icon="download"
              isDisabled={file.isBusy}
              aria-label={`${t('template.title')}, ${format.toUpperCase()}`}
              onPress={() => void take(format)}
            >
              {format.toUpperCase()}
            </Button>
          ))}
        </div>
      </div>
      <FailureLine failure={file.failure} className="mt-2" />
    </section>
  );
}
