import { useTranslation } from 'react-i18next';
import { usePortal } from '#portals/portal.ts';
import { ComingSoon } from '#ui/coming-soon.tsx';
import { LinkButton } from '#ui/link-button.tsx';

/** Starting one by oneself is not there yet; what runs already is. */
export function NewSubscriptionScreen() {
  const { t } = useTranslation('subscriptions');
  const { links } = usePortal();
  return (
    <ComingSoon
      title={t('new.title')}
      lead={t('new.lead')}
      actions={links.subscriptions && <LinkButton href={links.subscriptions}>{t('new.go')}</LinkButton>}
    >
      <p>{t('new.body')}</p>
    </ComingSoon>
  );
}
