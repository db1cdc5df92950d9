import type { ClientStatus } from '@dossier/domain/onboarding';
import { useTranslation } from 'react-i18next';
import { useDownload } from '#api/use-download.ts';
import { useFormat } from '#i18n/format.ts';
import { Badge, type Tone } from '#ui/badge.tsx';
import { Banner } from '#ui/banner.tsx';
import { FailureLine } from '#ui/failure-line.tsx';
import { Icon } from '#ui/icon.tsx';
import type { IconName } from '#ui/icons.ts';
import { InstitutionLogo } from '#ui/institution-logo.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { TextButton } from '#ui/text-button.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { type ClientFormRow, isRejected } from './client-form-row.ts';
import { FormProgress } from './form-progress.tsx';

const styles = {
  'please-complete': { icon: 'pencil', tone: 'info' },
  'being-checked': { icon: 'hourglass', tone: 'idle' },
  'need-something': { icon: 'clock', tone: 'warn' },
  finished: { icon: 'check-solid', tone: 'ok' },
} as const satisfies Record<ClientStatus, { icon: IconName; tone: Tone }>;

/** One form: purpose, deadline, progress, and its action. */
export function FormCard({ form, href, accessHref }: { form: ClientFormRow; href: string; accessHref: string }) {
  const { t } = useTranslation(['client-forms', 'form-guide', 'client-statuses']);
  const format = useFormat();
  const isToDo = form.clientStatus === 'please-complete' || form.clientStatus === 'need-something';
  const look = form.accelerated ? ({ icon: 'check-circle', tone: 'info' } as const) : styles[form.clientStatus];
  const label = form.accelerated ? t('ready-to-confirm') : t(`client-statuses:${form.clientStatus}`);
  return (
    <>
      <article
        aria-label={`${form.subjectName}, ${form.reference}`}
        className="rounded-lg border border-line-strong bg-surface p-4"
      >
        <div className="flex flex-wrap items-center justify-between gap-2">
          <Badge {...look}>{label}</Badge>
          <span className="text-14 text-ink-2 [overflow-wrap:anywhere]">{form.reference}</span>
        </div>
        <h2 className={`mt-3 font-semibold [overflow-wrap:anywhere] ${isToDo ? 'text-20' : ''}`}>{form.subjectName}</h2>
        <div className={`flex items-start gap-2.5 text-ink-2 ${form.org.logo ? 'mt-2' : 'mt-1'}`}>
          {form.org.logo && <InstitutionLogo institution={form.org} />}
          <p className={`min-w-0 [overflow-wrap:anywhere] ${form.org.logo ? 'pt-1' : ''}`}>
            {isToDo ? requestText(form, t) : outcomeText(form, t, format)}
          </p>
        </div>
        {isToDo && !form.needsOwner && <FormProgress form={form} href={href} accessHref={accessHref} />}
        {form.needsOwner ? (
          <p className="mt-3">{t('needs-owner')}</p>
        ) : isToDo ? (
          <LinkButton variant="primary" isBlock href={asksAccess(form) ? accessHref : href} className="mt-4">
            {asksAccess(form) ? t('form-guide:access.answer') : t(actionOf(form))}
          </LinkButton>
        ) : (
          <Sent form={form} href={href} />
        )}
      </article>
      {form.accelerated && (
        <Banner tone="info" icon="lock">
          {t('accelerated.nothing-yet', { org: form.org.name })}
        </Banner>
      )}
    </>
  );
}

/**
 * Access is decided first, except by a client who only confirms: that page asks for both. Withdrawn access of a sent form
 * is all that the form waits for.
 */
export const asksAccess = ({ access, accelerated, sentAt }: ClientFormRow): boolean =>
  (access.status === 'pending' && !accelerated) || (access.status === 'withdrawn' && sentAt !== '');

type Translate = ReturnType<typeof useTranslation<'client-forms'>>['t'];

function requestText({ org, purpose }: ClientFormRow, t: Translate): string {
  return purpose === '' ? t('asks', { org: org.name }) : t('asks-for', { org: org.name, purpose });
}

/** Outcome of a finished form. */
function outcomeText(
  { org, clientStatus, sentAt, cancelledAt }: ClientFormRow,
  t: Translate,
  format: ReturnType<typeof useFormat>,
): string {
  if (cancelledAt !== '') return t('cancelled-by', { org: org.name, date: format.date(cancelledAt) });
  return t(clientStatus === 'finished' ? 'finished-for' : 'checked-by', { org: org.name, date: format.date(sentAt) });
}

function actionOf(form: ClientFormRow) {
  if (form.accelerated) return 'accelerated.start';
  // A rejection is not questioned: the button continues with the form.
  if (form.clientStatus === 'need-something' && !isRejected(form)) return 'answer';
  if (form.complete === form.sections) return 'check-and-send';
  return form.complete === 0 ? 'start' : 'continue';
}

function Sent({ form, href }: { form: ClientFormRow; href: string }) {
  const { t } = useTranslation('client-forms');
  const { start, isBusy, failure } = useDownload();
  // A natural person who is the client: the only one to identify.
  const isYou = form.type === 'individual';
  return (
    <>
      {form.toIdentify > 0 && (
        <div className="mt-3 flex gap-2">
          <Icon name="clock" className="mt-1 flex-none text-warn-ink" />
          <div>
            <p>{isYou ? t('to-identify-you') : t('to-identify', { count: form.toIdentify })}</p>
            <TextLink
              href={href}
              aria-label={t(isYou ? 'how-of' : 'who-of', { name: form.subjectName })}
              className="inline-flex min-h-12 items-center"
            >
              {t(isYou ? 'how' : 'who')}
            </TextLink>
          </div>
        </div>
      )}
      <p className={`flex flex-wrap gap-x-5 ${form.toIdentify > 0 ? '' : 'mt-3'}`}>
        <TextLink
          href={href}
          className="inline-flex min-h-12 items-center"
          aria-label={t('view-of', { name: form.reference })}
        >
          {t('view')}
        </TextLink>
        <TextButton
          className="min-h-12!"
          aria-label={t('pdf-of', { name: form.reference })}
          onPress={() => !isBusy && void start('my-answers', { request: form.request }, `${form.reference}.pdf`)}
        >
          {t('pdf')}
        </TextButton>
      </p>
      <FailureLine failure={failure} />
    </>
  );
}
