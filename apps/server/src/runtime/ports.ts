import type { FileStore } from '@dossier/records';
import type { Registry } from '../registry/registry.ts';
import type { AddressPolicy } from './address-policy.ts';
import type { SecretBox } from './secret-box.ts';
import type { SystemFacts } from './system-status.ts';

/** A rendered mail: both bodies, one language. */
export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** RFC 5322 Message-ID, derived from the outbox key so that a mail sent twice is recognised as one. */
  readonly messageId: string;
  /** Id of its outbox row; reports about the mail return to an address that contains it. */
  readonly outboxId?: string;
}

/** Sends one mail or throws. Adapters: SMTP, and the mailbox folder of a desk without SMTP. */
export interface Mailer {
  send(mail: Mail): Promise<void>;
}

/** Access to the outside: injected by main.ts, replaced in tests. */
export interface Ports {
  readonly mailer: Mailer;
  readonly registry: Registry;
  readonly files: FileStore;
  readonly now: () => Date;
  /** Where requests for users may go. */
  readonly addresses: AddressPolicy;
  readonly secrets: SecretBox;
  /** Absent where no server runs, for example while the demo is made. */
  readonly system?: SystemFacts;
}
