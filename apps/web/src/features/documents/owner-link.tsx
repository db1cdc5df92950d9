import { useTranslation } from 'react-i18next';
import { usePortal } from '#portals/portal.ts';
import { TextLink } from '#ui/text-link.tsx';

interface OwnerLinkProps {
  owner: string;
  name: string;
  subject: string;
}

/** Leads to the person whose document it is; nothing for documents of a company. */
export function OwnerLink({ owner, name, subject }: OwnerLinkProps) {
  const { t } = useTranslation('documents');
  const { links } = usePortal();
  if (owner === subject || name === '' || !links.person) return null;
  return (
    <p className="text-13">
      <TextLink href={links.person({ subject, person: owner })}>{t('person-page', { name })}</TextLink>
    </p>
  );
}
