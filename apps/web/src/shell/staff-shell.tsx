import '#ui/staff-icons.ts';
import type { PortalName } from '@dossier/domain/portal';
import { useQuery } from '@tanstack/react-query';
import { useMatches } from '@tanstack/react-router';
import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { recordOne } from '#api/records.ts';
import { useUser } from '#api/use-session.ts';
import { NotificationBell } from '#features/notifications/notification-bell.tsx';
import { usePortal } from '#portals/portal.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { onKeysRequest } from '#ui/layer-requests.ts';
import { useIsNarrow } from '#ui/use-narrow.ts';
import { usePageKeys } from '#ui/use-page-keys.ts';
import { Breadcrumb } from './breadcrumb.tsx';
import { useKeptPageFocus } from './keep-page-focus.ts';
import { LanguageMenu } from './language-menu.tsx';
import { NavDrawer } from './nav-drawer.tsx';
import { pagesByLetter } from './page-keys.ts';
import { crumbsOf } from './page-title.ts';
import { SearchButton } from './search-button.tsx';
import { Sidebar } from './sidebar.tsx';
import { SkipLink } from './skip-link.tsx';
import { useFold } from './use-fold.ts';
import { useShellKeys } from './use-shell-keys.ts';
import { UserMenu } from './user-menu.tsx';

/** The name under the logo; undefined where it is that of the user's institution. */
const namesOfPortals = {
  gatekeeper: undefined,
  intern: 'desk',
  client: undefined,
} as const satisfies Readonly<Record<PortalName, string | undefined>>;

const KeysSheet = lazy(async () => ({ default: (await import('./keys-sheet.tsx')).KeysSheet }));

/** `?` shows the keys of the page; `g` and a letter open a page. */
function Keys() {
  const [isOpen, setOpen] = useState(false);
  usePageKeys({ '?': () => setOpen(true) });
  useShellKeys(pagesByLetter(usePortal()));
  useEffect(() => onKeysRequest(() => setOpen(true)), []);
  if (!isOpen) return null;
  return (
    <Suspense>
      <KeysSheet onClose={() => setOpen(false)} />
    </Suspense>
  );
}

/** On a phone the buttons of the header react 8 px around them, 44 px in all. */
const touchTargets =
  "max-md:gap-4 max-md:[&_button]:relative max-md:[&_button]:after:absolute max-md:[&_button]:after:-inset-2 max-md:[&_button]:after:content-['']";

/** Sidebar, header and page: a list fills the height, anything else scrolls. */
export function StaffShell({ children }: { children: ReactNode }) {
  const { t } = useTranslation('shell');
  useKeptPageFocus();
  const { isFolded, toggle } = useFold(crumbsOf(useMatches()).at(-1)?.page === 'document');
  const isPhone = useIsNarrow();
  const ownName = namesOfPortals[usePortal().name];
  const user = useUser();
  const org = String(user?.['org'] ?? '');
  const { data: organisation } = useQuery({ ...recordOne('gk_org', org), enabled: org !== '' });
  const nameUnderLogo = ownName ? t(ownName) : (organisation?.name ?? '');
  const columns = isFolded
    ? 'md:grid-cols-[var(--shell-sidebar-folded)_minmax(0,1fr)]'
    : 'md:grid-cols-[var(--shell-sidebar)_minmax(0,1fr)]';
  return (
    <div
      data-folded={(!isPhone && isFolded) || undefined}
      className={`grid min-h-dvh grid-cols-[minmax(0,1fr)] ${columns}`}
    >
      <SkipLink />
      <Keys />
      {!isPhone && <Sidebar organisation={nameUnderLogo} />}
      <div className="flex min-w-0 flex-col">
        <header
          className={`sticky top-0 z-(--z-header) flex h-(--shell-header) items-center gap-2 border-b border-line bg-canvas pr-4 pl-(--shell-gutter) ${touchTargets}`}
        >
          {isPhone ? (
            <NavDrawer organisation={nameUnderLogo} />
          ) : (
            <IconButton
              icon="sidebar"
              size="sm"
              label={isFolded ? t('unfold') : t('fold')}
              onPress={toggle}
              className="-ml-2.5"
            />
          )}
          <Breadcrumb />
          <SearchButton />
          <NotificationBell />
          {!isPhone && <LanguageMenu />}
          <UserMenu />
        </header>
        <main id="main" tabIndex={-1} className="flex min-w-0 flex-1 flex-col">
          {children}
        </main>
      </div>
    </div>
  );
}
