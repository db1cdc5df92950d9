import type { ComponentType } from 'react';
import { afterContent, whenIdle } from '#ui/after-content.ts';
import { loadablePart } from '#ui/lazy-part.ts';
import type { FormStep } from './form-context.ts';
import { loadRules } from './late-issues.ts';

/** Every page of a form: the steps, a person, and what a form shows instead of them. */
export type FormPageName = FormStep | 'person' | 'sections' | 'sent' | 'corrections' | 'confirm' | 'delegated';

/** Props of every page: which person it is about. */
interface PageProps {
  readonly id: string;
}

/** Pages that say what is complete: they would say something wrong before the rules are loaded. */
async function withRules<M>(page: Promise<M>): Promise<M> {
  const [loaded] = await Promise.all([page, loadRules()]);
  return loaded;
}

const loaders = {
  contact: async () => (await import('./contact-section.tsx')).ContactSection,
  'legal-entity': async () => (await import('./legal-entity-section.tsx')).LegalEntitySection,
  documents: async () => (await import('./documents-page.tsx')).FormDocumentsPage,
  activities: async () => (await import('./activities-section.tsx')).ActivitiesFormSection,
  ownership: async () => (await import('./ownership-section.tsx')).OwnershipSection,
  people: async () => (await import('./people-section.tsx')).PeopleFormSection,
  person: async () => (await import('./person-page.tsx')).PersonPage,
  funds: async () => (await import('./funds-section.tsx')).FundsFormSection,
  individual: async () => (await import('./individual-section.tsx')).IndividualFormSection,
  identity: async () => (await import('./identity-section.tsx')).IdentitySection,
  review: async () => (await withRules(import('./review-page.tsx'))).ReviewPage,
  start: async () => (await withRules(import('./before-start-page.tsx'))).BeforeStartPage,
  delegate: async () => (await withRules(import('./delegate-page.tsx'))).DelegatePage,
  sections: async () => (await withRules(import('./sections-list.tsx'))).SectionsList,
  sent: async () => (await withRules(import('./sent-page.tsx'))).FormSentPage,
  corrections: async () => (await withRules(import('./corrections-page.tsx'))).CorrectionsPage,
  confirm: async () => (await withRules(import('./confirm-page.tsx'))).ConfirmPage,
  delegated: async () => (await withRules(import('./delegated-list.tsx'))).DelegatedList,
} as const satisfies Readonly<Record<FormPageName, () => Promise<ComponentType<PageProps>>>>;

const names = Object.keys(loaders) as FormPageName[];

const pages = Object.fromEntries(
  names.map((name) => [name, loadablePart<PageProps>(loaders[name])]),
) as unknown as Readonly<Record<FormPageName, ReturnType<typeof loadablePart<PageProps>>>>;

/** Loads a page, so that `formPage` renders it at once. */
export const loadPage = (name: FormPageName): Promise<ComponentType<PageProps>> => pages[name].load();

/** A page; one that is not loaded yet suspends. */
export const formPage = (name: FormPageName): ComponentType<PageProps> => pages[name].Part;

/** Requests a page while the answers are still on their way. An error now is shown when the page opens. */
export function requestPage(name: string): void {
  const known = names.find((one) => one === name);
  if (known) loadPage(known).catch(() => undefined);
}

/**
 * Loads all pages, so that they open at once, and without a connection: one after the other, so that the page reacts to
 * input meanwhile. Returns the function that ends the wait.
 */
export function loadAhead(): () => void {
  const load = async ([name, ...others]: readonly FormPageName[]): Promise<void> => {
    // An error now is ignored: the page is requested again, and the error shown, when it opens.
    await (name && loadPage(name).catch(() => undefined));
    if (others.length > 0) whenIdle(() => void load(others));
  };
  return afterContent(() => void load(names));
}
