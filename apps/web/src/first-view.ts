import { sessionKey } from '@dossier/domain/limits';
import { requestEarly } from '#api/early-answer.ts';
import type { Portal } from '#portals/portal.ts';

/** The view that a page of a client begins with; undefined for pages that decide later what they need. */
export function firstView({ pathname }: Pick<Location, 'pathname'>): string | undefined {
  const views = '/api/desk/views';
  if (pathname === '/forms') return `${views}/client-forms`;
  const id = /^\/form\/([A-Za-z0-9]+)$/.exec(pathname)?.[1];
  return id && `${views}/client-form?request=${id}`;
}

/** Requests the first view of a client's page while the app loads. Without a valid session nothing is requested. */
export function startFirstView(
  portal: Portal | undefined,
  {
    address,
    storage,
    language,
  }: {
    address: Pick<Location, 'pathname' | 'origin'>;
    storage: Pick<Storage, 'getItem'>;
    language: string | undefined;
  },
): void {
  const path = portal?.name === 'client' ? firstView(address) : undefined;
  const token = validToken(storage.getItem(sessionKey));
  if (path === undefined || token === undefined || language === undefined) return;
  requestEarly(new URL(path, address.origin).href, { token, language });
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
