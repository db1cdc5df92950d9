import type { ReactNode } from 'react';
import { Dialog as AriaDialog } from 'react-aria-components/Dialog';
import { Heading } from 'react-aria-components/Heading';
import { Modal } from 'react-aria-components/Modal';
import { useTranslation } from 'react-i18next';
import { IconButton } from './icon-button.tsx';
import { Scrim } from './scrim.tsx';
import { tv } from './styles.ts';

export interface DrawerProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  title: string;
  subtitle?: ReactNode;
  children: ReactNode;
  /** Buttons that are always visible. */
  footer?: ReactNode;
  /** `right` for staff, `bottom` for clients (a sheet). */
  side?: 'right' | 'bottom';
  isDismissable?: boolean;
  /** As tall as possible whatever it contains: for lists that change while typing. */
  isTall?: boolean;
}

const panelStyle = tv({
  base: 'bg-raised shadow-(--shadow-float) outline-none forced-colors:border',
  variants: {
    side: {
      right: 'ml-auto h-full w-[560px] max-w-full',
      bottom: 'mx-auto mt-auto max-h-[calc(100dvh-48px)] w-full max-w-[672px] rounded-t-lg',
    },
    isTall: { true: 'h-[calc(100dvh-48px)]' },
  },
});

/** A task over the page, which stays visible: from the right for staff, from the bottom for clients. */
export function Drawer({
  isOpen,
  onOpenChange,
  title,
  subtitle,
  children,
  footer,
  side = 'right',
  isDismissable = true,
  isTall,
}: DrawerProps) {
  const { t } = useTranslation('common');
  return (
    <Scrim keepsTyped isOpen={isOpen} onOpenChange={onOpenChange} isDismissable={isDismissable}>
      <Modal className={panelStyle({ side, isTall })}>
        <AriaDialog data-floating="" className="flex h-full max-h-[inherit] flex-col outline-none">
          <header className="flex items-start gap-2 border-b border-line py-4 pr-4 pl-6 client:items-center client:border-b-0 client:py-2 client:pr-2 client:pl-4">
            <div className="min-w-0 flex-1 client:py-2">
              <Heading slot="title" className="text-16 font-semibold client:text-20">
                {title}
              </Heading>
              {subtitle && <div className="text-13 text-ink-2 client:text-14">{subtitle}</div>}
            </div>
            <IconButton
              icon="x"
              label={t('close')}
              size="sm"
              className="client:[&>svg]:size-5"
              onPress={() => onOpenChange(false)}
            />
          </header>
          <div className="min-h-0 flex-1 overflow-auto px-6 py-5 client:px-4">{children}</div>
          {footer && (
            <footer data-bottom-bar="" className="flex items-center gap-2 border-t border-line px-6 py-3 client:px-4">
              {footer}
            </footer>
          )}
        </AriaDialog>
      </Modal>
    </Scrim>
  );
}
