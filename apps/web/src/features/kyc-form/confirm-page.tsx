import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRunWorkflow } from '#api/workflows.ts';
import { useFormat } from '#i18n/format.ts';
import { Checkbox } from '#ui/checkbox.tsx';
import { Icon } from '#ui/icon.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { DeclarationCard } from './declaration-card.tsx';
import { type FormStep, useForm } from './form-context.ts';
import { FormTop } from './form-frame.tsx';
import { useIssues } from './issues.ts';
import { type MissingLine, useMissingAnswers, useMissingTitle } from './missing-answers.ts';
import { useSectionBrief } from './section-brief.ts';
import { SendSummary, SubmitBar, useSending } from './submit-bar.tsx';

/** All answers are known and complete: grant this institution access, and confirm that they are still correct. */
export function ConfirmPage() {
  const { t } = useTranslation(['kyc-form', 'form-check']);
  const format = useFormat();
  const { form, links } = useForm();
  const issues = useIssues();
  const missingAnswers = useMissingAnswers();
  const missingTitle = useMissingTitle();
  const brief = useSectionBrief();
  const documents = t('confirm.documents', { count: form.documents.filter(({ person }) => person === '').length });
  const [mayApprove, setApprove] = useState(form.access.status === 'approved');
  const [isTrue, setTrue] = useState(false);
  const run = useRunWorkflow();
  const approve = async () => {
    if (form.access.status !== 'approved') await run('approve-access', { access: form.access.id });
  };
  const { name: org } = form.org;
  const missing: MissingLine[] = [
    ...missingAnswers(),
    ...(mayApprove ? [] : [{ field: 'mayApprove', message: t('form-check:tick-access', { org }) }]),
    ...(isTrue ? [] : [{ field: 'isTrue', message: t('form-check:tick') }]),
  ];
  const sending = useSending(missing, approve);
  const tickError = (isTicked: boolean) => (sending.attempt > 0 && !isTicked ? t('form-check:tick-error') : undefined);
  return (
    <>
      <FormTop href={links.forms} label={t('your-forms')} />
      <SendSummary sending={sending} title={missingTitle('not-sent', missing)} />
      <h1>{t('confirm.title')}</h1>
      <p className="mt-2 text-ink-2">
        {form.submittedAt ? t('confirm.lead-on', { date: format.date(form.submittedAt) }) : t('confirm.lead')}
      </p>
      <ul className="mt-6 divide-y divide-line rounded-lg border border-line-strong bg-surface">
        {form.sections.map((section) => {
          const { text, isStale } = brief(section);
          const isFine = !isStale && !issues.some((issue) => issue.section === section);
          return <Row key={section} step={section} title={t(`sections.${section}`)} text={text} isFine={isFine} />;
        })}
        {form.type === 'business' && <Row step="documents" title={t('documents.title')} text={documents} isFine />}
      </ul>
      {form.access.status === 'pending' && (
        <p className="mt-4 text-14 text-ink-2">
          {t('confirm.rather-not')} <TextLink href={links.access(form.access.id)}>{t('confirm.reject')}</TextLink>.{' '}
          {t('confirm.consequence')}
        </p>
      )}
      <DeclarationCard />
      <SubmitBar
        sending={sending}
        label={t('confirm.send')}
        above={
          <>
            {form.access.status !== 'approved' && (
              <Checkbox name="mayApprove" isSelected={mayApprove} onChange={setApprove} error={tickError(mayApprove)}>
                {t('confirm.may-see', { org })}
              </Checkbox>
            )}
            <Checkbox
              aria-describedby="declaration-text"
              name="isTrue"
              isSelected={isTrue}
              onChange={setTrue}
              error={tickError(isTrue)}
            >
              {t('review.true')}
            </Checkbox>
          </>
        }
      />
    </>
  );
}

interface RowProps {
  readonly step: FormStep;
  readonly title: string;
  readonly text: string;
  readonly isFine: boolean;
}

function Row({ step, title, text, isFine }: RowProps) {
  const { t } = useTranslation('kyc-form');
  const { links } = useForm();
  return (
    <li className="flex items-center gap-3 px-4 py-2">
      <Icon
        name={isFine ? 'check-circle' : 'alert'}
        label={t(isFine ? 'complete' : 'confirm.look')}
        className={isFine ? 'text-ok-ink' : 'text-warn-ink'}
      />
      <div className="min-w-0 flex-1">
        <p className="font-semibold">{title}</p>
        <p className="text-14 whitespace-pre-line text-ink-2 [overflow-wrap:anywhere]">{text}</p>
      </div>
      <TextLink
        href={links.step(step)}
        aria-label={t('view-name', { name: title })}
        className="inline-flex min-h-12 items-center text-14"
      >
        {t('view')}
      </TextLink>
    </li>
  );
}
