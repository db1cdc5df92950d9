import { peopleStillToIdentify } from '@dossier/domain/kyc-form/identity-choices';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { view } from '#api/views.ts';
import { useFormat } from '#i18n/format.ts';
import { Banner } from '#ui/banner.tsx';
import { CloseWindow } from '#ui/close-window.tsx';
import { Failed } from '#ui/failed.tsx';
import { Icon } from '#ui/icon.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { NextSteps } from '#ui/next-steps.tsx';
import { Loading } from '#ui/skeleton.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { AnswersPdf } from './answers-pdf.tsx';
import { kycOf } from './form-context.ts';
import { StillToIdentify } from './still-to-identify.tsx';

/** The form was submitted: its reference, what happens next, a copy to download. */
export function CompletedScreen({ request, form: formHref, forms }: Record<'request' | 'form' | 'forms', string>) {
  const { t } = useTranslation(['kyc-form', 'client-statuses']);
  const format = useFormat();
  const query = useQuery(view('client-form', { request }));
  if (query.isError && !query.data)
    return <Failed isPage onRetry={() => void query.refetch()} isRetrying={query.isFetching} />;
  if (!query.data) return <Loading />;
  const form = query.data;
  if (form.submittedAt === '')
    return (
      <>
        <h1>{t('completed.not-yet')}</h1>
        <p className="mt-2 mb-6 text-ink-2">{t('completed.not-yet-body')}</p>
        <LinkButton variant="primary" href={forms}>
          {t('your-forms')}
        </LinkButton>
      </>
    );
  const org = form.org.name;
  const isCorrected = form.lastSent === 'corrections';
  const isWaiting = form.clientStatus === 'being-checked' && peopleStillToIdentify(kycOf(form)).length > 0;
  const bodyOf = (step: 'check' | 'ask' | 'contact') => {
    if (step !== 'check') return `completed.${step}-body` as const;
    if (isWaiting) return form.type === 'individual' ? 'completed.check-body-you' : 'completed.check-body-people';
    return isCorrected ? 'completed.check-body-answers' : 'completed.check-body';
  };
  return (
    <>
      <div className="flex flex-col items-center gap-1 rounded-lg bg-accent px-4 py-8 text-center text-on-accent">
        <Icon name="check-circle" size={24} />
        <h1 className="mt-2">{t(isCorrected ? 'completed.title-answers' : 'completed.title')}</h1>
        <p className="[overflow-wrap:anywhere]">{form.subject.name}</p>
        <p className="text-14">{format.dateTime(form.submittedAt)}</p>
        <p className="mt-4 text-14">{t('completed.reference')}</p>
        <p className="text-24 font-semibold [overflow-wrap:anywhere]">{form.reference}</p>
      </div>
      {form.clientStatus === 'need-something' && (
        <Banner tone="warn" className="mt-6" title={t('client-statuses:need-something')}>
          <TextLink href={formHref}>{t('completed.asked')}</TextLink>
        </Banner>
      )}
      <StillToIdentify form={form} />
      <h2 className="mt-8 text-20 font-semibold">{t('completed.next')}</h2>
      <NextSteps
        steps={(['check', 'ask', 'contact'] as const).map((step) => ({
          title: t(step === 'ask' && isCorrected ? 'completed.ask-again' : `completed.${step}`, { org }),
          body: t(bodyOf(step), { org }),
        }))}
      />
      <div className="mt-6 flex flex-col gap-3">
        <AnswersPdf request={request} reference={form.reference} />
        <CloseWindow label={t('completed.close')} yourself={t('completed.close-yourself')} />
      </div>
    </>
  );
}
