import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Suspense, startTransition, useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { WorkflowRefused } from '#api/errors.ts';
import { useFileRemovals } from '#api/use-file-removals.ts';
import { useOnline } from '#api/use-online.ts';
import { view } from '#api/views.ts';
import { runAndRefresh } from '#api/workflows.ts';
import { useDeviceName } from '#i18n/device-name.ts';
import { useErrorText } from '#i18n/error-text.ts';
import { afterContent } from '#ui/after-content.ts';
import { Failed } from '#ui/failed.tsx';
import { lazyPart } from '#ui/lazy-part.ts';
import { LinkButton } from '#ui/link-button.tsx';
import { NoAccess } from '#ui/refused.tsx';
import { Loading, LoadingLines, Skeleton } from '#ui/skeleton.tsx';
import {
  type ClientForm,
  FormContext,
  type FormContextValue,
  type FormLinks,
  type FormStep,
  type GivenDocument,
  useForm,
} from './form-context.ts';
import { formPage, loadAhead, requestPage } from './form-pages.ts';
import { loadRulesAhead } from './late-issues.ts';
import { type OpenForm, openedForm, openForm } from './open-forms.ts';
import { isUntouched, pageOf } from './page-of-form.ts';

/** Delay of the rules, which no question needs before something is typed. Unit: milliseconds. */
const rulesPatienceMs = 500;

export interface FormScreenProps {
  request: string;
  step?: FormStep | undefined;
  person?: string | undefined;
  links: FormLinks;
}

/** One page of a form. */
export function FormScreen({ request, step, person, links }: FormScreenProps) {
  const { t } = useTranslation('kyc-form');
  const { error } = useErrorText();
  const query = useQuery(view('client-form', { request }));
  const { data: form } = query;
  const opened = useOpened(form);
  useEffect(loadAhead, []);
  // Without a connection now, pressing Save asks for it again.
  useEffect(() => afterContent(() => void loadRulesAhead().catch(() => undefined), rulesPatienceMs), []);
  useState(() => requestPage(step === 'people' && person ? 'person' : (step ?? 'sections')));
  if (query.error instanceof WorkflowRefused && !form)
    return (
      <NoAccess action={<LinkButton href={links.forms}>{t('your-forms')}</LinkButton>}>{error(query.error)}</NoAccess>
    );
  if (query.isError && !form)
    return <Failed isPage onRetry={() => void query.refetch()} isRetrying={query.isFetching} />;
  if (!form || !opened) return <FormLoading />;
  return (
    <OpenedPage
      key={`${request} ${step} ${person}`}
      around={{ form, ...opened, links, refresh: () => query.refetch() }}
      step={step}
      person={person}
    />
  );
}

interface OpenedPageProps {
  around: Omit<FormContextValue, 'removals' | 'hold'>;
  step: FormStep | undefined;
  person: string | undefined;
}

/** A page, and the files that are removed on it: leaving it deletes them. */
function OpenedPage({ around, step, person }: OpenedPageProps) {
  const [held, setHeld] = useState<ClientForm>();
  const form = held ?? around.form;
  const hold = () => {
    setHeld(form);
    return () => setHeld(undefined);
  };
  const cache = useQueryClient();
  const removals = useFileRemovals<GivenDocument>((doc, options) =>
    runAndRefresh(cache, 'remove-document', { request: form.request, doc }, options),
  );
  return (
    <FormContext value={{ ...around, form, removals, hold }}>
      <Page step={step} person={person} form={form} />
      <Conflict />
    </FormContext>
  );
}

// Rare, and a dialog is a tenth of the code of a section.
const ConflictDialog = lazyPart(async () => (await import('./conflict-dialog.tsx')).ConflictDialog);

function Conflict() {
  const { state } = useForm();
  return (
    state.conflict && (
      <Suspense>
        <ConflictDialog />
      </Suspense>
    )
  );
}

/** The answers in this tab, updated from the server's form. */
function useOpened(form: ClientForm | undefined): OpenForm | undefined {
  const [opened, setOpened] = useState(() => {
    const ready = form && openedForm(form);
    return ready && { ...ready, request: form.request };
  });
  const request = form?.request;
  useEffect(() => {
    let isGone = false;
    if (form && opened?.request !== form.request)
      void openForm(form).then((ready) => {
        // An earlier visit may have opened it with older answers.
        ready.store.absorb(form);
        if (!isGone) startTransition(() => setOpened({ ...ready, request: form.request }));
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
  // Kept while the page is open: another person's first answer must not replace the page under its reader.
  const [isNew] = useState(() => isUntouched(form, state));
  const name = pageOf(form, step, person, isNew);
  const FormPage = useMemo(() => formPage(name), [name]);
  return (
    <Suspense fallback={<FormLoading />}>
      <FormPage id={person ?? ''} />
    </Suspense>
  );
}

function FormLoading() {
  const { t } = useTranslation('kyc-form');
  const isOnline = useOnline();
  const device = useDeviceName();
  return (
    // As high as the screen: the footer does not move when the questions appear.
    <div className="min-h-dvh">
      {!isOnline && (
        <p role="alert" className="mb-6 font-medium">
          {t('waits-for-line', { device })}
        </p>
      )}
      <Loading isPage>
        <Skeleton height={6} />
        <p className="mt-6">
          <Skeleton width="70%" height={28} />
        </p>
        <LoadingLines lines={5} />
      </Loading>
    </div>
  );
}
