import { useTranslation } from 'react-i18next';
import type { OnboardingRow } from '#list-views/onboarding-columns.tsx';
import type { Portal } from '#portals/portal.ts';
import type { MenuItemEntry } from '#ui/menu.tsx';
import { toast } from '#ui/toast.tsx';
import { hrefOf } from './href-of.ts';

/** Open, open in a new tab, copy the link. */
export function useRowMenu(portal: Portal): (row: OnboardingRow) => MenuItemEntry[] {
  const { t } = useTranslation('onboardings');
  const copy = (href: string) =>
    void navigator.clipboard
      .writeText(new URL(href, location.origin).href)
      .then(() => toast.success(t('menu.copied')))
      .catch(() => toast.error(t('menu.not-copied')));
  return (row) => {
    const href = hrefOf(portal, row);
    return [
      { id: 'open', label: t('menu.open'), icon: 'right', href, shortcut: 'Enter' },
      { id: 'tab', label: t('menu.open-tab'), icon: 'external', href, target: '_blank' },
      { id: 'copy', label: t('menu.copy-link'), icon: 'copy', onAction: () => copy(href) },
    ];
  };
}
