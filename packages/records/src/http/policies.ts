import type { AnyRecord } from '../core/record.ts';
import type { RequestInfo } from '../core/request-info.ts';
import type { Records } from '../store/records.ts';

export type SignInMethod = 'password' | 'otp' | 'oauth2';

/** A code to be sent. The only place where the code itself is readable. */
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

/** A mail with a token to the owner of an account. The only place where the token itself is readable. */
export interface AccountMail {
  readonly kind: 'verification' | 'passwordReset' | 'emailChange';
  readonly collection: string;
  readonly record: AnyRecord;
  readonly to: string;
  readonly token: string;
  /** As in CodeMail. */
  readonly language: string;
}

export interface OtpRequest {
  readonly collection: string;
  readonly email: string;
  /** The newest unexpired code of that address, real or pretended. */
  readonly newestOpenOtp: { readonly id: string; readonly created: Date } | undefined;
}

/** What a program decides about signing in. All optional. */
export interface Policies {
  /** Enqueues a code's mail: called inside the transaction that stores the code, so no mail leaves for one that failed. */
  readonly onCode?: (records: Records, mail: CodeMail) => Promise<void>;
  /** `reuse-newest` answers with the newest open id and sends nothing; without an open one a new code is sent anyway. */
  readonly otpPolicy?: (request: RequestInfo, otp: OtpRequest) => 'send' | 'reuse-newest';
  /** Called inside the sign-in's transaction, after all checks. An ApiError thrown here refuses the sign-in. */
  readonly onSignedIn?: (records: Records, record: AnyRecord, method: SignInMethod) => Promise<void>;
  /**
   * Sends a mail with a token; without this policy the routes of account mails do not exist. An e-mail change waits
   * for it, and fails when it throws; the others do not.
   */
  readonly onAccountMail?: (mail: AccountMail) => Promise<void>;
  /** Called for a sign-in from an origin not seen before, except the first one of an account. */
  readonly onNewOrigin?: (alert: OriginAlert) => Promise<void>;
}

/** A sign-in from a new origin. */
export interface OriginAlert {
  readonly collection: string;
  readonly record: AnyRecord;
  readonly ip: string;
  readonly userAgent: string;
}
