import { useTranslation } from 'react-i18next';
import { usePortal } from '#portals/portal.ts';
import { ComingSoon } from '#ui/coming-soon.tsx';
import { LinkButton } from '#ui/link-button.tsx';

export function BillingScreen() {
  const { t } = useTranslation('billing');
  const { links } = usePortal();
  return (
    <ComingSoon
      title={t('title')}
      lead={t('lead')}
      actions={links.onboardings && <LinkButton href={links.onboardings('completed')}>{t('go')}</LinkButton>}
    >
      <p>{t('body')}</p>
      <p>{t('until-then')}</p>
    </ComingSoon>
  );
}
