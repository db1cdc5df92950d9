import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ViewAnswer } from '#api/views.ts';
import { useWorkflow, type WorkflowInput } from '#api/workflows.ts';
import { toast } from '#ui/toast.tsx';

export type Organisation = ViewAnswer<'organisation'>;
export type StaffRole = 'member' | 'admin' | 'reviewer' | 'lead';
type Details = Omit<WorkflowInput<'save-organisation'>, 'org'>;

/** Edits some of the details; changes saved elsewhere in the meantime appear in unedited fields. */
export function useOrganisation<K extends keyof Details>(organisation: Organisation, names: readonly K[]) {
  const { t } = useTranslation('settings');
  const [typed, setTyped] = useState<Partial<Pick<Details, K>>>({});
  const save = useWorkflow('save-organisation');
  const stored = Object.fromEntries(names.map((name) => [name, organisation[name]])) as Required<Pick<Details, K>>;
  const values = { ...stored, ...typed };
  const changed = names.filter((name) => values[name] !== stored[name]);
  return {
    values,
    change: (more: Partial<Pick<Details, K>>) => setTyped({ ...typed, ...more }),
    undo: () => {
      save.reset();
      setTyped({});
    },
    save: () => {
      const input = Object.fromEntries(changed.map((name) => [name, values[name]])) as Partial<Details>;
      save.mutate(
        { org: organisation.id, ...input },
        {
          onSuccess: () => {
            setTyped({});
            toast.success(t('saved'));
          },
        },
      );
    },
    changes: changed.length,
    isPending: save.isPending,
    error: save.error,
  };
}
