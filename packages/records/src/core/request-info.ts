import type { AnyRecord } from './record.ts';

/** Where a rule is evaluated: `@request.context`. */
export type RuleContext =
  | 'default'
  | 'expand'
  | 'realtime'
  | 'protectedFile'
  | 'batch'
  | 'oauth2'
  | 'otp'
  | 'password'
  | 'factor';

/** The values of `@request.*` in rules and filters. */
export interface RequestInfo {
  readonly auth: (AnyRecord & { readonly collectionName: string; readonly collectionId: string }) | null;
  readonly isSuperuser: boolean;
  readonly method: string;
  readonly context: RuleContext;
  /** First value of each parameter. */
  readonly query: Readonly<Record<string, string>>;
  /** Names in lower case, with `_` instead of `-`. */
  readonly headers: Readonly<Record<string, string>>;
  /** Submitted values after modifiers, without hidden fields. */
  readonly body: Readonly<Record<string, unknown>>;
}
