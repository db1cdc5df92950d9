import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import i18next from 'i18next';
import { StrictMode } from 'react';
import type { Root } from 'react-dom/client';
import { client } from '#api/client.ts';
import { queryClient } from '#api/query-client.ts';
import { currentLanguage } from '#i18n/setup.ts';
import type { Portal } from '#portals/portal.ts';
import { expectNewPage } from '#shell/route-effects.tsx';
import { followSession } from './follow-session.ts';
import { createDeskRouter } from './router.tsx';

/**
 * Shows the app at the current address.
 * @param isNewPage the person just signed in: the focus moves to the page, as after every navigation
 */
export function showApp(root: Root, portal: Portal | undefined, isNewPage = false): void {
  // Stored answers are restored while the first page loads; answers fetched before that are newer and take precedence.
  void import('#api/keep-cache.ts').then(({ keepCache }) => keepCache());
  const followLanguage = () => {
    client.lang = currentLanguage();
  };
  followLanguage();
  i18next.on('languageChanged', followLanguage);
  if (isNewPage) expectNewPage();
  const router = createDeskRouter({ queryClient, portal });
  if (portal) followSession(router, portal);
  root.render(
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </StrictMode>,
  );
}
