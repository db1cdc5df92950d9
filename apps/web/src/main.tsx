import './styles/app.css';
import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { client } from '#api/client.ts';
import { queryClient } from '#api/query-client.ts';
import { startTexts } from '#i18n/setup.ts';
import { currentPortal } from '#portals/detect.ts';
import { applyTheme } from '#shell/theme.ts';
import { followSession } from './follow-session.ts';
import { createDeskRouter } from './router.tsx';
import { showWithoutTexts } from './without-texts.ts';

const portal = currentPortal();
const root = document.getElementById('root');
if (!root) throw new Error('the page has no #root');

document.documentElement.dataset['portal'] = portal?.login === 'client' ? 'client' : 'staff';
applyTheme();
// Stored answers are restored while the first page loads; answers fetched before that are newer and take precedence.
void import('#api/keep-cache.ts').then(({ keepCache }) => keepCache());
const hasTexts = await startTexts((language) => {
  client.lang = language;
});

if (hasTexts) {
  const router = createDeskRouter({ queryClient, portal });
  if (portal) followSession(router, portal);
  createRoot(root).render(
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </StrictMode>,
  );
} else showWithoutTexts(root);
