import './styles/app.css';
import { detectedLanguage } from '#i18n/detect-language.ts';
import { currentPortal } from '#portals/detect.ts';
import { startFirstViews } from './first-view.ts';

// This file imports no library, so it is the first to run: the answers are on their way while React and the app load.
startFirstViews(currentPortal(), { address: location, storage: localStorage, language: detectedLanguage() });

void import('./start.tsx').then(({ showPage }) => showPage());
