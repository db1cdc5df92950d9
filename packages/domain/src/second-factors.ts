/** Second factors that a member of staff can add. The mailed code is the default and needs no set-up. */
export const factorKinds = ['app', 'passkey'] as const;
export type FactorKind = (typeof factorKinds)[number];

/** Ways to complete a sign-in after the password, as `auth-with-factor` takes them in `factor`. */
export const signInFactors = ['passkey', 'app', 'recovery'] as const;
export type SignInFactor = (typeof signInFactors)[number];

/** Entry of `factors` in the answer to a correct password. `options`: for the browser, of passkeys. */
export interface OfferedFactor {
  readonly factor: SignInFactor | 'mail';
  readonly options?: unknown;
}
