import { useTranslation } from 'react-i18next';
import { usePortal } from '#portals/portal.ts';
import { ComingSoon } from '#ui/coming-soon.tsx';
import { LinkButton } from '#ui/link-button.tsx';

export function InsightsScreen() {
  const { t } = useTranslation('insights');
  const { home } = usePortal();
  return (
    <ComingSoon title={t('title')} lead={t('lead')} actions={<LinkButton href={home}>{t('go')}</LinkButton>}>
      <p>{t('body')}</p>
      <p>{t('until-then')}</p>
    </ComingSoon>
  );
}
