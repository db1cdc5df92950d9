import { portals } from '@dossier/domain/portal';
import type { Portal } from './portal.ts';
import { staffLinks, withQuery } from './staff-links.ts';

/** Staff of a regulated institution. */
export const gatekeeperPortal: Portal = {
  name: 'gatekeeper',
  ...portals.gatekeeper,
  sidebar: {
    groups: [
      [
        { page: 'dashboard', href: '/external/dashboard', icon: 'dashboard' },
        { page: 'onboardings', href: '/external/onboardings', icon: 'tray', count: 'open-onboardings' },
        { page: 'subscriptions', href: '/external/subscriptions', icon: 'repeat', count: 'active-subscriptions' },
        { page: 'archive', href: '/external/archive', icon: 'archive' },
      ],
      [
        { page: 'insights', href: '/external/insights', icon: 'insights', isSoon: true },
        { page: 'search', href: '/external/search', icon: 'search' },
      ],
    ],
    footer: [
      { page: 'billing', href: '/external/billing', icon: 'billing' },
      { page: 'settings', href: '/external/settings', icon: 'settings' },
    ],
  },
  entityTabs: ['overview', 'documents', 'screening', 'history'],
  links: {
    ...staffLinks('/external'),
    newOnboarding: (draft, step) => withQuery('/external/new-onboarding', { draft, step }),
    clientImport: (open, step) => withQuery('/external/import', { import: open, step }),
    settings: '/external/settings',
    support: '/external/support',
    archive: (search) => withQuery('/external/archive', { q: search }),
    search: (text, kind) => withQuery('/external/search', { q: text, kind }),
    subscriptions: (open) => withQuery('/external/subscriptions', { open }),
    newSubscription: (request) => withQuery('/external/new-subscription', { request }),
    billing: '/external/billing',
  },
};
