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
