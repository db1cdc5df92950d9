import { issuesOf } from '@dossier/domain/kyc-form/completeness';
import { progressOf, type SectionProgress } from '@dossier/domain/kyc-form/progress';
import { useMemo } from 'react';
import { type KycIssue, type KycSection, useForm } from './form-context.ts';

/** The missing and invalid answers of the form. Pages that show them load with the rules. */
export function useIssues(): readonly KycIssue[] {
  const { kyc } = useForm();
  return useMemo(() => issuesOf(kyc), [kyc]);
}

/** The missing answers of one section, and whether they are shown after an attempt on the page. */
export function useSectionIssues(section: KycSection, page: string = section) {
  const { state } = useForm();
  const issues = useIssues();
  return { issues: issues.filter((issue) => issue.section === section), isShown: state.attempted.has(page) };
}

/** The progress of each section, by what is typed in this tab. */
export function useProgress(): SectionProgress[] {
  const { form, kyc, state } = useForm();
  return progressOf(kyc, (section) => form.answeredBefore || state.seen.has(section), useIssues());
}
