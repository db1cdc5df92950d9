import { useCallback } from 'react';
import { type KycIssue, type KycSection, kycOf, useForm } from './form-context.ts';
import { useSectionIssues } from './issues.ts';
import { loadRules, useCompleteSections } from './late-issues.ts';

const all = () => true;

/**
 * What is missing on a page of a section, of which `owns` selects the issues, and which sections are complete: nothing
 * and none until the rules are loaded.
 * @returns ownNow waits for the rules. Without a connection they may not load: then nothing is held to be missing, and
 * the check before sending finds it.
 */
export function usePageIssues(section: KycSection, owns: (issue: KycIssue) => boolean = all) {
  const { form, store, kyc, state } = useForm();
  const { issues } = useSectionIssues(section);
  const { answeredBefore } = form;
  const { seen } = state;
  const isSeen = useCallback((one: KycSection) => answeredBefore || seen.has(one), [answeredBefore, seen]);
  const done = useCompleteSections(kyc, isSeen);
  const ownNow = async () => {
    const known = await loadRules().catch(() => undefined);
    return known?.issuesOfSection(kycOf(form, store.get().answers), section).filter(owns) ?? [];
  };
  return { done, own: issues.filter(owns), ownNow };
}
