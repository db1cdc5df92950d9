import './styles/app.css';
import { detectedLanguage } from '#i18n/detect-language.ts';
import { currentPortal } from '#portals/detect.ts';
import { startFirstViews } from './first-view.ts';

// This file imports no library, so it is the first to run: the answers are on their way while React and the app load.
startFirstViews(currentPortal(), { address: location, storage: localStorage, language: detectedLanguage() });

// The first use of Intl reads the tables of the browser, which takes a phone 80 ms: while the app loads, not before its
// first page. React Aria and the texts use it.
setTimeout(() => Intl.DateTimeFormat.supportedLocalesOf('en'));

// React is evaluated in one task, the page begins in the next: a phone reacts to input between them.
void import('./start.tsx').then(({ showPage }) => setTimeout(showPage));
