import { saveOrganisation } from '@dossier/domain/contracts/workflows/save-organisation';
import { type Language, languages } from '@dossier/domain/languages';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ViewAnswer } from '#api/views.ts';
import { useWorkflow, type WorkflowInput } from '#api/workflows.ts';
import { useFormCheck } from '#i18n/use-form-check.ts';
import { toast } from '#ui/toast.tsx';

export type Organisation = ViewAnswer<'organisation'>;
export type StaffRole = 'member' | 'admin' | 'reviewer' | 'lead';
type Input = Omit<WorkflowInput<'save-organisation'>, 'org'>;
type SupportTextName = `supportTexts.${Language}`;
/** The details with one key per text, so that each language is edited and counted separately. */
type Details = Omit<Input, 'supportTexts'> & Record<SupportTextName, string>;

export const supportTextName = (language: Language): SupportTextName => `supportTexts.${language}`;

function detailsOf({ supportTexts, ...organisation }: Organisation) {
  const texts = languages.map((language) => [supportTextName(language), supportTexts[language]]);
  return { ...organisation, ...(Object.fromEntries(texts) as Record<SupportTextName, string>) };
}

function inputOf(details: Partial<Details>): Input {
  const other = Object.entries(details).filter(([name]) => !name.startsWith('supportTexts.'));
  const texts = languages.flatMap((language) => {
    const text = details[supportTextName(language)];
    return text === undefined ? [] : [[language, text] as const];
  });
  return { ...Object.fromEntries(other), ...(texts.length > 0 && { supportTexts: Object.fromEntries(texts) }) };
}

/** Edits some of the details; changes saved elsewhere in the meantime appear in unedited fields. */
export function useOrganisation<K extends keyof Details>(organisation: Organisation, names: readonly K[]) {
  const { t } = useTranslation('settings');
  const [typed, setTyped] = useState<Partial<Pick<Details, K>>>({});
  const save = useWorkflow('save-organisation');
  const details = detailsOf(organisation);
  const stored = Object.fromEntries(names.map((name) => [name, details[name]])) as unknown as Required<
    Pick<Details, K>
  >;
  const values = { ...stored, ...typed };
  const changed = names.filter((name) => !Object.is(values[name], stored[name]));
  const input = Object.fromEntries(changed.map((name) => [name, values[name]])) as Partial<Details>;
  const check = useFormCheck(
    saveOrganisation.input,
    { org: organisation.id, ...inputOf(input) },
    { isImmediate: true },
  );
  const done = () => {
    setTyped({});
    toast.success(t('saved'));
  };
  return {
    values,
    change: (more: Partial<Pick<Details, K>>) => setTyped({ ...typed, ...more }),
    undo: () => {
      save.reset();
      setTyped({});
    },
    save: () => check.submit((valid) => save.mutate(valid, { onSuccess: done })),
    isValid: check.isValid,
    errorOf: check.errorOf,
    changes: changed.length,
    isPending: save.isPending,
    error: save.error,
  };
}
