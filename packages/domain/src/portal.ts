/**
 * The three portals: which auth collection signs in there, and where a person lands afterwards.
 * Source: docs/specification.md 1, 2 (default landing) and 6.
 */
export const portals = {
  gatekeeper: { authCollection: 'gatekeeper_users', home: '/external/dashboard', login: 'staff' },
  intern: { authCollection: 'internal_users', home: '/internal/dashboard', login: 'staff' },
  client: { authCollection: 'end_client_users', home: '/forms', login: 'client' },
} as const satisfies Record<string, { authCollection: string; home: string; login: 'staff' | 'client' }>;

export type PortalName = keyof typeof portals;
export type AuthCollection = (typeof portals)[PortalName]['authCollection'];

export const portalNames = Object.keys(portals) as PortalName[];

/** The config cookie that chooses the portal on an origin that is not known. Source: docs/domain.md section 10. */
export const portalCookie = 'dossier_portal';

export function portalOfCollection(collection: string): PortalName | undefined {
  return portalNames.find((name) => portals[name].authCollection === collection);
}

/** Who acts, as the permission table sees them. */
export const roles = ['gatekeeper', 'gatekeeper-admin', 'intern', 'intern-lead', 'client'] as const;
export type Role = (typeof roles)[number];

export const gatekeeperRoles = ['member', 'admin'] as const;
export const internRoles = ['reviewer', 'lead'] as const;

/** The role of a user record. `role` is the stored word: member|admin, reviewer|lead, or nothing for clients. */
export function roleOf(portal: PortalName, role: string): Role {
  if (portal === 'gatekeeper') return role === 'admin' ? 'gatekeeper-admin' : 'gatekeeper';
  if (portal === 'intern') return role === 'lead' ? 'intern-lead' : 'intern';
  return 'client';
}
