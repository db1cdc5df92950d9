import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import i18next from 'i18next';
import { StrictMode, startTransition, useEffect } from 'react';
import type { Root } from 'react-dom/client';
import { client } from '#api/client.ts';
import { queryClient } from '#api/query-client.ts';
import { currentLanguage } from '#i18n/setup.ts';
import type { Portal } from '#portals/portal.ts';
import { expectNewPage } from '#shell/route-effects.tsx';
import { afterContent, pause } from '#ui/after-content.ts';
import { loadFirstPage } from './first-page.ts';
import { followSession } from './follow-session.ts';
import { loadRoutes } from './route-trees.ts';
import { createDeskRouter } from './router.tsx';

/**
 * Shows the app at the current address, as soon as its page is loaded.
 * @param isNewPage the person just signed in: the focus moves to the page, as after every navigation
 */
export async function showApp(root: Root, portal: Portal | undefined, isNewPage = false): Promise<void> {
  const shown = Promise.withResolvers<void>();
  // Stored answers are restored while the first page loads; answers fetched before that are newer and take precedence.
  // A client's first page has none of them.
  void (portal?.name === 'client' ? shown.promise : Promise.resolve())
    .then(() => import('#api/keep-cache.ts'))
    .then(({ keepCache }) => keepCache());
  const followLanguage = () => {
    client.lang = currentLanguage();
  };
  followLanguage();
  i18next.on('languageChanged', followLanguage);
  if (isNewPage) expectNewPage();
  const router = createDeskRouter(await loadRoutes(portal?.name), { queryClient, portal });
  await pause();
  if (portal) followSession(router, portal, shown.promise);
  await loadFirstPage(router, queryClient);
  // In pieces, between which a phone reacts to input.
  startTransition(() =>
    root.render(
      <StrictMode>
        <QueryClientProvider client={queryClient}>
          <RouterProvider router={router} />
          <Shown onShown={shown.resolve} />
        </QueryClientProvider>
      </StrictMode>,
    ),
  );
}

/** Reports that the first page has been on the screen for a while. */
function Shown({ onShown }: { onShown: () => void }) {
  useEffect(() => afterContent(onShown), [onShown]);
  return null;
}
