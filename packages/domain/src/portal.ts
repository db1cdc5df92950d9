/**
 * The three portals: their auth collection and landing page after sign-in. Source: docs/specification.md sections 1,
 * 2 (default landing) and 6.
 */
export const portals = {
  gatekeeper: { authCollection: 'gatekeeper_users', home: '/external/dashboard', login: 'staff' },
  intern: { authCollection: 'internal_users', home: '/internal/dashboard', login: 'staff' },
  client: { authCollection: 'end_client_users', home: '/forms', login: 'client' },
} as const satisfies Record<string, { authCollection: string; home: string; login: 'staff' | 'client' }>;

export type PortalName = keyof typeof portals;
export type AuthCollection = (typeof portals)[PortalName]['authCollection'];

export const portalNames = Object.keys(portals) as PortalName[];

/** The configuration cookie that selects the portal on an unknown origin. Source: docs/domain.md section 10. */
export const portalCookie = 'dossier_portal';

export function portalOfCollection(collection: string): PortalName | undefined {
  return portalNames.find((name) => portals[name].authCollection === collection);
}

/** Roles of an actor, as the permission table uses them. */
export const roles = ['gatekeeper', 'gatekeeper-admin', 'intern', 'intern-lead', 'client'] as const;
export type Role = (typeof roles)[number];

export const gatekeeperRoles = ['member', 'admin'] as const;
export const internRoles = ['reviewer', 'lead'] as const;

/** The role for each stored role of a portal's users. Clients have no stored role. */
const storedRoles: Readonly<Record<PortalName, Readonly<Record<string, Role>>>> = {
  gatekeeper: { member: 'gatekeeper', admin: 'gatekeeper-admin' },
  intern: { reviewer: 'intern', lead: 'intern-lead' },
  client: { '': 'client' },
};

/** The role of a user record; undefined for an unknown portal or stored role, which may do nothing. */
export function roleOf(portal: PortalName, stored: string): Role | undefined {
  const ofPortal = Object.hasOwn(storedRoles, portal) ? storedRoles[portal] : {};
  return Object.hasOwn(ofPortal, stored) ? ofPortal[stored] : undefined;
}
