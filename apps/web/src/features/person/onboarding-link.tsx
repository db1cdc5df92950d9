import { type EntityTab, usePortal } from '#portals/portal.ts';
import { TextLink } from '#ui/text-link.tsx';
import { onboardingIn, type PersonPage, referenceOf } from './person-facts.ts';

interface OnboardingLinkProps {
  person: PersonPage;
  request: string;
  tab?: EntityTab;
}

/** Leads to the onboarding where the row belongs. */
export function OnboardingLink({ person, request, tab = 'overview' }: OnboardingLinkProps) {
  const { links } = usePortal();
  return (
    <TextLink href={links.entity?.(onboardingIn(person, request), tab) ?? ''}>{referenceOf(person, request)}</TextLink>
  );
}
