import { type KycIssue, type KycSection, kycOf, useForm } from './form-context.ts';
import { useIssues, useProgress } from './issues.ts';
import { loadRules } from './late-issues.ts';

const all = () => true;

/**
 * What is missing on a page of a section, of which `owns` selects the issues, and which sections are complete: nothing
 * and none until the rules are loaded.
 * @returns ownNow waits for the rules. Without a connection they may not load: then nothing is held to be missing, and
 * the check before sending finds it.
 */
export function usePageIssues(section: KycSection, owns: (issue: KycIssue) => boolean = all) {
  const { form, store } = useForm();
  const issues = useIssues();
  const progress = useProgress();
  const ownOf = (found: readonly KycIssue[]) => found.filter((issue) => issue.section === section && owns(issue));
  const ownNow = async () => {
    const known = await loadRules().catch(() => undefined);
    return ownOf(known?.issuesOf(kycOf(form, store.get().answers)) ?? []);
  };
  const done = new Set(progress.filter(({ status }) => status === 'complete').map((one) => one.section));
  return { done, own: ownOf(issues), ownNow };
}
