import './styles/app.css';
import { StrictMode } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { createRoot } from 'react-dom/client';
import { startTexts } from '#i18n/setup.ts';
import { KitSheet } from '#ui/kit-sheet.tsx';

// Catalogue of the UI kit for developers: `npm run dev`, then /kit.html?theme=dark. Not part of the product.
await startTexts();
const theme = new URLSearchParams(location.search).get('theme');
if (theme) document.documentElement.dataset['theme'] = theme;
createRoot(document.getElementById('root') as HTMLElement).render(
  <StrictMode>
    <I18nProvider locale="en-GB">
      <KitSheet />
    </I18nProvider>
  </StrictMode>,
);
