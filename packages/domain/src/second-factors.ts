/** Second factors that a member of staff can add. The mailed code is the default and needs no set-up. */
export const factorKinds = ['app', 'passkey'] as const;
export type FactorKind = (typeof factorKinds)[number];

/** Factors of one account. */
export const maxFactors = 10;
/** Name that its owner gives a factor. Unit: characters. */
export const maxFactorName = 60;
/** Codes in one set of recovery codes. */
export const recoveryCodeCount = 10;
/** Time in which a started factor must be confirmed. Unit: seconds. */
export const factorSetUpSeconds = 15 * 60;

/** Ways to complete a sign-in after the password, as `auth-with-factor` takes them in `factor`. */
export const signInFactors = ['passkey', 'app', 'recovery'] as const;
export type SignInFactor = (typeof signInFactors)[number];

/** Entry of `factors` in the answer to a correct password. `options`: for the browser, of passkeys. */
export interface OfferedFactor {
  readonly factor: SignInFactor | 'mail';
  readonly options?: unknown;
}
