import type { KycIssue, KycSection } from '@dossier/domain/kyc-form/answers';
import { knownOwnership, sectionIssues } from '@dossier/domain/kyc-form/completeness';
import type { KycForm } from '@dossier/domain/kyc-form/form';
import { progressOf } from '@dossier/domain/kyc-form/progress';
import { kycStepsOf } from '@dossier/domain/kyc-form/steps';
import type { OwnershipResult } from '@dossier/domain/ownership/ubo';
import { whenIdle } from '#ui/after-content.ts';

export { progressOf };

interface Found {
  readonly ownership: () => OwnershipResult;
  readonly sections: Map<KycSection, KycIssue[]>;
}

const foundByForm = new WeakMap<KycForm, Found>();

/** What is missing in one section of a form. Computed once for all components of a page. */
export function issuesOfSection(form: KycForm, section: KycSection): KycIssue[] {
  const found = foundByForm.get(form) ?? { ownership: knownOwnership(form), sections: new Map() };
  foundByForm.set(form, found);
  const issues = found.sections.get(section) ?? sectionIssues(section, form, found.ownership);
  found.sections.set(section, issues);
  return issues;
}

const sectionsOf = ({ type, sourceOfFunds }: KycForm) => kycStepsOf(type, sourceOfFunds);

/** What is missing in a form, section by section. */
export const issuesOfForm = (form: KycForm): KycIssue[] =>
  sectionsOf(form).flatMap((section) => issuesOfSection(form, section));

/**
 * Finds the sections that are complete, a section at a time while the page is idle. Returns the function that cancels it.
 * @param seen as `progressOf` takes it
 */
export function findComplete(
  form: KycForm,
  seen: (section: KycSection) => boolean,
  found: (complete: ReadonlySet<KycSection>) => void,
): () => void {
  const sections = sectionsOf(form);
  const finish = () => {
    const complete = progressOf(form, seen, issuesOfForm(form)).filter(({ status }) => status === 'complete');
    found(new Set(complete.map(({ section }) => section)));
  };
  const computeNext = () => {
    const section = sections.shift();
    if (section === undefined) return finish();
    issuesOfSection(form, section);
    cancel = whenIdle(computeNext);
  };
  let cancel = whenIdle(computeNext);
  return () => cancel();
}
