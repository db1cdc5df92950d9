import { accept, type Result, refuse } from '@dossier/domain/result';
import { type Change, OutcomeUnknown } from '@dossier/records';
import type { Target } from '../operations/operation.ts';
import type { PrepareContext, WorkflowContext } from '../runtime/workflow-context.ts';
import type { Outcome, SeveralSteps } from '../workflows/workflow.ts';
import type { DeskParts, SignedInActor } from './desk-parts.ts';
import { inTransaction } from './in-transaction.ts';

type Steps = SeveralSteps<unknown, unknown, unknown>;

interface Run {
  /** The context of each transaction, without what belongs to it alone. */
  readonly shared: Omit<WorkflowContext, 'records' | 'prepared'>;
  readonly preparing: PrepareContext;
  readonly record: SignedInActor['record'];
  readonly input: unknown;
  readonly onCommit: (changes: readonly Change[]) => void;
  readonly report: (error: unknown) => void;
}

/**
 * Runs a workflow on each of its targets, one transaction after another, so that others are served in between. An error
 * ends it: the remaining targets are refused with `not-run`, unless nothing was done yet.
 */
export async function runSeveral(parts: Pick<DeskParts, 'store'>, steps: Steps, run: Run): Promise<Result<unknown>> {
  const targets = await steps.targets(run.preparing, run.input);
  if (!targets.ok) return targets;
  const outcomes: Outcome[] = [];
  for (const target of targets.value) {
    try {
      outcomes.push({ request: target.request, result: await runTarget(parts, steps, run, target) });
    } catch (error) {
      if (outcomes.length === 0) throw error;
      run.report(error);
      const code = error instanceof OutcomeUnknown ? 'outcome-unknown' : 'not-run';
      outcomes.push({ request: target.request, result: refuse(code) });
      const rest = targets.value.slice(outcomes.length);
      outcomes.push(...rest.map(({ request }) => ({ request, result: refuse('not-run') })));
      break;
    }
  }
  return steps.answer(run.preparing, outcomes, targets.value);
}

async function runTarget(parts: Pick<DeskParts, 'store'>, steps: Steps, run: Run, target: Target) {
  const { shared, preparing, record, input, onCommit } = run;
  const prepared = steps.prepareOne ? await steps.prepareOne(preparing, input, target) : accept();
  if (!prepared.ok) return prepared;
  const options = { actor: record, operation: steps.operation(input), onCommit };
  return inTransaction(
    parts,
    options,
    (records) => steps.runOne({ ...shared, records, prepared: prepared.value }, input, target),
    async () => {},
  );
}
