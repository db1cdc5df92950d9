import { redirect } from '@tanstack/react-router';
import { loadTexts } from '#i18n/setup.ts';
import type { Portal } from '#portals/portal.ts';

/** From a page's query. */
export const text = (value: unknown) => (typeof value === 'string' ? value : undefined);

/** Account pages are for staff: clients have no password. */
export const accountRoute = {
  beforeLoad: ({ context: { portal } }: { context: { portal: Portal | undefined } }) => {
    if (portal?.login === 'client') throw redirect({ to: '/login', search: {}, replace: true });
  },
  loader: () => loadTexts('account', 'login', 'shell'),
};
