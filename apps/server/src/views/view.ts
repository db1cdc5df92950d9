import type { Readable } from 'node:stream';
import type { ViewName } from '@dossier/domain/permissions';
import type { Result } from '@dossier/domain/result';
import type { OAuth2Provider, RecordsReader } from '@dossier/records';
import type * as z from 'zod';
import type { Desk } from '../collections/index.ts';
import type { Actor } from '../runtime/actor.ts';
import type { Origins } from '../runtime/config.ts';
import type { Ports } from '../runtime/ports.ts';

export type DeskReader = RecordsReader<Desk>;

/** What a view gets: committed state, without rules; the view asks its own questions. */
export interface ViewContext<Who extends Actor | null = Actor> {
  readonly records: DeskReader;
  readonly actor: Who;
  readonly now: Date;
  readonly today: string;
  readonly language: 'en' | 'nl';
  readonly ports: Ports;
  readonly origins: Origins;
  /** Sign-ins elsewhere that are offered. */
  readonly providers: readonly OAuth2Provider[];
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

/**
 * A question across collections. What leaves has passed the gates of visibility.ts for this actor.
 * `open` views answer people who are not signed in (`actor` is null).
 */
export interface View<Params, Answer> {
  readonly name: ViewName;
  /** Query parameters come in as text. */
  readonly params: z.ZodType<Params>;
  readonly run: (context: ViewContext, params: Params) => Promise<Result<Answer>>;
}

export interface OpenView<Params, Answer> {
  readonly name: ViewName;
  readonly open: true;
  readonly params: z.ZodType<Params>;
  readonly run: (context: ViewContext<Actor | null>, params: Params) => Promise<Result<Answer>>;
}

export function defineView<Params, Answer>(view: View<Params, Answer>): View<Params, Answer> {
  return Object.freeze(view);
}

export function defineOpenView<Params, Answer>(view: Omit<OpenView<Params, Answer>, 'open'>): OpenView<Params, Answer> {
  return Object.freeze({ ...view, open: true });
}
