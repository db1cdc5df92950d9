import '#ui/icon-shapes.tsx';
import { useQuery } from '@tanstack/react-query';
import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { recordOne } from '#api/records.ts';
import { useUser } from '#api/use-session.ts';
import { Icon } from '#ui/icon.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { Kbd } from '#ui/kbd.tsx';
import { Breadcrumb } from './breadcrumb.tsx';
import { LanguageMenu } from './language-menu.tsx';
import { Sidebar } from './sidebar.tsx';
import { SkipLink } from './skip-link.tsx';
import { useFold } from './use-fold.ts';
import { UserMenu } from './user-menu.tsx';

const CommandPalette = lazy(async () => ({
  default: (await import('#features/search/command-palette.tsx')).CommandPalette,
}));

/** Sidebar, header and the page: a list fills the height, anything else scrolls. */
export function StaffShell({ children }: { children: ReactNode }) {
  const { t } = useTranslation('shell');
  const { isFolded, toggle } = useFold();
  const [isSearching, setSearching] = useState(false);
  const user = useUser();
  const org = String(user?.['org'] ?? '');
  const { data: organisation } = useQuery({ ...recordOne('gk_org', org), enabled: org !== '' });
  useSearchKey(() => setSearching(true));
  return (
    <div
      data-folded={isFolded || undefined}
      className={`grid min-h-dvh ${isFolded ? 'grid-cols-[var(--shell-sidebar-folded)_minmax(0,1fr)]' : 'grid-cols-[var(--shell-sidebar)_minmax(0,1fr)]'}`}
    >
      <SkipLink />
      <Sidebar organisation={organisation?.name ?? ''} />
      <div className="flex min-w-0 flex-col">
        <header className="sticky top-0 z-(--z-header) flex h-(--shell-header) items-center gap-2 border-b border-line bg-canvas pr-4 pl-(--shell-gutter)">
          <IconButton
            icon="sidebar"
            size="sm"
            label={isFolded ? t('unfold') : t('fold')}
            onPress={toggle}
            className="-ml-2.5"
          />
          <Breadcrumb />
          <button
            type="button"
            onClick={() => setSearching(true)}
            className="ml-auto flex h-[30px] w-[260px] flex-none items-center gap-2 rounded-md border border-line-strong bg-surface pr-1.5 pl-2.5 text-13 text-ink-3 hover:border-line-field max-lg:w-[180px] max-md:w-[30px] max-md:justify-center max-md:px-0"
          >
            <Icon name="search" />
            <span className="flex-1 text-left max-md:sr-only">{t('search')}</span>
            <span className="flex max-md:hidden">
              <Kbd>{searchKey}</Kbd>
            </span>
          </button>
          <LanguageMenu />
          <UserMenu />
        </header>
        <main id="main" tabIndex={-1} className="flex min-w-0 flex-1 flex-col">
          {children}
        </main>
      </div>
      {isSearching && (
        <Suspense>
          <CommandPalette isOpen onOpenChange={setSearching} />
        </Suspense>
      )}
    </div>
  );
}

const searchKey = /Mac|iPhone|iPad/.test(navigator.platform) ? '⌘ K' : 'Ctrl K';

function useSearchKey(open: () => void): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey)
        return;
      event.preventDefault();
      open();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  });
}
