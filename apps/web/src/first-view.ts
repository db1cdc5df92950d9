import { sessionKey } from '@dossier/domain/limits';
import { requestEarly } from '#api/early-answer.ts';
import type { Portal } from '#portals/portal.ts';
import { firstLogin } from './first-login.ts';

const views = '/api/desk/views';

/** The views that a page of a client begins with; none for pages that decide later what they need. */
export function firstViews({ pathname }: Pick<Location, 'pathname'>): readonly string[] {
  if (pathname === '/forms') return [`${views}/client-forms`];
  const id = /^\/form\/([A-Za-z0-9]+)$/.exec(pathname)?.[1];
  return id === undefined ? [] : [`${views}/client-form?request=${id}`, `${views}/before-sign-in?formId=${id}`];
}

/** The view of a login page at an address; none when a provider leads back to it. */
export function loginViews(address: string): readonly string[] {
  const given = new URLSearchParams(address.split('?')[1]);
  if (given.has('state')) return [];
  const formId = given.get('formId');
  return [`${views}/before-sign-in${formId ? `?${new URLSearchParams({ formId })}` : ''}`];
}

/**
 * Requests the first views of a client's page, or of a login page, while the app loads. With a session that is not valid
 * nothing is requested.
 */
export function startFirstViews(
  portal: Portal | undefined,
  {
    address,
    storage,
    language,
  }: {
    address: Pick<Location, 'pathname' | 'search' | 'origin'>;
    storage: Pick<Storage, 'getItem'>;
    language: string | undefined;
  },
): void {
  if (language === undefined) return;
  const request = (path: string, token: string) =>
    requestEarly(new URL(path, address.origin).href, { token, language });
  const login = firstLogin(portal, address, storage);
  for (const path of login ? loginViews(login.address) : []) request(path, '');
  const token = validToken(storage.getItem(sessionKey));
  if (portal?.name === 'client' && token !== undefined) for (const path of firstViews(address)) request(path, token);
}

/** The token of a stored session that has not expired. */
function validToken(stored: string | null): string | undefined {
  try {
    const { token } = JSON.parse(stored ?? '{}') as { token?: unknown };
    if (typeof token !== 'string') return undefined;
    const payload = (token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/');
    const { exp } = JSON.parse(atob(payload)) as { exp?: unknown };
    return typeof exp === 'number' && exp * 1000 > Date.now() ? token : undefined;
  } catch {
    return undefined;
  }
}
