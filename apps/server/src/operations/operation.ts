import type { WorkflowContext } from '../runtime/workflow-context.ts';

/** The context of an operation on one onboarding. */
export type OperationContext<Prepared = unknown> = WorkflowContext<Prepared>;

/** The onboarding, and what a person undoes together with it. */
export interface Target {
  readonly request: string;
  readonly batch?: string | undefined;
  /** The step to undo. */
  readonly step?: string;
}
