import type { Portal } from '#portals/portal.ts';
import type { SignInTarget } from './sign-in-target.ts';

/** Landing page after sign-in: the portal's home; for a client the page they came from, or the form of their link. */
export function landing(portal: Portal, { back, formId }: SignInTarget): string {
  if (portal.login !== 'client') return portal.home;
  return back ?? (formId ? `/form/${encodeURIComponent(formId)}` : portal.home);
}
