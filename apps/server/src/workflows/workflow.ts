import type { ValidInput, WorkflowName, Workflows } from '@dossier/domain/contracts/workflows';
import type { Result } from '@dossier/domain/result';
import type { Records, RecordsReader } from '@dossier/records';
import type { Desk } from '../collections/index.ts';
import type { Actor } from '../runtime/actor.ts';
import type { Origins } from '../runtime/config.ts';
import type { Ports } from '../runtime/ports.ts';

export type DeskRecordsStore = Records<Desk>;

/** Argument of `run`, which awaits nothing but `records`. */
export interface WorkflowContext<Prepared = undefined> {
  readonly records: DeskRecordsStore;
  readonly actor: Actor;
  /** Time of the request: one clock reading for the whole workflow. */
  readonly now: Date;
  /** ISO date of `now` in the desk's time zone. */
  readonly today: string;
  readonly origins: Origins;
  /** Result of `prepare`. */
  readonly prepared: Prepared;
}

/** A file of a multipart request in a temporary folder; its content is not trusted yet. */
export interface Upload {
  readonly name: string;
  readonly path: string;
  readonly size: number;
}

export interface PrepareContext {
  /** Committed state, for early refusals; `run` checks again. */
  readonly records: RecordsReader<Desk>;
  readonly actor: Actor;
  readonly ports: Ports;
  readonly uploads: readonly Upload[];
  readonly now: Date;
  readonly today: string;
}

/**
 * The steps of a workflow: load, check, write, answer, inside one transaction that the HTTP layer opens. A refusal rolls
 * it back. `prepare` runs before the transaction, for reading files, hashing and register lookups.
 */
export interface WorkflowSteps<Input, Answer, Prepared> {
  readonly prepare?: (context: PrepareContext, input: Input) => Promise<Result<Prepared>>;
  /** Undoes what `prepare` left outside the database when the transaction was refused or failed. */
  readonly discard?: (context: PrepareContext, prepared: Prepared) => Promise<void>;
  readonly run: (context: WorkflowContext<Prepared>, input: Input) => Promise<Result<Answer>>;
}

/** Roles, input and answer are its contract: `workflowContracts[name]` of the domain. */
export interface Workflow<Name extends WorkflowName, Prepared = undefined>
  extends WorkflowSteps<ValidInput<Name>, Workflows[Name]['answer'], Prepared> {
  readonly name: Name;
}

/** Takes the types of input and answer from the contract of that name. */
export function defineWorkflow<Name extends WorkflowName, Prepared = undefined>(
  name: Name,
  steps: WorkflowSteps<ValidInput<Name>, Workflows[Name]['answer'], Prepared>,
): Workflow<Name, Prepared> {
  return Object.freeze({ name, ...steps });
}
