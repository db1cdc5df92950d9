import { useMatches } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { type NavItem, usePortal } from '#portals/portal.ts';
import { Icon } from '#ui/icon.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { Logo } from '#ui/logo.tsx';
import { Tag } from '#ui/tag.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { NavCount } from './nav-count.tsx';
import { navRow } from './nav-row.ts';
import { type Crumb, crumbsOf } from './page-title.ts';

/** The item of the open page, and the one whose page contains it. */
function currentOf(crumbs: readonly Crumb[], { page, href }: NavItem): 'page' | 'true' | undefined {
  if (crumbs.at(-1)?.href === href) return 'page';
  return crumbs.some((crumb) => crumb.page === page) ? 'true' : undefined;
}

export function Sidebar({ organisation }: { organisation: string }) {
  const { t } = useTranslation('shell');
  return (
    <nav
      aria-label={t('main')}
      className="sticky top-0 flex h-dvh flex-col overflow-y-auto border-r border-line bg-sunken px-2 pb-2"
    >
      <SidebarContent organisation={organisation} />
    </nav>
  );
}

interface SidebarContentProps {
  organisation: string;
  /** In a drawer: closes it. Its items are as tall as a finger needs. */
  onClose?: () => void;
  /** In a drawer: after the groups of items. */
  children?: ReactNode;
}

export function SidebarContent({ organisation, onClose, children }: SidebarContentProps) {
  const { t } = useTranslation('shell');
  const { sidebar } = usePortal();
  const { t: common } = useTranslation('common');
  return (
    <>
      <div className="mb-2 flex h-14 items-center gap-2.5 px-2">
        <Logo label={t('product')} />
        <div className="min-w-0 folded:hidden">
          <p className="text-14 font-semibold">{t('product')}</p>
          <p className="truncate text-12 text-ink-3">{organisation}</p>
        </div>
        {onClose && <IconButton icon="x" size="sm" label={common('close')} onPress={onClose} className="ml-auto" />}
      </div>
      {sidebar.groups.map((group) => (
        <NavGroup key={group[0]?.page} items={group} />
      ))}
      {children}
      <div className="mt-auto pt-2">
        <NavGroup items={sidebar.footer} />
      </div>
    </>
  );
}

function NavGroup({ items }: { items: readonly NavItem[] }) {
  const { t } = useTranslation('shell');
  const crumbs = crumbsOf(useMatches());
  if (items.length === 0) return null;
  return (
    <ul className="mb-5 flex flex-col gap-0.5 last:mb-0">
      {items.map((item) => {
        const { page, href, icon, isSoon, count } = item;
        return (
          <li key={page}>
            <TextLink href={href} isPlain aria-current={currentOf(crumbs, item)} className={navRow}>
              <Icon name={icon} className="group-aria-[current]/nav:text-accent-ink" />
              <span className="folded:sr-only">{t(`nav.${page}`)}</span>
              {count && <NavCount of={count} />}
              {isSoon && (
                <span className="ml-auto folded:hidden">
                  <Tag>{t('soon')}</Tag>
                </span>
              )}
            </TextLink>
          </li>
        );
      })}
    </ul>
  );
}
