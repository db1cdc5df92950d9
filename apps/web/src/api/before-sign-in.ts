import { queryOptions } from '@tanstack/react-query';
import { askView } from './views.ts';

/** What stands on a page before anybody is signed in: the desk, and with a form's id its institution. Holds no person's data. */
export const beforeSignIn = (formId = '') =>
  queryOptions({
    queryKey: ['views', 'before-sign-in', { formId }] as const,
    queryFn: () => askView('before-sign-in', formId === '' ? {} : { formId }),
    staleTime: 5 * 60_000,
    meta: { keep: true },
  });
