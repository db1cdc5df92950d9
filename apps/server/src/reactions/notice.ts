import type { NotificationKind } from '@dossier/domain/notification-kinds';
import type { RequestRow } from '../collections/rows.ts';

/** What staff are notified of. */
export interface Notice {
  readonly kind: NotificationKind;
  /** Unique per event: each person gets one mail per event. */
  readonly key: string;
  /** The onboarding; undefined for what is about none. */
  readonly request?: RequestRow | undefined;
  readonly event?: string;
  readonly note?: string;
  readonly facts?: Readonly<Record<string, string>>;
  /** A job reports it again with each run: one with this key is created once for each user. */
  readonly isRepeated?: true;
  /** The mail is not sent earlier. */
  readonly notBefore?: Date;
}
