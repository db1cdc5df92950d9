import './styles/app.css';
import { createRoot } from 'react-dom/client';
import { detectedLanguage } from '#i18n/detect-language.ts';
import { startTexts } from '#i18n/setup.ts';
import { currentPortal, hasOwnOrigin } from '#portals/detect.ts';
import { applyTheme } from '#shell/theme.ts';
import { afterContent } from '#ui/after-content.ts';
import { firstLogin } from './first-login.ts';
import { startFirstView } from './first-view.ts';
import { showWithoutTexts } from './without-texts.ts';

/** The service worker stores files for later: it starts when the page has long been usable. Unit: milliseconds. */
const workerDelayMs = 4_000;

const portal = currentPortal();
const place = document.getElementById('root');
if (!place) throw new Error('the page has no #root');

document.documentElement.dataset['portal'] = portal?.login === 'client' ? 'client' : 'staff';
applyTheme();
// Only on an origin of clients alone: on this machine's address the portals share one.
if (portal?.name === 'client' && hasOwnOrigin() && import.meta.env.PROD && 'serviceWorker' in navigator)
  afterContent(
    () => void import('./follow-worker.ts').then(({ followWorker }) => followWorker()).catch(() => undefined),
    workerDelayMs,
  );

/** Not awaited at the top level: the bundler then writes a file of its own for each page that is loaded on demand. */
async function showPage(place: HTMLElement): Promise<void> {
  const login = firstLogin(portal, location, localStorage);
  if (login) {
    history.replaceState(history.state, '', login.address);
    const [{ showLogin }, hasTexts] = await Promise.all([import('./login-app.tsx'), startTexts()]);
    if (hasTexts) showLogin(createRoot(place), login.portal);
    else showWithoutTexts(place);
  } else {
    startFirstView(portal, { address: location, storage: localStorage, language: detectedLanguage() });
    const [{ showApp }, hasTexts] = await Promise.all([import('./app.tsx'), startTexts()]);
    if (hasTexts) showApp(createRoot(place), portal);
    else showWithoutTexts(place);
  }
}

void showPage(place);
