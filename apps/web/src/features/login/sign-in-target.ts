/** Where a sign-in leads: the page that a client came from, or the form of their link. */
export interface SignInTarget {
  readonly back?: string | undefined;
  readonly formId?: string | undefined;
}

const key = 'dossier_sign_in_target';

/** Keeps the target while the person signs in at a provider, which returns to the login page without it. */
export function keepSignInTarget({ back, formId }: SignInTarget): void {
  if (back ?? formId) sessionStorage.setItem(key, JSON.stringify({ back, formId }));
  else sessionStorage.removeItem(key);
}

export function keptSignInTarget(): SignInTarget {
  const stored = sessionStorage.getItem(key);
  return stored === null ? {} : (JSON.parse(stored) as SignInTarget);
}
