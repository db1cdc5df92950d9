import { resolveLanguage } from '@dossier/domain/languages';
import { useTranslation } from 'react-i18next';
import { useDownload } from '#api/use-download.ts';
import type { ViewAnswer } from '#api/views.ts';
import { Button } from '#ui/button.tsx';
import { FailureLine } from '#ui/failure-line.tsx';

type Vault = ViewAnswer<'my-data'>['vaults'][number];

/** Downloads all data in one file; with several vaults also each separately. Empty when the client owns none. */
export function DownloadMyData({ vaults }: { vaults: readonly Vault[] }) {
  const { t, i18n } = useTranslation('my-data');
  const { start, isBusy, failure } = useDownload();
  if (vaults.length === 0) return null;
  const language = resolveLanguage(i18n.language);
  const take = (subject?: string) =>
    void start('download-my-data', { language, ...(subject && { subject }) }, `${t('title')}.zip`);
  return (
    <section aria-labelledby="take" className="mt-10">
      <h2 id="take" className="text-20 font-semibold">
        {t('take.title')}
      </h2>
      <p className="mt-2 text-ink-2">{t('take.body')}</p>
      <div className="mt-4 flex flex-col gap-3">
        <Button variant="primary" icon="download" isBlock isPending={isBusy} onPress={() => take()}>
          {t('take.all')}
        </Button>
        {vaults.length > 1 &&
          vaults.map(({ subject, name }) => (
            <Button key={subject} icon="file" isBlock isDisabled={isBusy} onPress={() => take(subject)}>
              {t('take.one-of', { name })}
            </Button>
          ))}
        {isBusy && <p className="text-14 text-ink-2">{t('take.running')}</p>}
        <FailureLine failure={failure} />
      </div>
    </section>
  );
}
