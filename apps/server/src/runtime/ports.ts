import type { ScanProblem } from '@dossier/domain/malware';
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

/** What the scanner found in a file. `not-scanned` says nothing about the file: it is tried again. */
export type ScanVerdict =
  | { readonly result: 'clean' }
  | { readonly result: 'infected'; readonly signature: string }
  | { readonly result: 'not-scanned'; readonly problem: ScanProblem };

/** Version of the scanner, and when its signatures were built; undefined when it has none from its publisher. */
export interface ScannerVersion {
  readonly engine: string;
  readonly signaturesOf: Date | undefined;
}

/** Searches files for malware. Adapter: clamd. */
export interface MalwareScanner {
  /**
   * @param content called when a connection is free; what it throws is thrown
   * @param timeoutMs from the call until the verdict
   */
  scan(content: () => AsyncIterable<Uint8Array>, timeoutMs: number): Promise<ScanVerdict>;
  /** @throws when it does not answer */
  version(): Promise<ScannerVersion>;
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
  /** Absent where none is set. */
  readonly scanner?: MalwareScanner;
  /** Absent where no server runs, for example while the demo is made. */
  readonly system?: SystemFacts;
}
