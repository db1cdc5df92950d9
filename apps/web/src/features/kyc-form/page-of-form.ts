import type { KycSection } from '@dossier/domain/kyc-form/answers';
import type { ClientForm, FormStep } from './form-context.ts';
import type { FormPageName } from './form-pages.ts';
import type { FormState } from './form-store.ts';

/** Whether nothing was answered, here or earlier. */
export const isUntouched = (form: ClientForm, { seen, isStarted }: FormState): boolean =>
  !form.answeredBefore && seen.size === 0 && !isStarted && form.delegatedBy === null;

/** The page that a form shows at a step. `isNew`: nothing was answered when it was opened. */
export function pageOf(
  form: ClientForm,
  step: FormStep | undefined,
  person: string | undefined,
  isNew: boolean,
): FormPageName {
  if (form.editable === 'none') return 'sent';
  const isCorrecting = typeof form.editable === 'object';
  if (step === 'delegate' && form.mayInvite && form.editable === 'all') return 'delegate';
  const section = step === 'documents' ? 'legal-entity' : step;
  const isKnown = form.sections.includes(section as KycSection);
  if (form.delegatedBy !== null && (!step || !isKnown)) return 'delegated';
  if (step === 'review' && !isCorrecting) return 'review';
  if (step === 'start' && !isCorrecting) return 'start';
  if (!step || !isKnown) {
    if (isCorrecting) return 'corrections';
    if (isAccelerated(form)) return 'confirm';
    return isNew ? 'start' : 'sections';
  }
  return step === 'people' && person ? 'person' : step;
}

/** Everything is prefilled from an earlier form, and nothing was changed yet. */
function isAccelerated({ issues, revisions, corrections }: ClientForm): boolean {
  return issues.length === 0 && corrections.length === 0 && Object.keys(revisions).length === 0;
}
