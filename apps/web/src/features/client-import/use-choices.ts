import type { ColumnChoice, SameRule } from '@dossier/domain/client-import/fields';
import { useRef, useState } from 'react';
import { useRunWorkflow } from '#api/workflows.ts';
import type { ClientImport } from './client-import.ts';

interface Choices {
  readonly choices: readonly ColumnChoice[];
  readonly sameBy: SameRule;
}

/** What a person chose per column. Each change is saved, and checked once every column has a choice; the last one wins. */
export function useChoices(row: ClientImport) {
  const run = useRunWorkflow();
  const [local, setLocal] = useState<Choices>();
  const [isSaving, setSaving] = useState(false);
  const [failure, setFailure] = useState<unknown>();
  const next = useRef<Choices>(undefined);
  const saved: Choices = { choices: row.columns.map(({ choice }) => choice), sameBy: row.sameBy };
  const { choices, sameBy } = local ?? saved;

  /** @returns whether all is saved */
  const save = async (): Promise<boolean> => {
    setSaving(true);
    setFailure(undefined);
    try {
      while (next.current) {
        const now = next.current;
        next.current = undefined;
        const { id, sheet, dateOrder } = row;
        await run('check-import', { import: id, sheet, dateOrder, sameBy: now.sameBy, choices: [...now.choices] });
      }
      setLocal(undefined);
      return true;
    } catch (thrown) {
      setFailure(thrown);
      return false;
    } finally {
      setSaving(false);
    }
  };
  const change = (part: Partial<Choices>) => {
    const now = { choices, sameBy, ...part };
    setLocal(now);
    next.current = now;
    return isSaving ? Promise.resolve(false) : save();
  };
  return {
    choices,
    sameBy,
    isSaving,
    failure,
    /** Saves and checks what is chosen. */
    save: () => change({}),
    /** A field belongs to one column: another one that had it needs a new choice. */
    choose: (at: number, choice: ColumnChoice) =>
      void change({
        choices: choices.map((one, column) =>
          column === at ? choice : one === choice && choice !== 'ignore' ? ('' as const) : one,
        ),
      }),
    chooseSame: (rule: SameRule) => void change({ sameBy: rule }),
  };
}
