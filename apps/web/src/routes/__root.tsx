import { localeOf } from '@dossier/domain/languages';
import type { QueryClient } from '@tanstack/react-query';
import { createRootRouteWithContext, Outlet, useRouter } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { RouterProvider } from 'react-aria-components';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { useTranslation } from 'react-i18next';
import { type Portal, PortalContext } from '#portals/portal.ts';
import { NotFoundPage } from '#shell/not-found-page.ts';
import { RouteEffects } from '#shell/route-effects.tsx';
import { NavigateContext } from '#ui/navigate.ts';
import { Toasts } from '#ui/toast.tsx';

const NoPortal = lazy(async () => ({ default: (await import('#shell/no-portal.tsx')).NoPortal }));

export interface RouterContext {
  readonly queryClient: QueryClient;
  /** Undefined on an unknown origin. */
  readonly portal: Portal | undefined;
}

export const Route = createRootRouteWithContext<RouterContext>()({ component: Root, notFoundComponent: NotFoundAlone });

/** Outside of the frame of a portal. */
function NotFoundAlone() {
  return (
    <main id="main" tabIndex={-1} className="flex min-h-dvh flex-col">
      <NotFoundPage />
    </main>
  );
}

function Root() {
  const router = useRouter();
  const { portal } = Route.useRouteContext();
  const { i18n } = useTranslation();
  const navigate = (href: string) => void router.navigate({ href });
  return (
    <I18nProvider locale={localeOf(i18n.language)}>
      <RouterProvider navigate={navigate}>
        <NavigateContext value={navigate}>
          <PortalContext value={portal}>
            <Suspense>{portal ? <Outlet /> : <NoPortal />}</Suspense>
            <RouteEffects />
            <Toasts />
          </PortalContext>
        </NavigateContext>
      </RouterProvider>
    </I18nProvider>
  );
}
