import type { ValidInput, WorkflowName, Workflows } from '@dossier/domain/contracts/workflows';
import type { Result } from '@dossier/domain/result';
import type { Target } from '../operations/operation.ts';
import type { PrepareContext, WorkflowContext } from '../runtime/workflow-context.ts';

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

/** What became of one of several onboardings. */
export interface Outcome {
  readonly request: string;
  readonly result: Result<unknown>;
}

/**
 * A workflow on several onboardings, each in a transaction of its own: a refusal of one changes nothing of it and does
 * not stop the others. `answer` gets what became of each, in the order of `targets`.
 */
export interface SeveralSteps<Input, Answer, Prepared> {
  readonly targets: (context: PrepareContext, input: Input) => Promise<Result<readonly Target[]>>;
  /** The workflow as which the history and the reactions know each transaction. */
  readonly operation: (input: Input) => WorkflowName;
  /** As of a single workflow, before each transaction. */
  readonly prepareOne?: (context: PrepareContext, input: Input, target: Target) => Promise<Result<Prepared>>;
  readonly runOne: (context: WorkflowContext<Prepared>, input: Input, target: Target) => Promise<Result<unknown>>;
  readonly answer: (
    context: PrepareContext,
    outcomes: readonly Outcome[],
    targets: readonly Target[],
  ) => Promise<Result<Answer>>;
}

/** See SeveralSteps. */
export interface SeveralWorkflow<Name extends WorkflowName, Prepared = undefined>
  extends SeveralSteps<ValidInput<Name>, Workflows[Name]['answer'], Prepared> {
  readonly name: Name;
}

export function defineSeveralWorkflow<Name extends WorkflowName, Prepared = undefined>(
  name: Name,
  steps: SeveralSteps<ValidInput<Name>, Workflows[Name]['answer'], Prepared>,
): SeveralWorkflow<Name, Prepared> {
  return Object.freeze({ name, ...steps });
}

/** Takes the types of input and answer from the contract of that name. */
export function defineWorkflow<Name extends WorkflowName, Prepared = undefined>(
  name: Name,
  steps: WorkflowSteps<ValidInput<Name>, Workflows[Name]['answer'], Prepared>,
): Workflow<Name, Prepared> {
  return Object.freeze({ name, ...steps });
}
