import type { AnyRecord } from './record.ts';

/** Where a rule is asked from: `@request.context`. */
export type RuleContext = 'default' | 'expand' | 'realtime' | 'protectedFile' | 'batch' | 'oauth2' | 'otp' | 'password';

/** What `@request.*` stands for while a rule or filter is evaluated. */
export interface RequestInfo {
  readonly auth: (AnyRecord & { readonly collectionName: string; readonly collectionId: string }) | null;
  readonly isSuperuser: boolean;
  readonly method: string;
  readonly context: RuleContext;
  /** First value of each parameter. */
  readonly query: Readonly<Record<string, string>>;
  /** Names lower-case with `_` for `-`. */
  readonly headers: Readonly<Record<string, string>>;
  /** Submitted values after modifiers, hidden fields dropped. */
  readonly body: Readonly<Record<string, unknown>>;
}
