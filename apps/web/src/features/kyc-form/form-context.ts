import type { KycAnswers, KycIssue, KycSection } from '@dossier/domain/kyc-form/answers';
import { isDocumentOpen, isSectionOpen } from '@dossier/domain/kyc-form/editable';
import type { KycForm } from '@dossier/domain/kyc-form/form';
import { tooLongText } from '@dossier/domain/limits';
import { createContext, useContext, useMemo, useSyncExternalStore } from 'react';
import type { FileRemovals, RemovedFiles } from '#api/file-removals.ts';
import type { ViewAnswer } from '#api/views.ts';
import { isoToday } from '#i18n/format.ts';
import type { FormStore } from './form-store.ts';
import { useIssueText } from './issue-text.ts';
import { useLateSectionIssues } from './late-issues.ts';
import type { Uploads } from './uploads.ts';

export type ClientForm = ViewAnswer<'client-form'>;

/** A file that was given. */
export type GivenDocument = ClientForm['documents'][number];

/** A page of the form: a section, or one of its subpages. */
export type FormStep = KycSection | 'documents' | 'review' | 'start' | 'delegate';

/** Links to the pages of a form, provided by the route. */
export interface FormLinks {
  readonly forms: string;
  /** The access request; deciding leads back to the given page. */
  readonly access: (id: string, back?: 'form' | 'review') => string;
  readonly step: (step?: FormStep, person?: string) => string;
  readonly completed: string;
  /** The login, which leads back to the page on screen. */
  readonly login: () => string;
  readonly go: (href: string) => void;
}

export interface FormContextValue {
  readonly form: ClientForm;
  readonly store: FormStore;
  readonly uploads: Uploads;
  readonly removals: FileRemovals<GivenDocument>;
  readonly links: FormLinks;
  readonly refresh: () => Promise<unknown>;
  /** Keeps the page with the form as it is, whatever the server answers, until the returned function is called. */
  readonly hold: () => () => void;
}

export const FormContext = createContext<FormContextValue | undefined>(undefined);

function useAround(): FormContextValue {
  const around = useContext(FormContext);
  if (!around) throw new Error('this screen is rendered outside a form');
  return around;
}

/** The stored form without removed files, and the answers as typed. */
export function useForm() {
  const around = useAround();
  const { store, removals } = around;
  const removed = useSyncExternalStore(removals.subscribe, removals.get);
  const form = useMemo(() => withoutFiles(around.form, removed), [around.form, removed]);
  const state = useSyncExternalStore(store.subscribe, store.get);
  const kyc = sharedKyc(form, state.answers);
  return { ...around, form, state, kyc };
}

const newest = new WeakMap<ClientForm, { readonly answers: Partial<KycAnswers>; readonly kyc: KycForm }>();

/** The same object for all components of a page, so that what is missing is computed once. */
function sharedKyc(form: ClientForm, answers: Partial<KycAnswers>): KycForm {
  const known = newest.get(form);
  if (known?.answers === answers) return known.kyc;
  const kyc = kycOf(form, answers);
  newest.set(form, { answers, kyc });
  return kyc;
}

function withoutFiles(form: ClientForm, { files }: RemovedFiles<GivenDocument>): ClientForm {
  const gone = new Set(files.map(({ id }) => id));
  return gone.size === 0 ? form : { ...form, documents: form.documents.filter(({ id }) => !gone.has(id)) };
}

/** The files of the stored form and the removals of the page, for the places that show them. */
export function useGivenFiles() {
  const { form, removals } = useAround();
  return { documents: form.documents, removals, removed: useSyncExternalStore(removals.subscribe, removals.get) };
}

/** A form with these answers, as the rules of the domain take it. */
export function kycOf(form: ClientForm, answers: Partial<KycAnswers> = form.answers): KycForm {
  return {
    type: form.type,
    sourceOfFunds: form.sourceOfFunds,
    answers,
    documents: form.documents,
    today: isoToday(),
    subjectName: form.subject.name,
    editable: form.editable,
    verifiedPeople: form.verifiedPeople,
    ...ownLinksOf(form),
  };
}

/** Persons with a valid link, and when who gave their identification by it, as the server counts them. */
function ownLinksOf({ links }: ClientForm): Pick<KycForm, 'linkedPeople' | 'givenByLink'> {
  const counts = links.filter(({ scope, state, closed }) => scope === 'person' && (closed === '' || state === 'given'));
  const given = counts.filter(({ state }) => state === 'given');
  return {
    linkedPeople: counts.map(({ person }) => person),
    givenByLink: Object.fromEntries(given.map(({ person, givenAt }) => [person, givenAt.slice(0, 10)])),
  };
}

/** Whether a document of this kind can be added or removed. The owner `subject` is the subject of the onboarding. */
export function isDocumentOpenIn({ editable, subject, type }: ClientForm, kind: string, owner: string): boolean {
  return isDocumentOpen(editable, { kind, owner: owner === 'subject' ? subject.id : owner, subject: subject.id, type });
}

/** Name of a person's own page for `FormStore.attempt`: it shows no error before an attempt to save that person. */
export const personPage = (id: string) => `people/${id}`;

/**
 * One section: its answers, how to change them, and its error messages after an attempt on the page, as soon as the
 * rules are loaded. `useSectionIssues` has all that is missing.
 */
export function useSection<S extends KycSection>(section: S, page: string = section) {
  const { form, store, state, kyc } = useForm();
  const own = useLateSectionIssues(kyc, section) ?? [];
  const text = useIssueText();
  const isShown = state.attempted.has(page);
  return {
    values: (state.answers[section] ?? {}) as KycAnswers[S],
    change: (patch: Partial<KycAnswers[S]>) => store.change(section, patch),
    isOpen: isSectionOpen(form.editable, section),
    error: (path: string): string | undefined => {
      // One that is too long is reported at once: the longest cannot be saved.
      const issue = own.find((one) => one.path === path && (isShown || one.key === tooLongText));
      return issue && text(issue);
    },
  };
}

export type { KycIssue, KycSection };
