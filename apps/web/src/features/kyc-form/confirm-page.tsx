import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { runWorkflow } from '#api/workflows.ts';
import { useFormat } from '#i18n/format.ts';
import { Checkbox } from '#ui/checkbox.tsx';
import { Icon } from '#ui/icon.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { useForm } from './form-context.ts';
import { FormTop } from './form-frame.tsx';
import { type ReviewRow, useReviewRows } from './review-rows.ts';
import { SubmitBar } from './submit-bar.tsx';

/** People each on a line with their name; of anything else the first two answers. */
function summaryOf(rows: readonly ReviewRow[]): string[] {
  const people = rows.filter(({ isNamed }) => isNamed);
  if (people.length > 0) return people.map(({ term, value }) => `${term}: ${value}`);
  const first = rows.slice(0, 2).map(({ value }) => value);
  return first.length > 0 ? [first.join(', ')] : [];
}

/** The answers are known and complete: approve that this institution sees them, and say that they are still right. */
export function ConfirmPage() {
  const { t } = useTranslation('kyc-form');
  const format = useFormat();
  const { form, issues, links } = useForm();
  const rows = useReviewRows();
  const [mayApprove, setApprove] = useState(form.access.status === 'approved');
  const [isTrue, setTrue] = useState(false);
  const approve = async () => {
    if (form.access.status !== 'approved') await runWorkflow('approve-access', { access: form.access.id });
  };
  const { name: org } = form.org;
  return (
    <>
      <FormTop href={links.forms} label={t('your-forms')} />
      <h1>{t('confirm.title')}</h1>
      <p className="mt-2 text-ink-2">
        {form.submittedAt ? t('confirm.lead-on', { date: format.date(form.submittedAt) }) : t('confirm.lead')}
      </p>
      <ul className="mt-6 divide-y divide-line rounded-lg border border-line-strong bg-surface">
        {form.sections.map((section) => {
          const isComplete = !issues.some((issue) => issue.section === section);
          const lines = summaryOf(rows(section));
          return (
            <li key={section} className="flex items-start gap-3 px-4 py-3">
              <Icon
                name={isComplete ? 'check-circle' : 'alert'}
                label={t(isComplete ? 'complete' : 'incomplete')}
                className={`mt-1 flex-none ${isComplete ? 'text-ok-ink' : 'text-warn-ink'}`}
              />
              <div className="min-w-0 flex-1">
                <p className="font-semibold">{t(`sections.${section}`)}</p>
                {lines.map((line) => (
                  <p key={line} className="text-14 text-ink-2 [overflow-wrap:anywhere]">
                    {line}
                  </p>
                ))}
              </div>
              <TextLink
                href={links.step(section)}
                aria-label={t('view-name', { name: t(`sections.${section}`) })}
                className="inline-flex min-h-12 items-center"
              >
                {t('view')}
              </TextLink>
            </li>
          );
        })}
      </ul>
      <div className="mt-6 flex flex-col gap-4">
        {form.access.status !== 'approved' && (
          <Checkbox isSelected={mayApprove} onChange={setApprove}>
            {t('confirm.may-see', { org })}
          </Checkbox>
        )}
        <Checkbox isSelected={isTrue} onChange={setTrue}>
          {t('review.true')}
        </Checkbox>
      </div>
      {form.access.status === 'pending' && (
        <p className="mt-4 text-14 text-ink-2">
          {t('confirm.rather-not')} <TextLink href={links.access(form.access.id)}>{t('confirm.reject')}</TextLink>.{' '}
          {t('confirm.consequence')}
        </p>
      )}
      <SubmitBar label={t('confirm.send')} isReady={mayApprove && isTrue && issues.length === 0} first={approve} />
    </>
  );
}
