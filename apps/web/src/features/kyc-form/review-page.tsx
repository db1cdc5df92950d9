import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Banner } from '#ui/banner.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import type { SummaryError } from '#ui/error-summary.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { AnswerRows } from './answer-rows.tsx';
import { DeclarationCard } from './declaration-card.tsx';
import { useForm } from './form-context.ts';
import { FormTop } from './form-frame.tsx';
import { useMissingAnswers, useMissingTitle } from './missing-answers.ts';
import { SendSummary, SubmitBar, useSending } from './submit-bar.tsx';

/** All answers, and the submit button; pressed too early it says what is missing. */
export function ReviewPage() {
  const { t } = useTranslation(['kyc-form', 'form-check']);
  const { form, links } = useForm();
  const missingTitle = useMissingTitle();
  const missingAnswers = useMissingAnswers();
  const [isTrue, setTrue] = useState(false);
  const access: SummaryError[] =
    form.access.status === 'approved'
      ? []
      : [{ href: links.access(form.access.id, 'review'), message: t('form-check:access', { org: form.org.name }) }];
  const tick: SummaryError[] = isTrue ? [] : [{ field: 'isTrue', message: t('form-check:tick') }];
  const missing = [...access, ...missingAnswers(), ...tick];
  const sending = useSending(missing);
  return (
    <>
      <FormTop href={links.step()} label={t('all-sections')} />
      <SendSummary sending={sending} title={missingTitle('not-sent', missing)} />
      <h1>{t('review.title')}</h1>
      {access.length > 0 && (
        <Banner tone="info" icon="lock" className="mt-6" title={t('review.access-title', { org: form.org.name })}>
          {t('review.access-body')}{' '}
          <TextLink href={links.access(form.access.id, 'review')}>{t('review.access-link')}</TextLink>
        </Banner>
      )}
      {form.sections.map((section) => (
        <section key={section} aria-labelledby={`review-${section}`} className="mt-8">
          <h2 id={`review-${section}`} className="mb-1 text-20 font-semibold">
            {t(`sections.${section}`)}
          </h2>
          <AnswerRows section={section} isChangeable isAttempted={sending.attempt > 0} />
        </section>
      ))}
      <DeclarationCard />
      <SubmitBar
        sending={sending}
        label={t('review.send', { org: form.org.name })}
        above={
          <Checkbox
            aria-describedby="declaration-text"
            name="isTrue"
            isSelected={isTrue}
            onChange={setTrue}
            error={sending.attempt > 0 && !isTrue ? t('form-check:tick-error') : undefined}
          >
            {t('review.true')}
          </Checkbox>
        }
      />
    </>
  );
}
