import type { QueryClient } from '@tanstack/react-query';
import { loadView } from '#api/load-view.ts';
import { afterContent } from '#ui/after-content.ts';
import { ofCodes } from './activity-names.ts';
import type { ClientForm, FormStep } from './form-context.ts';
import { loadPage } from './form-pages.ts';
import { openForm } from './open-forms.ts';
import { isUntouched, pageOf } from './page-of-form.ts';

/** How long the page of activities waits for their names on a slow phone or line. Unit: milliseconds. */
const namesPatienceMs = 4_000;

/** Opens a form and loads its page before it is rendered, so that the screen begins with the questions. */
export async function prepareForm(
  cache: QueryClient,
  form: ClientForm,
  { step, person }: { readonly step?: string; readonly person?: string },
) {
  const { store } = await openForm(form);
  store.absorb(form);
  const page = pageOf(form, step as FormStep | undefined, person, isUntouched(form, store.get()));
  const patienceMs = navigator.onLine ? namesPatienceMs : 0;
  const codes = (store.get().answers.activities?.details ?? []).map(({ sbi }) => sbi);
  // Cards that get their names later grow under the finger.
  const loadNames = async () => codes.length > 0 && loadView(cache, 'sbi', ofCodes(codes), patienceMs);
  if (page !== 'activities') afterContent(() => void loadNames());
  await Promise.all([loadPage(page), page === 'activities' && loadNames()]);
}
