import type { DeclarantSignIn } from '@dossier/domain/kyc-form/declaration';
import type { RateLimiter } from '@dossier/records';
import type { DeskRecordsStore, Reader } from '../collections/rows.ts';
import type { Actor } from './actor.ts';
import type { Origins } from './config.ts';
import type { NoteAccess } from './noted-access.ts';
import type { Ports } from './ports.ts';
import type { SecretBox } from './secret-box.ts';

/** The context of a workflow. Its body awaits nothing but `records`. */
export interface WorkflowContext<Prepared = undefined> {
  readonly records: DeskRecordsStore;
  readonly actor: Actor;
  /** How the session was signed in; null when its token does not say so. */
  readonly signIn: DeclarantSignIn | null;
  /** Time of the request: one clock reading for the whole workflow. */
  readonly now: Date;
  /** ISO date of `now` in the desk's time zone. */
  readonly today: string;
  readonly origins: Origins;
  readonly secrets: SecretBox;
  /** The ports without effects. */
  readonly ports: Pick<Ports, 'addresses'>;
  /** Result of `prepare`, which runs before the transaction. */
  readonly prepared: Prepared;
}

/** A file of a multipart request in a temporary folder; its content is not validated yet. */
export interface Upload {
  readonly name: string;
  readonly path: string;
  readonly size: number;
  /** Checksum of its bytes as 64 hexadecimal digits. */
  readonly sha256: string;
}

/** An upload in which malware was found: nothing of it is stored. */
export interface InfectedUpload {
  readonly sha256: string;
  readonly signature: string;
  /** The onboarding for which it was sent; the caller was found to be allowed to add files to it. */
  readonly request?: string;
}

export interface PrepareContext {
  /** Committed state, for early refusals; the workflow's body checks again. */
  readonly records: Reader;
  readonly actor: Actor;
  readonly ports: Ports;
  readonly uploads: readonly Upload[];
  readonly origins: Origins;
  readonly secrets: SecretBox;
  readonly limiter: RateLimiter;
  /** Records that staff read a client's data. Stored if the workflow succeeds. */
  readonly noteAccess: NoteAccess;
  /** Logs it and writes it to the history, although the workflow is refused. */
  readonly noteInfected: (found: InfectedUpload) => Promise<void>;
  /** The caller has to add a second factor before anything else. */
  readonly isLimited: boolean;
  /** When the session began. Unit: seconds since 1970; 0 when unknown. */
  readonly signedInAt: number;
  readonly now: Date;
  readonly today: string;
}
