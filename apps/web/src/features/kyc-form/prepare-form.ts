import type { ClientForm, FormStep } from './form-context.ts';
import { loadPage } from './form-pages.ts';
import { openForm } from './open-forms.ts';
import { isUntouched, pageOf } from './page-of-form.ts';

/** Opens a form and loads its page before it is rendered, so that the screen begins with the questions. */
export async function prepareForm(form: ClientForm, step: string | undefined, person: string | undefined) {
  const { store } = await openForm(form);
  store.absorb(form);
  await loadPage(pageOf(form, step as FormStep | undefined, person, isUntouched(form, store.get())));
}
