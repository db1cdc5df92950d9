import { sessionKey } from '@dossier/domain/limits';
import type { Portal } from '#portals/portal.ts';
import { signInTargetOf } from '#shell/pages.ts';

/**
 * Whether a visit begins at the login page: without a session, at an address that leads there. Then the router, the
 * pages and their data are not loaded before a person signs in.
 */
export function firstLogin(
  portal: Portal | undefined,
  { pathname, search }: Pick<Location, 'pathname' | 'search'>,
  storage: Pick<Storage, 'getItem'>,
): { readonly portal: Portal; readonly address: string } | undefined {
  if (!portal || storage.getItem(sessionKey) !== null) return undefined;
  if (pathname === '/login') return { portal, address: `/login${search}` };
  if (pathname === '/') return { portal, address: '/login' };
  const target = signInTargetOf({ pathname, href: pathname + search }, portal);
  if (portal.login !== 'client' || target.formId === undefined) return undefined;
  return { portal, address: `/login?${new URLSearchParams(target as Record<string, string>)}` };
}
