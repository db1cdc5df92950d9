import type { PortalName } from '@dossier/domain/portal';
import type { routeTree } from './route-tree.gen.ts';

export type RouteTree = typeof routeTree;

// Two functions: of two imports in one expression the bundler requests the files of both.
const ofClient = async () => (await import('./route-tree.gen.ts?client')).routeTree;
const ofAll = async () => (await import('./route-tree.gen.ts')).routeTree;

/** Loads the pages of a portal. The client portal has no page of staff, also not as "Not Found". */
export const loadRoutes = (portal: PortalName | undefined): Promise<RouteTree> =>
  portal === 'client' ? ofClient() : ofAll();
