import { portals } from '@dossier/domain/portal';
import type { Portal } from './portal.ts';
import { staffLinks, withQuery } from './staff-links.ts';

/** The interns' portal. */
export const internPortal: Portal = {
  name: 'intern',
  ...portals.intern,
  sidebar: {
    groups: [
      [
        { page: 'dashboard', href: '/internal/dashboard', icon: 'dashboard' },
        { page: 'onboardings', href: '/internal/onboardings', icon: 'tray', count: 'open-onboardings' },
      ],
    ],
    footer: [],
  },
  entityTabs: ['overview', 'documents', 'screening', 'history', 'subscriptions'],
  links: {
    ...staffLinks('/internal'),
    setup: '/internal/setup',
    settings: '/internal/settings',
    support: '/internal/support',
    queue: (tab) => withQuery('/internal/onboardings', { tab }),
    lists: (open) => withQuery('/internal/lists', { list: open }),
  },
};
