import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '#ui/dialog.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { focusWhenLost } from '#ui/keep-focus.ts';
import { Menu } from '#ui/menu.tsx';
import { type Support, SupportLines } from '#ui/support-lines.tsx';
import { chooseTheme, themes, useTheme } from './theme.ts';

/** The menu of a client's pages and its help: replaces the plain button at the first click, opened. */
export function ClientMenu({ support }: { support: Support | undefined }) {
  const { t } = useTranslation('shell');
  const theme = useTheme();
  const [isOpen, setOpen] = useState(true);
  const [isHelpOpen, setHelpOpen] = useState(false);
  const place = useRef<HTMLSpanElement>(null);
  const change = (open: boolean) => {
    setOpen(open);
    // The first time the menu would return the focus to the plain button, which this one has replaced.
    if (!open) focusWhenLost(() => place.current?.querySelector('button'));
  };
  return (
    <span ref={place} className="contents">
      <Menu
        label={t('menu')}
        isOpen={isOpen}
        onOpenChange={change}
        trigger={<IconButton icon="menu" size="lg" label={t('menu')} className="[&>svg]:size-5" />}
        entries={[
          { id: 'forms', label: t('nav.forms'), icon: 'tray', href: '/forms' },
          { id: 'my-data', label: t('my-data'), icon: 'shield', href: '/forms?show=my-data' },
          { id: 'help', label: t('help'), icon: 'help', onAction: () => setHelpOpen(true) },
          {
            id: 'theme',
            heading: t('theme'),
            entries: themes.map((one) => ({
              id: one,
              label: t(`themes.${one}`),
              isChosen: one === theme,
              onAction: () => chooseTheme(one),
            })),
          },
          { id: 'line', separator: true },
          { id: 'logout', label: t('logout'), icon: 'logout', href: '/logout' },
        ]}
      />
      <Dialog isOpen={isHelpOpen} onOpenChange={setHelpOpen} title={t('support.title')}>
        <p className="mb-4">{t('support.body')}</p>
        <SupportLines support={support} isWithIcons />
      </Dialog>
    </span>
  );
}
