import { useQuery } from '@tanstack/react-query';
import { useLocation } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import { Dialog as AriaDialog } from 'react-aria-components/Dialog';
import { Modal } from 'react-aria-components/Modal';
import { useTranslation } from 'react-i18next';
import { view } from '#api/views.ts';
import { Icon } from '#ui/icon.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { requestNotifications, requestSearch } from '#ui/layer-requests.ts';
import { Scrim } from '#ui/scrim.tsx';
import { DrawerAccount } from './drawer-account.tsx';
import { navRow } from './nav-row.ts';
import { SidebarContent } from './sidebar.tsx';

/** The sidebar of a phone: a button, and a drawer that closes when a page is chosen. */
export function NavDrawer({ organisation }: { organisation: string }) {
  const { t } = useTranslation('shell');
  const [isOpen, setOpen] = useState(false);
  const path = useLocation({ select: ({ href }) => href });
  const opened = useRef(path);
  useEffect(() => {
    if (opened.current !== path) setOpen(false);
    opened.current = path;
  }, [path]);
  const openInPlace = (request: () => void) => () => {
    setOpen(false);
    request();
  };
  return (
    <>
      <IconButton icon="menu" size="sm" label={t('open-menu')} onPress={() => setOpen(true)} className="-ml-1.5" />
      <Scrim isOpen={isOpen} onOpenChange={setOpen} isDismissable>
        <Modal className="h-full w-[304px] max-w-[calc(100%-48px)] bg-sunken shadow-(--shadow-float) outline-none forced-colors:border-r">
          <AriaDialog
            aria-label={t('main')}
            data-tall=""
            className="group/menu flex h-full flex-col overflow-auto px-2 pb-2 outline-none"
          >
            <nav aria-label={t('main')} className="flex flex-1 flex-col">
              <SidebarContent organisation={organisation} onClose={() => setOpen(false)}>
                <AriaButton className={navRow} onPress={openInPlace(requestSearch)}>
                  <Icon name="search" />
                  {t('search')}
                </AriaButton>
                <NotificationsRow onPress={openInPlace(requestNotifications)} />
              </SidebarContent>
            </nav>
            <DrawerAccount />
          </AriaDialog>
        </Modal>
      </Scrim>
    </>
  );
}

/** What the bell of the header opens, by its name and with the number of unread ones. */
function NotificationsRow({ onPress }: { onPress: () => void }) {
  const { t } = useTranslation('shell');
  const count = useQuery(view('notifications', {})).data?.unread ?? 0;
  return (
    <AriaButton className={`${navRow} mt-5`} onPress={onPress}>
      <Icon name="bell" />
      {t('notifications-row')}
      {count > 0 && <span className="ml-auto text-12 font-normal text-ink-3">{t('unread', { count })}</span>}
    </AriaButton>
  );
}
