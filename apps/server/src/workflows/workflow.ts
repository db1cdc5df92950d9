import type { ValidInput, WorkflowName, Workflows } from '@dossier/domain/contracts/workflows';
import type { Result } from '@dossier/domain/result';
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

/** Takes the types of input and answer from the contract of that name. */
export function defineWorkflow<Name extends WorkflowName, Prepared = undefined>(
  name: Name,
  steps: WorkflowSteps<ValidInput<Name>, Workflows[Name]['answer'], Prepared>,
): Workflow<Name, Prepared> {
  return Object.freeze({ name, ...steps });
}
