import { createRoot } from 'react-dom/client';
import { startTexts } from '#i18n/setup.ts';
import { currentPortal, hasOwnOrigin } from '#portals/detect.ts';
import { applyTheme, followTheme } from '#shell/theme.ts';
import { afterContent, pause } from '#ui/after-content.ts';
import { loadFontLate } from '#ui/late-font.ts';
import { firstLogin } from './first-login.ts';
import { loadRoutes } from './route-trees.ts';
import { showWithoutTexts } from './without-texts.ts';

/** The service worker stores files for later: it starts when the page has long been usable. Unit: milliseconds. */
const workerDelayMs = 4_000;

/** Shows the page at the current address: the login, or the app. In pieces, between which a phone reacts to input. */
export async function showPage(): Promise<void> {
  const portal = currentPortal();
  const place = document.getElementById('root');
  if (!place) throw new Error('the page has no #root');
  document.documentElement.dataset['portal'] = portal?.login === 'client' ? 'client' : 'staff';
  applyTheme();
  followTheme();
  loadFontLate();
  // Only on an origin of clients alone: on this machine's address the portals share one.
  if (portal?.name === 'client' && hasOwnOrigin() && import.meta.env.PROD && 'serviceWorker' in navigator)
    afterContent(
      () => void import('./follow-worker.ts').then(({ followWorker }) => followWorker()).catch(() => undefined),
      workerDelayMs,
    );
  const login = firstLogin(portal, location, localStorage);
  if (login) {
    history.replaceState(history.state, '', login.address);
    const [{ showLogin }, hasTexts] = await Promise.all([import('./login-app.tsx'), pause().then(startTexts)]);
    await pause();
    if (hasTexts) await showLogin(createRoot(place), login.portal);
    else showWithoutTexts(place);
  } else {
    // The app takes them; an error is reported there.
    loadRoutes(portal?.name).catch(() => undefined);
    const [{ showApp }, hasTexts] = await Promise.all([import('./app.tsx'), pause().then(startTexts)]);
    await pause();
    if (!hasTexts) return showWithoutTexts(place);
    const root = createRoot(place);
    await pause();
    await showApp(root, portal);
  }
}
