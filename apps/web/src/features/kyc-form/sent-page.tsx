import { useTranslation } from 'react-i18next';
import { useFormat } from '#i18n/format.ts';
import { Banner } from '#ui/banner.tsx';
import { AccessBlock } from './access-block.tsx';
import { AnswerRows } from './answer-rows.tsx';
import { AnswersPdf } from './answers-pdf.tsx';
import { AgreedDeclaration } from './declaration-card.tsx';
import { useForm } from './form-context.ts';
import { FormTop } from './form-frame.tsx';
import { StillToIdentify } from './still-to-identify.tsx';

/** A submitted form, read-only. */
export function FormSentPage() {
  const { t } = useTranslation(['kyc-form', 'client-statuses']);
  const format = useFormat();
  const { form, links } = useForm();
  const outcome = form.cancelledAt
    ? t('sent.cancelled', { org: form.org.name, date: format.date(form.cancelledAt) })
    : `${t(`client-statuses:${form.clientStatus}`)}.`;
  return (
    <>
      <FormTop href={links.forms} label={t('your-forms')} />
      <h1>{form.subject.name}</h1>
      <Banner tone="info" className="mt-6" title={outcome}>
        {form.cancelledAt && <p>{t('sent.cancelled-body', { org: form.org.name })}</p>}
        {form.submittedAt && t('sent.on', { date: format.date(form.submittedAt), reference: form.reference })}
      </Banner>
      {form.clientStatus === 'need-something' ? <AccessBlock /> : <StillToIdentify form={form} />}
      <div className="mt-6">
        <AnswersPdf request={form.request} reference={form.reference} />
      </div>
      {form.sections.map((section) => (
        <section key={section} aria-labelledby={`sent-${section}`} className="mt-8">
          <h2 id={`sent-${section}`} className="mb-1 text-20 font-semibold">
            {t(`sections.${section}`)}
          </h2>
          <AnswerRows section={section} isChangeable={false} />
        </section>
      ))}
      {form.declaration && <AgreedDeclaration declaration={form.declaration} />}
    </>
  );
}
