import { useTranslation } from 'react-i18next';
import { userName, useUser } from '#api/use-session.ts';
import { usePortal } from '#portals/portal.ts';
import { Avatar } from '#ui/avatar.tsx';
import { Button } from '#ui/button.tsx';
import type { IconName } from '#ui/icon.tsx';
import { requestKeys } from '#ui/layer-requests.ts';
import { Menu } from '#ui/menu.tsx';
import { useIsNarrow } from '#ui/use-narrow.ts';
import { chooseTheme, type Theme, themes, useTheme } from './theme.ts';

const themeIcons: Readonly<Record<Theme, IconName>> = { system: 'settings', light: 'sun', dark: 'moon' };

export function UserMenu() {
  const { t } = useTranslation('shell');
  const user = useUser();
  const theme = useTheme();
  const isPhone = useIsNarrow();
  const { links } = usePortal();
  const name = user ? userName(user) : '';
  return (
    <Menu
      label={t('user-menu', { name })}
      trigger={
        <Button variant="ghost" size="sm" aria-label={t('user-menu', { name })} className="px-1!">
          <Avatar name={name} tone="accent" />
        </Button>
      }
      entries={[
        {
          id: 'theme',
          heading: t('theme'),
          entries: themes.map((one) => ({
            id: one,
            label: t(`themes.${one}`),
            icon: themeIcons[one],
            isChosen: one === theme,
            onAction: () => chooseTheme(one),
          })),
        },
        { id: 'line', separator: true },
        ...(links.settings
          ? [{ id: 'settings', label: t('nav.settings'), icon: 'user' as const, href: links.settings }]
          : []),
        ...(links.lists
          ? [{ id: 'lists', label: t('nav.screening-lists'), icon: 'search-check' as const, href: links.lists() }]
          : []),
        ...(links.support
          ? [{ id: 'support', label: t('nav.support'), icon: 'help' as const, href: links.support }]
          : []),
        ...(isPhone ? [] : [{ id: 'keys', label: t('keys.title'), icon: 'keyboard' as const, onAction: requestKeys }]),
        { id: 'logout', label: t('logout'), icon: 'logout', href: '/logout' },
      ]}
    />
  );
}
