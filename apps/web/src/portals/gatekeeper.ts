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
        { word: 'dashboard', href: '/external/dashboard', icon: 'dashboard' },
        { word: 'onboardings', href: '/external/onboardings', icon: 'tray', count: 'open-onboardings' },
        { word: 'subscriptions', href: '/external/subscriptions', icon: 'repeat', count: 'active-subscriptions' },
        { word: 'archive', href: '/external/archive', icon: 'archive' },
      ],
      [
        { word: 'insights', href: '/external/insights', icon: 'insights', isSoon: true },
        { word: 'search', href: '/external/search', icon: 'search' },
      ],
    ],
    footer: [
      { word: 'billing', href: '/external/billing', icon: 'billing' },
      { word: 'settings', href: '/external/settings', icon: 'settings' },
    ],
  },
  entityTabs: ['overview', 'documents', 'screening', 'history'],
  links: {
    ...staffLinks('/external'),
    newOnboarding: (draft, step) => withQuery('/external/new-onboarding', { draft, step }),
    settings: '/external/settings',
    archive: (search) => withQuery('/external/archive', { q: search }),
    search: (text, kind) => withQuery('/external/search', { q: text, kind }),
    subscriptions: (open) => withQuery('/external/subscriptions', { open }),
    newSubscription: (request) => withQuery('/external/new-subscription', { request }),
    billing: '/external/billing',
  },
};
