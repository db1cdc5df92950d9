import { type DocumentKind, isExtract, parseDocumentKind } from '@dossier/domain/documents';
import type { KycSection } from '@dossier/domain/kyc-form/answers';
import { isSectionOpen } from '@dossier/domain/kyc-form/editable';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { offlineText, saveOfflineText } from '#api/offline-drafts.ts';
import { useRunWorkflow } from '#api/workflows.ts';
import { useCountWord } from '#i18n/count-word.ts';
import { useErrorText } from '#i18n/error-text.ts';
import { useFormat } from '#i18n/format.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import type { SummaryError } from '#ui/error-summary.tsx';
import { Icon } from '#ui/icon.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { DeclarationCard } from './declaration-card.tsx';
import { DocumentSlot } from './document-slot.tsx';
import { type ClientForm, useForm } from './form-context.ts';
import { FormTop } from './form-frame.tsx';
import { useMissingAnswers } from './missing-answers.ts';
import { SendSummary, SubmitBar, useSending } from './submit-bar.tsx';

/** The requested corrections, one card each; everything else is read-only. */
export function CorrectionsPage() {
  const { t } = useTranslation(['kyc-form', 'form-check', 'declaration']);
  const format = useFormat();
  const { form, links } = useForm();
  const countWord = useCountWord();
  const missingAnswers = useMissingAnswers();
  const titleOf = useTitle();
  const done = form.corrections.filter((one) => one.status !== 'open').length;
  const total = form.corrections.length;
  const open = form.corrections.flatMap((correction, at): SummaryError[] =>
    correction.status === 'open'
      ? [
          {
            field: questionId(correction),
            message: t('form-check:question', { at: at + 1, title: titleOf(correction) }),
          },
        ]
      : [],
  );
  const missing = [...open, ...missingAnswers()];
  const sending = useSending(missing);
  const closed = form.sections.filter((section) => !isSectionOpen(form.editable, section));
  return (
    <>
      <FormTop href={links.forms} label={t('your-forms')} />
      <SendSummary
        sending={sending}
        title={t('form-check:not-sent-answers', { count: missing.length, number: countWord(missing.length) })}
      />
      <Badge icon="clock" tone="warn">
        {t('words.need-something')}
      </Badge>
      <h1 className="mt-3">{t('corrections.title', { count: total })}</h1>
      <p className="mt-2 text-ink-2">
        {t('corrections.lead', { name: form.subject.name })}{' '}
        {form.deadline && t('corrections.before', { date: format.date(form.deadline) })} {t('corrections.rest')}
      </p>
      <ol className="mt-6 flex flex-col gap-3">
        {form.corrections.map((correction, at) => (
          <Card key={correction.id} correction={correction} at={at + 1} />
        ))}
      </ol>
      {closed.length > 0 && (
        <section className="mt-8">
          <h2 className="font-semibold">{t('corrections.closed')}</h2>
          <ul className="mt-2 divide-y divide-line">
            {closed.map((section) => (
              <li key={section} className="flex min-h-12 items-center gap-3">
                <Icon name="lock" className="flex-none text-ink-2" />
                <span className="min-w-0 flex-1">{t(`sections.${section}`)}</span>
                <TextLink
                  href={links.step(section)}
                  aria-label={t('view-name', { name: t(`sections.${section}`) })}
                  className="inline-flex min-h-12 items-center"
                >
                  {t('view')}
                </TextLink>
              </li>
            ))}
          </ul>
        </section>
      )}
      <DeclarationCard>
        <p className="mt-2">{t('declaration:by-sending')}</p>
      </DeclarationCard>
      <SubmitBar sending={sending} label={t('corrections.send')} isQuiet={missing.length > 0}>
        <span className="self-center text-14 text-ink-2">{t('corrections.done-of', { done, count: total })}</span>
      </SubmitBar>
    </>
  );
}

type Correction = ClientForm['corrections'][number];

/** Id of a question's card, for the error summary. */
const questionId = ({ id }: Correction) => `question-${id}`;

type Target =
  | { kind: 'section'; section: KycSection }
  | { kind: 'document'; documentKind: string; owner: string }
  | { kind: 'person'; person: string };

function targetOf(text: string): Target {
  const [kind, first = '', owner = ''] = text.split(':');
  if (kind === 'document') return { kind, documentKind: first, owner };
  return kind === 'person' ? { kind, person: first } : { kind: 'section', section: first as KycSection };
}

