import '../styles/app.css';
import '#ui/staff-icons.ts';
import type { Language } from '@dossier/domain/languages';
import type { TextFile } from '@dossier/texts/text-files';
import { textNumbers } from '@dossier/texts/text-options';
import { QueryClientProvider } from '@tanstack/react-query';
import i18next from 'i18next';
import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { initReactI18next } from 'react-i18next';
import { type Locator, userEvent } from 'vitest/browser';
import { createQueryClient } from '#api/query-client.ts';
import { FetchTexts } from '#i18n/fetch-texts.ts';
import { webTextOptions } from '#i18n/setup.ts';
import { type Portal, PortalContext } from '#portals/portal.ts';

const files = ['common', 'errors', 'login', 'refusals', 'shell', 'statuses'] as const satisfies TextFile[];

/** Starts the real texts of both languages, as a browser fetches them. */
async function startTexts(language: Language, texts: readonly TextFile[]): Promise<void> {
  await i18next
    .use(FetchTexts)
    .use(textNumbers)
    .use(initReactI18next)
    .init({ ...webTextOptions, lng: language, ns: [...files, ...texts] });
}

let unmount = () => {};

/** For browser tests: puts something on an otherwise empty page, with texts, cache and portal around it. */
export async function show(
  children: ReactNode,
  {
    language = 'en' as Language,
    portal = undefined as Portal | undefined,
    /** Text files in addition to those of every page. */
    texts = [] as readonly TextFile[],
  } = {},
): Promise<void> {
  unmount();
  await startTexts(language, texts);
  document.documentElement.dataset['portal'] = portal?.login === 'client' ? 'client' : 'staff';
  document.body.innerHTML = '<div id="root"></div>';
  const root = createRoot(document.body.firstElementChild as HTMLElement);
  unmount = () => root.unmount();
  flushSync(() =>
    root.render(
      <QueryClientProvider client={createQueryClient()}>
        <PortalContext value={portal}>{children}</PortalContext>
      </QueryClientProvider>,
    ),
  );
  await new Promise(requestAnimationFrame);
}

/** Ticks a radio or a checkbox as a person does: by its label, once nothing lies over it. */
export async function tick(control: Locator): Promise<void> {
  await userEvent.click(control.element().closest('label') as Element);
}
