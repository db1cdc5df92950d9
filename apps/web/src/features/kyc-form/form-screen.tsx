import type { KycSection } from '@dossier/domain/kyc-form/answers';
import { useQuery } from '@tanstack/react-query';
import { type ComponentType, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { WorkflowRefused } from '#api/errors.ts';
import { view } from '#api/views.ts';
import { useErrorText } from '#i18n/error-text.ts';
import { Failed } from '#ui/failed.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { NoAccess } from '#ui/refused.tsx';
import { Loading, LoadingLines, Skeleton } from '#ui/skeleton.tsx';
import { ActivitiesFormSection } from './activities-section.tsx';
import { BeforeStartPage } from './before-start-page.tsx';
import { ConfirmPage } from './confirm-page.tsx';
import { ConflictDialog } from './conflict-dialog.tsx';
import { ContactSection } from './contact-section.tsx';
import { CorrectionsPage } from './corrections-page.tsx';
import { DelegatePage } from './delegate-page.tsx';
import { DelegatedList } from './delegated-list.tsx';
import { FormDocumentsPage } from './documents-page.tsx';
import { type ClientForm, FormContext, type FormLinks, type FormStep, useForm } from './form-context.ts';
import { FundsFormSection } from './funds-section.tsx';
import { IdentitySection } from './identity-section.tsx';
import { IndividualFormSection } from './individual-section.tsx';
import { LegalEntitySection } from './legal-entity-section.tsx';
import { type OpenForm, openForm } from './open-forms.ts';
import { OwnershipSection } from './ownership-section.tsx';
import { PeopleFormSection } from './people-section.tsx';
import { PersonPage } from './person-page.tsx';
import { ReviewPage } from './review-page.tsx';
import { SectionsList } from './sections-list.tsx';
import { FormSentPage } from './sent-page.tsx';

export interface FormScreenProps {
  request: string;
  step?: FormStep | undefined;
  person?: string | undefined;
  links: FormLinks;
}

const pages: Readonly<Record<FormStep, ComponentType>> = {
  contact: ContactSection,
  'legal-entity': LegalEntitySection,
  documents: FormDocumentsPage,
  activities: ActivitiesFormSection,
  ownership: OwnershipSection,
  people: PeopleFormSection,
  funds: FundsFormSection,
  individual: IndividualFormSection,
  identity: IdentitySection,
  review: ReviewPage,
  start: BeforeStartPage,
  delegate: DelegatePage,
};

/** One page of a form. */
export function FormScreen({ request, step, person, links }: FormScreenProps) {
  const { t } = useTranslation('kyc-form');
  const { error } = useErrorText();
  const query = useQuery(view('client-form', { request }));
  const { data: form } = query;
  const opened = useOpened(form);
  if (query.error instanceof WorkflowRefused && !form)
    return (
      <NoAccess action={<LinkButton href={links.forms}>{t('your-forms')}</LinkButton>}>{error(query.error)}</NoAccess>
    );
  if (query.isError && !form) return <Failed onRetry={() => void query.refetch()} isRetrying={query.isFetching} />;
  if (!form || !opened) return <FormLoading />;
  return (
    <FormContext value={{ form, ...opened, links, refresh: () => query.refetch() }}>
      <Page key={`${step} ${person}`} step={step} person={person} form={form} />
      <ConflictDialog />
    </FormContext>
  );
}

/** The answers in this tab, updated from the server's form. */
function useOpened(form: ClientForm | undefined): OpenForm | undefined {
  const [opened, setOpened] = useState<OpenForm & { request: string }>();
  const request = form?.request;
  useEffect(() => {
    let isGone = false;
    if (form && opened?.request !== form.request)
      void openForm(form).then((ready) => {
        // An earlier visit may have opened it with older answers.
        ready.store.absorb(form);
        if (!isGone) setOpened({ ...ready, request: form.request });
      });
    else if (form) opened?.store.absorb(form);
    return () => {
      isGone = true;
    };
  }, [form, opened]);
  return opened && opened.request === request ? opened : undefined;
}

function Page({ step, person, form }: { step: FormStep | undefined; person: string | undefined; form: ClientForm }) {
  const { state } = useForm();
  const isUntouched = !form.answeredBefore && state.seen.size === 0 && !state.isStarted && form.delegatedBy === null;
  // Kept while the page is open: another person's first answer must not replace the page under its reader.
  const [isNew] = useState(isUntouched);
  if (form.editable === 'none') return <FormSentPage />;
  const isCorrecting = typeof form.editable === 'object';
  if (step === 'delegate' && form.mayInvite && form.editable === 'all') return <DelegatePage />;
  const section = step === 'documents' ? 'legal-entity' : step;
  const isKnown = form.sections.includes(section as KycSection);
  if (form.delegatedBy !== null && (!step || !isKnown)) return <DelegatedList />;
  if (step === 'review' && !isCorrecting) return <ReviewPage />;
  if (step === 'start' && !isCorrecting) return <BeforeStartPage />;
  if (!step || !isKnown) {
    if (isCorrecting) return <CorrectionsPage />;
    if (isAccelerated(form)) return <ConfirmPage />;
    return isNew ? <BeforeStartPage /> : <SectionsList />;
  }
  if (step === 'people' && person) return <PersonPage id={person} />;
  const Section = pages[step];
  return <Section />;
}

/** Everything is prefilled from an earlier form, and nothing was changed yet. */
function isAccelerated({ issues, revisions, corrections }: ClientForm): boolean {
  return issues.length === 0 && corrections.length === 0 && Object.keys(revisions).length === 0;
}

function FormLoading() {
  return (
    <Loading>
      <Skeleton height={6} />
      <p className="mt-6">
        <Skeleton width="70%" height={28} />
      </p>
      <LoadingLines lines={5} />
    </Loading>
  );
}
