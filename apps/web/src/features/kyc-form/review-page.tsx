import type { KycSection } from '@dossier/domain/kyc-form/answers';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Banner } from '#ui/banner.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { Icon } from '#ui/icon.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { AnswerRows } from './answer-rows.tsx';
import { type FormStep, type KycIssue, useForm } from './form-context.ts';
import { FormTop } from './form-frame.tsx';
import { useIssueText } from './issue-text.ts';
import { SubmitBar } from './submit-bar.tsx';

/** All answers, the missing ones on top, and the submit button. */
export function ReviewPage() {
  const { t } = useTranslation('kyc-form');
  const { form, issues, store, links } = useForm();
  const [isTrue, setTrue] = useState(false);
  const missing = form.sections.filter((section) => issues.some((issue) => issue.section === section));
  const needsAccess = form.access.status !== 'approved';
  const isReady = missing.length === 0 && !needsAccess && isTrue;
  useEffect(() => {
    // Going back from here shows the errors of a section at once.
    store.attempt(...form.sections);
  }, [store, form.sections]);
  return (
    <>
      <FormTop href={links.step()} label={t('all-sections')} />
      <h1>{t('review.title')}</h1>
      {missing.length > 0 && <Missing sections={missing} issues={issues} />}
      {needsAccess && (
        <Banner tone="info" icon="lock" className="mt-6" title={t('review.access-title', { org: form.org.name })}>
          {t('review.access-body')} <TextLink href={links.access(form.access.id)}>{t('review.access-link')}</TextLink>
        </Banner>
      )}
      {form.sections.map((section) => (
        <section key={section} aria-labelledby={`review-${section}`} className="mt-8">
          <h2 id={`review-${section}`} className="mb-1 text-20 font-semibold">
            {t(`sections.${section}`)}
          </h2>
          <AnswerRows section={section} isChangeable />
        </section>
      ))}
      <div className="mt-8">
        <Checkbox isSelected={isTrue} onChange={setTrue}>
          {t('review.true')}
        </Checkbox>
      </div>
      <SubmitBar label={t('review.send', { org: form.org.name })} isReady={isReady} />
    </>
  );
}

/** Page on which an issue is corrected. */
function stepOf({ section, path }: KycIssue): FormStep {
  return section === 'legal-entity' && path.startsWith('documents.') ? 'documents' : section;
}

function Missing({ sections, issues }: { sections: readonly KycSection[]; issues: readonly KycIssue[] }) {
  const { t } = useTranslation('kyc-form');
  const { form, links, state } = useForm();
  const text = useIssueText();
  const personOf = ({ section, path }: KycIssue) =>
    section === 'people'
      ? state.answers.people?.people?.[Number(/^people\.(\d+)\./.exec(path)?.[1] ?? -1)]?.id
      : undefined;
  return (
    <section aria-labelledby="missing" className="tone-warn mt-6 rounded-lg border border-(--b-line) bg-(--b-soft) p-4">
      <h2 id="missing" className="flex gap-2 font-semibold">
        <Icon name="alert" className="mt-1 text-(--b-ink)" />
        {t('review.missing', { count: sections.length })}
      </h2>
      <ul className="mt-3 divide-y divide-line overflow-hidden rounded-md border border-(--b-line) bg-surface">
        {sections.map((section) => {
          const own = issues.filter((issue) => issue.section === section);
          const [first] = own;
          return (
            <li key={section} className="relative flex items-center gap-3 p-3">
              <span className="min-w-0 flex-1">
                <TextLink
                  href={links.step(first ? stepOf(first) : section, first && personOf(first))}
                  className="font-semibold after:absolute after:inset-0"
                >
                  {t(`sections.${section}`)}
                </TextLink>
                <span className="block text-14 text-ink-2">
                  {first && text(first)}
                  {own.length > 1 && `, ${t('review.and-more', { count: own.length - 1 })}`}
                </span>
              </span>
              <Icon name="right" className="flex-none text-ink-2" />
            </li>
          );
        })}
      </ul>
      <p className="mt-3 text-14 text-ink-2">{t('review.when', { count: form.sections.length })}</p>
    </section>
  );
}
