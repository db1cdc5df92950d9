import { type PortalName, portalCookie, portalNames } from '@dossier/domain/portal';
import type { Portal } from './portal.ts';
import { portals } from './portals.gen.ts';

/** All portals by name. */
export const portalsByName: Readonly<Record<PortalName, Portal>> = portals;

/** The properties of a page that determine its portal. */
export interface PageLocation {
  /** `https://desk.kadevos.example` */
  readonly origin: string;
  /** `document.cookie` */
  readonly cookie: string;
  /** Origins by portal, as configured on the server. */
  readonly origins: Readonly<Partial<Record<PortalName, readonly string[]>>>;
}

const isPortalName = (value: string | undefined): value is PortalName =>
  (portalNames as readonly (string | undefined)[]).includes(value);

/** `http://gatekeeper.localhost:PORT` and the same for the others, on any port. */
function localPortal(origin: string): PortalName | undefined {
  const name = /^https?:\/\/([a-z]+)\.localhost(?::\d+)?$/.exec(origin)?.[1];
  return isPortalName(name) ? name : undefined;
}

function cookiePortal(cookie: string): PortalName | undefined {
  const pair = cookie.split(';').map((one) => one.trim().split('='));
  const value = pair.find(([name]) => name === portalCookie)?.[1];
  return isPortalName(value) ? value : undefined;
}

/** A known origin determines the portal; on an unknown one the cookie does; without either there is no portal. */
export function detectPortal({ origin, cookie, origins }: PageLocation): Portal | undefined {
  const known = portalNames.find((name) => origins[name]?.includes(origin));
  const name = known ?? localPortal(origin) ?? cookiePortal(cookie);
  return name && portalsByName[name];
}

/**
 * Reads the origins that the server writes into the page: `<meta name="dossier-origins"
 * content='{"gatekeeper":["https://…"]}'>`.
 */
export function readOrigins(page: Document): PageLocation['origins'] {
  const content = page.querySelector('meta[name="dossier-origins"]')?.getAttribute('content') ?? '{}';
  try {
    const table = JSON.parse(content) as Record<string, string | string[]>;
    return Object.fromEntries(Object.entries(table).map(([name, origins]) => [name, [origins].flat()]));
  } catch {
    return {};
  }
}

/** Whether this origin is one portal's alone; on other addresses the cookie decides. */
export function hasOwnOrigin(): boolean {
  return detectPortal({ origin: location.origin, cookie: '', origins: readOrigins(document) }) !== undefined;
}

/** The portal of the current page. */
export function currentPortal(): Portal | undefined {
  return detectPortal({ origin: location.origin, cookie: document.cookie, origins: readOrigins(document) });
}
