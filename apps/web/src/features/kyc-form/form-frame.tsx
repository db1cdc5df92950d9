import type { KycSection } from '@dossier/domain/kyc-form/answers';
import { type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { whenIdle } from '#ui/after-content.ts';
import { AsksFirstProvider, useAsksFirst } from '#ui/asks-first.ts';
import { BackLink } from '#ui/back-link.tsx';
import { ErrorSummary, type SummaryError } from '#ui/error-summary.tsx';
import { Icon } from '#ui/icon.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { PlainButton } from '#ui/plain-button.tsx';
import { SectionProgress } from '#ui/section-progress.tsx';
import { TextLink } from '#ui/text-link.tsx';
import {
  type CorrectionAnswer,
  CorrectionQuote,
  CorrectionText,
  useCorrectionAnswer,
  useCorrectionOf,
} from './correction-answer.tsx';
import { FormBar } from './form-bar.tsx';
import { type FormStep, type KycIssue, useForm } from './form-context.ts';
import { useNamedIssueText } from './issue-text.ts';
import { usePageIssues } from './page-issues.ts';
import { SaveStatus } from './save-status.tsx';

/** The top line of every page of the form: a back link, and the save status. */
export function FormTop({ href, label }: { href: string; label: string }) {
  return (
    <div className="-mt-3 flex min-h-11 flex-wrap items-center gap-2">
      <BackLink href={href}>{label}</BackLink>
      <SaveStatus />
    </div>
  );
}

export interface FormFrameProps {
  section: KycSection;
  title: string;
  lead?: ReactNode;
  children: ReactNode;
  /** A subpage of the section: 'documents'. */
  part?: string;
  /** Which issues of the section this page has; without it all of them. */
  owns?: (issue: KycIssue) => boolean;
  /** The person of the page, for a correction about them. */
  person?: string;
  /** Name of the page for `FormStore.attempt`; without it that of the section. */
  page?: string;
  /** The error summary; without it one line per issue. */
  summary?: { readonly title: string; readonly errors: readonly SummaryError[] };
  back: { href: string; label: string };
  next: { href: string; label?: string };
}

/** The question that this page answers, above its title. */
function AskedHere({ answer }: { answer: CorrectionAnswer }) {
  const { t } = useTranslation('kyc-form');
  const { form } = useForm();
  const at = form.corrections.findIndex(({ id }) => id === answer.correction.id) + 1;
  return (
    <div className="tone-warn mt-2 mb-4 rounded-lg border border-(--b-line) bg-surface px-4 pt-3 pb-1">
      <p className="flex items-center gap-2 font-semibold">
        <Icon name="help" className="text-(--b-ink)" />
        {t('corrections.question-of', { at, count: form.corrections.length })}
      </p>
      <CorrectionQuote correction={answer.correction} />
    </div>
  );
}

/** Targets of Back and Save and continue in a section. */
export function useNeighbours(step: FormStep): { back: string; next: string } {
  const { form, links } = useForm();
  const steps: FormStep[] = [
    ...form.sections.flatMap((one): FormStep[] => (one === 'legal-entity' ? [one, 'documents'] : [one])),
    'review',
  ];
  if (typeof form.editable === 'object') return { back: links.step(), next: links.step() };
  const at = steps.indexOf(step);
  return { back: at > 0 ? links.step(steps[at - 1]) : links.step(), next: links.step(steps[at + 1] ?? 'review') };
}

/** Page on which an issue is corrected. The page itself is called `main`: the main activity is selected in the list. */
const placeOf = ({ path }: KycIssue) => (path === 'main' ? 'details' : path);

/** One topic: progress, title, error summary, questions and buttons. */
export function FormFrame(props: FormFrameProps) {
  const { section, title, lead, children, part, back, next, page = section, summary } = props;
  const { t } = useTranslation(['kyc-form', 'form-check']);
  const { form, store, state, links } = useForm();
  const { done, own, ownNow } = usePageIssues(section, props.owns);
  const [attempt, setAttempt] = useState(0);
  const [isAsking, setAsking] = useAsksFirst();
  const messageOf = useNamedIssueText(form.type === 'individual');
  useEffect(() => {
    // All components of the page follow it: not in the same piece of work as the first rendering.
    const cancel = whenIdle(() => store.start());
    return () => {
      cancel();
      store.start();
    };
  }, [store]);
  const shown = state.attempted.has(page) ? own : [];
  const isCorrecting = typeof form.editable === 'object';
  const answer = useCorrectionAnswer(useCorrectionOf(section, props.person));
  const at = form.sections.indexOf(section);
  const save = () => {
    // Answers that were filled in for the client count once the client has left the page by its button.
    if (form.editable === 'all' && !form.answeredBefore) store.confirm(section);
    void store.flush();
  };
  const goOn = async () => {
    save();
    if ((await ownNow()).length === 0) {
      if (answer && !(await answer.send())) return;
      return links.go(next.href);
    }
    store.attempt(page);
    setAttempt((count) => count + 1);
  };
  return (
    <>
      <FormTop
        href={isCorrecting || part ? back.href : links.step()}
        label={isCorrecting || part ? back.label : t('all-sections')}
      />
      {!isCorrecting && (
        <SectionProgress
          sections={form.sections.map((one) => (one === section ? 'current' : done.has(one) ? 'done' : 'ahead'))}
        />
      )}
      {answer && <AskedHere answer={answer} />}
      {!isCorrecting && (
        <p className="mt-2 mb-4 text-14 text-ink-2">
          {t('section-of', { at: at + 1, count: form.sections.length })}
          {part && `, ${part}`}
        </p>
      )}
      {shown.length > 0 && (
        <div className="mb-6">
          <ErrorSummary
            attempt={attempt}
            title={summary?.title}
            errors={summary?.errors ?? shown.map((issue) => ({ field: placeOf(issue), message: messageOf(issue) }))}
          >
            {t('form-check:no-time')}{' '}
            <TextLink href={next.href} onPress={save} className="client:inline-block client:py-2.5">
              {t('form-check:later')}
            </TextLink>
          </ErrorSummary>
        </div>
      )}
      <h1>{title}</h1>
      {(answer || lead) && <div className="mt-2 text-ink-2">{answer ? t('corrections.change-here') : lead}</div>}
      <div className="mt-6 flex flex-col gap-6">
        <AsksFirstProvider value={setAsking}>{children}</AsksFirstProvider>
        {answer && <CorrectionText answer={answer} hint={t('corrections.answer-hint')} />}
      </div>
      <FormBar>
        <PlainButton
          variant={isAsking ? 'secondary' : 'primary'}
          className="min-w-0 flex-1! md:flex-none!"
          isPending={answer?.isBusy ?? false}
          onPress={() => void goOn()}
        >
          {answer ? t('corrections.back') : (next.label ?? t('save-and-continue'))}
        </PlainButton>
        {!answer && <LinkButton href={back.href}>{t('back')}</LinkButton>}
      </FormBar>
    </>
  );
}
