import type { SignInTarget } from '#features/login/sign-in-target.ts';
import type { Portal } from '#portals/portal.ts';

/** Pages without a sign-in: they stay when a session ends. A helper link has a sign-in page of its own. */
export function isPublicPage(path: string): boolean {
  return /^\/(?:login|identify|reset-password|confirm-email)(?:\/|$)/.test(path);
}

/**
 * A page of the client portal to which a sign-in may lead back, from an address that anyone could have written.
 * @returns undefined for any other address
 */
export function clientPageOf(address: unknown): string | undefined {
  return typeof address === 'string' && /^\/(?:form|forms|access)(?:[/?]|$)/.test(address) ? address : undefined;
}

/** Where the sign-in of a guest leads who opened a page: a client returns to it. */
export function signInTargetOf(
  { pathname, href }: { readonly pathname: string; readonly href: string },
  portal: Pick<Portal, 'login' | 'home'>,
): SignInTarget {
  const formId = formIn(pathname);
  const back = portal.login === 'client' ? clientPageOf(href) : undefined;
  const lands = back === portal.home || (formId !== undefined && back === pathname);
  return { ...(formId && { formId }), ...(back && !lands && { back }) };
}

function formIn(pathname: string): string | undefined {
  const id = /^\/form\/([^/]+)$/.exec(pathname)?.[1];
  try {
    return id === undefined ? undefined : decodeURIComponent(id);
  } catch {
    return undefined;
  }
}
