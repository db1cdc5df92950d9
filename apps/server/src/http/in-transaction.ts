import type { WorkflowName } from '@dossier/domain/contracts/workflows';
import type { Refusal } from '@dossier/domain/refusals';
import type { Result } from '@dossier/domain/result';
import { type Change, OutcomeUnknown } from '@dossier/records';
import type { DeskParts, SignedInActor } from './desk-parts.ts';

/** Carries a refusal out of a transaction, so that the transaction is rolled back. */
class Refused extends Error {
  readonly refusal: Refusal;

  constructor(refusal: Refusal) {
    super(refusal.code);
    this.refusal = refusal;
  }
}

type Store = DeskParts['store'];
type Body = Parameters<Store['transaction']>[0];

interface Options {
  readonly actor: SignedInActor['record'];
  readonly operation: WorkflowName;
  readonly onCommit: (changes: readonly Change[]) => void;
}

/** Runs the body of a workflow in one transaction; a refusal rolls it back, and `undo` follows. */
export async function inTransaction(
  { store }: Pick<DeskParts, 'store'>,
  options: Options,
  run: (records: Parameters<Body>[0]) => Promise<Result<unknown>>,
  undo: () => Promise<void>,
): Promise<Result<unknown>> {
  try {
    return await store.transaction(async (records) => {
      const result = await run(records);
      if (!result.ok) throw new Refused(result.refusal);
      return result;
    }, options);
  } catch (error) {
    // The rows that refer to the result of `prepare` may be stored.
    if (!(error instanceof OutcomeUnknown)) await undo();
    if (error instanceof Refused) return { ok: false, refusal: error.refusal };
    throw error;
  }
}
