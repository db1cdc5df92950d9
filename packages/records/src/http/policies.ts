import type { RateLimit } from '../auth/rate-limiter.ts';
import type { SignInMethod } from '../auth/sign-in-method.ts';
import type { FieldError } from '../core/errors.ts';
import type { AnyRecord } from '../core/record.ts';
import type { RequestInfo } from '../core/request-info.ts';
import type { Records } from '../store/records.ts';

/** The account of a sign-in. */
export interface SignInAccount {
  readonly collection: string;
  readonly record: AnyRecord;
}

/** A second factor as sent to `auth-with-factor`; `body` is the whole request body and is not validated. */
export interface FactorAttempt extends SignInAccount {
  readonly mfaId: string;
  readonly body: Readonly<Record<string, unknown>>;
}

/** Uses up a verified proof inside the transaction of the sign-in. Returns false when it was used in the meantime. */
export type UseFactor = (records: Records) => Promise<boolean>;

/** Second factors of the program, for collections with `auth.mfa`, besides the engine's own methods. */
export interface SecondFactors {
  /** Factors of the account, sent with the `mfaId` of the first step as `factors`; undefined sends the `mfaId` alone. */
  readonly offer: (records: Records, account: SignInAccount, mfaId: string) => Promise<readonly object[] | undefined>;
  /** Verifies a factor, before the transaction. Returns undefined when it is wrong. */
  readonly verify: (attempt: FactorAttempt) => Promise<UseFactor | undefined>;
  /** Must the second step be one of these factors? A mailed code is then refused as first step as well. */
  readonly isRequired: (records: Records, account: SignInAccount) => Promise<boolean>;
  /** Must the account add a factor first? Its token is then limited; see TokenClaims. */
  readonly isMissing: (account: SignInAccount) => Promise<boolean>;
}

/** A one-time code to send. The code is available in plain text only here. */
export interface CodeMail {
  readonly collection: string;
  readonly record: AnyRecord;
  readonly email: string;
  readonly code: string;
  readonly otpId: string;
  readonly expiresAt: Date;
  /** First language of the request's `Accept-Language` (`en`, `nl`), or empty. */
  readonly language: string;
}

/** A mail with a token to the owner of an account. The token is available only here. */
export interface AccountMail {
  readonly kind: 'verification' | 'passwordReset' | 'emailChange';
  readonly collection: string;
  readonly record: AnyRecord;
  readonly to: string;
  readonly token: string;
  readonly expiresAt: Date;
  /** See CodeMail. */
  readonly language: string;
}

/** Bounds on requests to change the address of an account; each sends a mail to an address that its sender chose. */
export interface EmailChangeLimits {
  /** Between two requests of an account. */
  readonly waitSeconds: number;
  readonly perAccount: RateLimit;
  /** To one new address, from all accounts together. */
  readonly perAddress: RateLimit;
}

/** A request, in strict mode, to change an address to one that another account of the collection has. */
export interface EmailInUse {
  readonly collection: string;
  /** The account whose address would have changed. */
  readonly record: AnyRecord;
  /** The account that has the address. */
  readonly owner: AnyRecord;
}

export interface OtpRequest {
  readonly collection: string;
  readonly email: string;
  /** The newest unexpired code of that e-mail address, real or pretended. */
  readonly newestOpenOtp: OpenOtp | undefined;
  /** The newest one that was requested from the same IP address. Outside strict mode the newest one. */
  readonly newestFromHere: OpenOtp | undefined;
}

interface OpenOtp {
  readonly id: string;
  readonly created: Date;
}

/** Many wrong codes were entered for an account. */
export interface WrongCodes {
  readonly collection: string;
  readonly record: AnyRecord;
  readonly tries: number;
}

/** A completed sign-in. */
export interface SignedIn {
  readonly collection: string;
  readonly record: AnyRecord;
  readonly method: SignInMethod;
  /** See CodeMail. */
  readonly language: string;
}

/** A superuser who got a token of another account. */
export interface Impersonation {
  /** Id of the superuser. */
  readonly by: string;
  readonly collection: string;
  /** Id of the account. */
  readonly record: string;
}

/** Decisions of the program about signing in. */
export interface Policies {
  /**
   * The address that a code is sent to when the request names none, such as the address of an invitation; undefined
   * refuses the request.
   */
  readonly otpAddress?: (request: RequestInfo) => Promise<string | undefined>;
  /** Enqueues the mail of a code. Called inside the transaction that stores the code, so a rollback sends no mail. */
  readonly onCode?: (records: Records, mail: CodeMail) => Promise<void>;
  /**
   * `reuse-newest` and `reuse-from-here` return the id of that open code and send nothing; without such a code a new one
   * is sent.
   */
  readonly otpPolicy?: (request: RequestInfo, otp: OtpRequest) => 'send' | 'reuse-newest' | 'reuse-from-here';
  /** Refuses a new password, with the error of its field; also called for passwords that are too short. */
  readonly refusePassword?: (plain: string) => Promise<FieldError | undefined>;
  /** In strict mode: called at most once a day and account, when many wrong codes were entered for it. */
  readonly onWrongCodes?: (records: Records, wrong: WrongCodes) => Promise<void>;
  /** Called inside the sign-in's transaction, after all checks. An ApiError thrown here refuses the sign-in. */
  readonly onSignedIn?: (records: Records, signedIn: SignedIn) => Promise<void>;
  /**
   * Sends a mail with a token; without this policy the routes of account mails do not exist. A request for an e-mail
   * change awaits it and fails when it throws; the others do not.
   */
  readonly onAccountMail?: (mail: AccountMail) => Promise<void>;
  /** Without them requests to change an address are not limited. */
  readonly emailChangeLimits?: EmailChangeLimits;
  /** Called instead of sending a token; the response is the same as for a free address. */
  readonly onEmailInUse?: (attempt: EmailInUse) => Promise<void>;
  /** Returns whether a valid token may still change the address; default: every unexpired one. */
  readonly mayChangeEmail?: (change: { collection: string; record: AnyRecord; token: string }) => boolean;
  /** Called for a sign-in from an origin not seen before, except the first one of an account. */
  readonly onNewOrigin?: (alert: OriginAlert) => Promise<void>;
  readonly secondFactors?: SecondFactors;
  /** Called before the response that contains the token. */
  readonly onImpersonated?: (impersonation: Impersonation) => Promise<void>;
}

/** A sign-in from a new origin. */
export interface OriginAlert {
  readonly collection: string;
  readonly record: AnyRecord;
  readonly ip: string;
  readonly userAgent: string;
}
