import { mayRun } from '@dossier/domain/contracts/permissions';
import { uploadImport } from '@dossier/domain/contracts/workflows/upload-import';
import { useTranslation } from 'react-i18next';
import { useRole } from '#api/use-session.ts';
import { usePortal } from '#portals/portal.ts';
import { LinkButton } from '#ui/link-button.tsx';

/** Leads to the import of clients, for those who may. */
export function ImportLink() {
  const { t } = useTranslation('onboardings');
  const { links } = usePortal();
  const role = useRole();
  if (!links.clientImport || role === undefined || !mayRun(uploadImport, role)) return null;
  return (
    <LinkButton href={links.clientImport()} icon="upload">
      {t('import')}
    </LinkButton>
  );
}
