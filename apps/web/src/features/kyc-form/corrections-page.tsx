import { isPastDeadline } from '@dossier/domain/dates';
import type { DocumentKind } from '@dossier/domain/documents';
import type { KycSection } from '@dossier/domain/kyc-form/answers';
import { isSectionOpen } from '@dossier/domain/kyc-form/editable';
import { useTranslation } from 'react-i18next';
import { isoToday, useFormat } from '#i18n/format.ts';
import { Badge } from '#ui/badge.tsx';
import type { SummaryError } from '#ui/error-summary.tsx';
import { Icon } from '#ui/icon.tsx';
import { TextLink } from '#ui/text-link.tsx';
import type { Correction } from './correction-answer.tsx';
import { CorrectionCard, questionId } from './correction-card.tsx';
import { DeclarationCard } from './declaration-card.tsx';
import { useForm } from './form-context.ts';
import { FormTop } from './form-frame.tsx';
import { useMissingAnswers, useMissingTitle } from './missing-answers.ts';
import { SendSummary, SubmitBar, useSending } from './submit-bar.tsx';

/** The requested corrections, one card each; everything else is read-only. */
export function CorrectionsPage() {
  const { t } = useTranslation(['kyc-form', 'form-check', 'declaration', 'client-statuses']);
  const format = useFormat();
  const { form, links } = useForm();
  const missingTitle = useMissingTitle();
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
  const nextId = form.corrections.find(({ status, askedOf }) => status === 'open' && askedOf === '')?.id;
  const missing = [...open, ...missingAnswers()];
  const isReady = missing.length === 0;
  const sending = useSending(missing);
  const closed = form.sections.filter((section) => !isSectionOpen(form.editable, section));
  const isOnePersonOpen = typeof form.editable === 'object' && form.editable.people.length > 0;
  const nameOf = (section: KycSection) =>
    section === 'people' && isOnePersonOpen ? t('corrections.other-people') : t(`sections.${section}`);
  return (
    <>
      <FormTop href={links.forms} label={t('your-forms')} />
      <SendSummary sending={sending} title={missingTitle('not-sent-answers', missing)} />
      <Badge icon="clock" tone="warn">
        {t('client-statuses:need-something')}
      </Badge>
      <h1 className="mt-3">{isReady ? t('corrections.title-ready') : t('corrections.title', { count: total })}</h1>
      <p className="mt-2 text-ink-2">
        {t('corrections.lead', { name: form.subject.name.replace(/\.$/, '') })}{' '}
        {isReady && `${t('corrections.not-sent')} `}
        {form.deadline &&
          t(isPastDeadline(form.deadline, isoToday()) ? 'corrections.was-due' : 'corrections.before', {
            date: format.date(form.deadline),
          })}{' '}
        {t('corrections.rest')}
      </p>
      <ol className="mt-6 flex flex-col gap-3">
        {form.corrections.map((correction, at) => (
          <CorrectionCard
            key={correction.id}
            correction={correction}
            at={at + 1}
            title={titleOf(correction)}
            isNext={correction.id === nextId}
          />
        ))}
      </ol>
      {closed.length > 0 && (
        <section className="mt-8">
          <h2 className="font-semibold">{t('corrections.closed')}</h2>
          <ul className="mt-2 divide-y divide-line">
            {closed.map((section) => (
              <li key={section} className="flex min-h-12 items-center gap-3">
                <Icon name="lock" className="flex-none text-ink-2" />
                <span className="min-w-0 flex-1">{nameOf(section)}</span>
                <TextLink
                  href={links.step(section)}
                  aria-label={t('view-name', { name: nameOf(section) })}
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
      <SubmitBar sending={sending} label={t('corrections.send')} isQuiet={!isReady}>
        <span className="self-center text-14 text-ink-2">{t('corrections.done-of', { done, count: total })}</span>
      </SubmitBar>
    </>
  );
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