/** `Passport of Joris van Rijsbergen`, `Ownership`, `Thijs Bakkerveld` */
function useTitle() {
  const { t } = useTranslation(['kyc-form', 'document-kinds']);
  return ({ label }: Correction): string => {
    if (label['section']) return t(`sections.${label['section'] as KycSection}`);
    if (label['person']) return label['person'];
    const kind = t(`document-kinds:${(label['kind'] ?? 'other') as DocumentKind}`);
    return label['owner'] ? t('corrections.of', { kind, owner: label['owner'] }) : kind;
  };
}

function Card({ correction, at }: { correction: Correction; at: number }) {
  const { t } = useTranslation(['kyc-form', 'own-links']);
  const title = useTitle()(correction);
  const [isOpen, setOpen] = useState(correction.status === 'open');
  const isAnswered = correction.status !== 'open';
  return (
    <li
      id={questionId(correction)}
      tabIndex={-1}
      className={`rounded-lg border bg-surface p-4 ${isAnswered ? 'border-line-strong' : 'border-ink shadow-[inset_0_0_0_1px_var(--color-ink)]'}`}
    >
      <div className="flex flex-wrap items-center gap-2">
        <h2 className="min-w-0 flex-1 font-semibold">{`${at}. ${title}`}</h2>
        {isAnswered && (
          <Badge icon="check" tone="ok" isBare>
            {t('corrections.answered')}
          </Badge>
        )}
      </div>
      {correction.askedOf !== '' ? (
        <p className="mt-2 text-ink-2">
          {t(isAnswered ? 'own-links:asked-of.answered' : 'own-links:asked-of.open', { name: correction.askedOf })}
        </p>
      ) : (
        <blockquote className="my-3 border-l-2 border-line-strong pl-3 whitespace-pre-line text-ink-2">
          {correction.text}
        </blockquote>
      )}
      {correction.askedOf !== '' ? null : isAnswered && !isOpen ? (
        <>
          {correction.answer && (
            <p className="mb-2">
              <span className="block text-14 text-ink-2">{t('corrections.your-answer')}</span>
              {correction.answer}
            </p>
          )}
          <TextLink onPress={() => setOpen(true)} aria-label={t('corrections.change-name', { name: title })}>
            {t('corrections.change')}
          </TextLink>
        </>
      ) : (
        <Answer correction={correction} title={title} onDone={() => setOpen(false)} />
      )}
    </li>
  );
}

function Answer({ correction, title, onDone }: { correction: Correction; title: string; onDone: () => void }) {
  const { t } = useTranslation('kyc-form');
  const { error } = useErrorText();
  const { form, links, store } = useForm();
  const run = useRunWorkflow();
  const [typed, setTyped] = useState(() => offlineText(correction.id) || undefined);
  const answer = typed ?? correction.answer;
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>();
  const target = targetOf(correction.target);
  const send = async () => {
    setBusy(true);
    setFailure(undefined);
    try {
      await store.flush();
      await run('answer-correction', { correction: correction.id, answer });
      saveOfflineText(correction.id, '');
      onDone();
    } catch (thrown) {
      setFailure(thrown);
    } finally {
      setBusy(false);
    }
  };
  const parsed = target.kind === 'document' ? parseDocumentKind(target.documentKind) : undefined;
  const open =
    target.kind === 'person'
      ? links.step('people', target.person)
      : target.kind === 'section'
        ? links.step(target.section)
        : undefined;
  return (
    <div className="flex flex-col gap-4">
      {target.kind === 'document' && parsed && (
        <DocumentSlot
          level="h3"
          place={{ owner: target.owner === form.subject.id ? 'subject' : target.owner, ...parsed }}
          title={title}
          name={correction.id}
          askedAt={correction.askedAt}
          isExtract={isExtract(parsed.type)}
          isPrimary
        />
      )}
      {open && (
        <LinkButton href={open} icon="pencil">
          {t('corrections.open')}
        </LinkButton>
      )}
      <TextArea
        label={t('corrections.your-answer')}
        hint={t(target.kind === 'document' ? 'corrections.answer-hint-document' : 'corrections.answer-hint')}
        optional
        rows={3}
        value={answer}
        onChange={(text) => {
          setTyped(text);
          saveOfflineText(correction.id, text);
        }}
        error={failure ? error(failure) : undefined}
      />
      <Button onPress={() => void send()} isPending={isBusy} className="self-start">
        {t('corrections.save')}
      </Button>
    </div>
  );
}
