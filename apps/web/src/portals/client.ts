import { portals } from '@dossier/domain/portal';
import type { Portal } from './portal.ts';

/** Clients: no sidebar, one column. */
export const clientPortal: Portal = {
  name: 'client',
  ...portals.client,
  sidebar: { groups: [], footer: [] },
  entityTabs: [],
  links: {},
};
