import type { Readable } from 'node:stream';
import type { Language } from '@dossier/domain/languages';
import type { OAuth2Provider } from '@dossier/records';
import type { Reader } from '../collections/rows.ts';
import type { Actor } from './actor.ts';
import type { Origins } from './config.ts';
import type { NoteAccess } from './noted-access.ts';
import type { Ports } from './ports.ts';

/** The context of a view. `records` applies no access rules: the view restricts its queries to the actor's scope. */
export interface ViewContext<Who extends Actor | null = Actor> {
  readonly records: Reader;
  readonly actor: Who;
  readonly now: Date;
  /** ISO date of `now` in the desk's time zone. */
  readonly today: string;
  readonly language: Language;
  readonly ports: Ports;
  readonly origins: Origins;
  /** External identity providers that the sign-in pages offer. */
  readonly providers: readonly OAuth2Provider[];
  /** Records that the actor reads a client's data. Called by views for staff; stored after the answer. */
  readonly noteAccess: NoteAccess;
  /** Aborted when the reader of a file closes the connection. */
  readonly signal?: AbortSignal;
}

/** An answer that is a file. */
export interface FileAnswer {
  readonly stream: Readable | Uint8Array;
  readonly mediaType: string;
  readonly fileName: string;
  readonly disposition: 'inline' | 'attachment';
  /** Bytes, when known. */
  readonly size?: number;
}
