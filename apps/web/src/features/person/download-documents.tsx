import { useTranslation } from 'react-i18next';
import type { useDownload } from '#api/use-download.ts';
import { usePortal } from '#portals/portal.ts';
import { Button } from '#ui/button.tsx';
import type { PersonPage } from './person-facts.ts';

interface DownloadDocumentsProps {
  person: PersonPage;
  file: ReturnType<typeof useDownload>;
}

/** The person's documents as one file. An institution gets those of its completed onboardings. */
export function DownloadDocuments({ person, file }: DownloadDocumentsProps) {
  const { t } = useTranslation('person');
  const { subject, person: id, name, documents, downloads } = person;
  if (documents.length === 0) return null;
  return (
    <Button
      icon="download"
      isDisabled={downloads === 0}
      isPending={file.isBusy}
      onPress={() => void file.start('download-person', { subject, person: id }, `${name}.zip`)}
    >
      {t('download.all')}
    </Button>
  );
}

/** Why the file has fewer documents than the page, or none. */
export function DownloadNote({ person: { documents, downloads } }: { person: PersonPage }) {
  const { t } = useTranslation('person');
  const { name: portal } = usePortal();
  if (portal === 'intern' || downloads === documents.length) return null;
  return (
    <p className="mt-2 text-13 text-ink-2">
      {t(downloads === 0 ? 'download.none' : 'download.some', { count: downloads })}
    </p>
  );
}
