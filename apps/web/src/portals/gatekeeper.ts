import { portals } from '@dossier/domain/portal';
import type { Portal } from './portal.ts';
import { staffLinks } from './staff-links.ts';

/** Staff of a regulated institution. */
export const gatekeeper: Portal = {
  name: 'gatekeeper',
  ...portals.gatekeeper,
  sidebar: {
    groups: [
      [
        { word: 'dashboard', href: '/external/dashboard', icon: 'dashboard' },
        { word: 'onboardings', href: '/external/onboardings', icon: 'tray' },
        { word: 'subscriptions', href: '/external/subscriptions', icon: 'repeat' },
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
    newOnboarding: (draft, step) => {
      const query = new URLSearchParams({ ...(draft ? { draft } : {}), ...(step ? { step } : {}) }).toString();
      return query === '' ? '/external/new-onboarding' : `/external/new-onboarding?${query}`;
    },
    settings: '/external/settings',
  },
};
