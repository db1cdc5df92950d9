import type { SectionProgress } from '@dossier/domain/kyc-form/progress';
import { type KycIssue, type KycSection, useForm } from './form-context.ts';
import { useLateIssues, useLateRules, useLateSectionIssues } from './late-issues.ts';

const none: readonly KycIssue[] = [];

/** The missing and invalid answers of the form; none until the rules are loaded. `form-pages.ts` says which pages wait. */
export function useIssues(): readonly KycIssue[] {
  return useLateIssues(useForm().kyc) ?? none;
}

/**
 * The missing answers of one section, and whether they are shown after an attempt on the page.
 * @returns isKnown false until the rules are loaded: then nothing is said to be complete
 */
export function useSectionIssues(section: KycSection, page: string = section) {
  const { state, kyc } = useForm();
  const known = useLateSectionIssues(kyc, section);
  return { issues: known ?? none, isKnown: known !== undefined, isShown: state.attempted.has(page) };
}

/** The progress of each section, by what is typed in this tab; none until the rules are loaded. */
export function useProgress(): SectionProgress[] {
  const { form, kyc, state } = useForm();
  const issues = useLateIssues(kyc);
  const rules = useLateRules();
  if (!rules || !issues) return [];
  return rules.progressOf(kyc, (section) => form.answeredBefore || state.seen.has(section), issues);
}
