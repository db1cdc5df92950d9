import { queryOptions } from '@tanstack/react-query';
import { view } from './views.ts';

/** What a login page shows: the desk, and with a form's id its institution. Contains no personal data. */
export const beforeSignIn = (formId = '') =>
  queryOptions({
    ...view('before-sign-in', formId === '' ? {} : { formId }),
    staleTime: 5 * 60_000,
    meta: { keep: true },
  });
