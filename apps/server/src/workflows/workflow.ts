import type { WorkflowName } from '@dossier/domain/permissions';
import type { Result } from '@dossier/domain/result';
import type { Records, RecordsReader } from '@dossier/records';
import type * as z from 'zod';
import type { Desk } from '../collections/index.ts';
import type { Actor } from '../runtime/actor.ts';
import type { Origins } from '../runtime/config.ts';
import type { Ports } from '../runtime/ports.ts';

export type DeskRecordsStore = Records<Desk>;

/** What a workflow's body gets. It awaits nothing but `records`. */
export interface WorkflowContext<Prepared = undefined> {
  readonly records: DeskRecordsStore;
  readonly actor: Actor;
  /** The moment of the request: one clock reading for the whole workflow. */
  readonly now: Date;
  /** ISO date of `now` in the desk's time zone. */
  readonly today: string;
  readonly origins: Origins;
  /** What `prepare` made before the transaction. */
  readonly prepared: Prepared;
}

/** A file of a multipart request, on disk in a temporary place, its bytes not yet trusted. */
export interface Upload {
  readonly name: string;
  readonly path: string;
  readonly size: number;
}

export interface PrepareContext {
  /** Committed state, for turning away early; the body asks again. */
  readonly records: RecordsReader<Desk>;
  readonly actor: Actor;
  readonly ports: Ports;
  readonly uploads: readonly Upload[];
  readonly now: Date;
  readonly today: string;
}

/**
 * One verb: load, ask, write, answer, inside one transaction that the edge opens. A refusal undoes everything.
 * `prepare` runs before the transaction, for what may not happen inside it: reading files, hashing, the register.
 */
export interface Workflow<Input, Answer, Prepared = undefined> {
  readonly name: WorkflowName;
  readonly input: z.ZodType<Input>;
  /** Accepts files; the others answer 400 to a multipart body. */
  readonly takesFiles?: boolean;
  /** Larger or more files than a document; absent: one of the usual size. */
  readonly uploads?: { readonly maxBytes: number; readonly maxFiles: number };
  readonly prepare?: (context: PrepareContext, input: Input) => Promise<Result<Prepared>>;
  /** Undoes what `prepare` left outside the database when the transaction was refused or failed. */
  readonly discard?: (context: PrepareContext, prepared: Prepared) => Promise<void>;
  readonly run: (context: WorkflowContext<Prepared>, input: Input) => Promise<Result<Answer>>;
}

/** Names the types of a workflow from its declaration. */
export function defineWorkflow<Input, Answer, Prepared = undefined>(
  workflow: Workflow<Input, Answer, Prepared>,
): Workflow<Input, Answer, Prepared> {
  return Object.freeze(workflow);
}
