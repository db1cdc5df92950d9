import { isUndecided } from '@dossier/domain/screening';
import type { ViewAnswer } from '#api/views.ts';

export type PersonPage = ViewAnswer<'person'>;

/** Matches that await a decision, in the order of the page. */
export const openHitsOf = ({ hits }: Pick<PersonPage, 'hits'>) => hits.filter(isUndecided);

/** The name of an onboarding: its reference, or else its number. */
export function referenceOf({ roles }: Pick<PersonPage, 'roles'>, request: string): string {
  const role = roles.find((one) => one.request === request);
  return role ? role.reference || role.number : '';
}

/** The onboarding for links to its pages. */
export function onboardingIn({ roles }: Pick<PersonPage, 'roles'>, request: string) {
  return { subject: roles.find((one) => one.request === request)?.subject ?? '', request };
}
