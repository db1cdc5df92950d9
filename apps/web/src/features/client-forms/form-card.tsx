import type { ClientWord } from '@dossier/domain/onboarding';
import { useTranslation } from 'react-i18next';
import { useDownload } from '#api/use-download.ts';
import type { ViewAnswer } from '#api/views.ts';
import { useErrorText } from '#i18n/error-text.ts';
import { useFormat } from '#i18n/format.ts';
import { Badge, type Tone } from '#ui/badge.tsx';
import { Banner } from '#ui/banner.tsx';
import type { IconName } from '#ui/icon-shapes.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { SectionProgress } from '#ui/section-progress.tsx';
import { TextLink } from '#ui/text-link.tsx';

export type ClientFormRow = ViewAnswer<'client-forms'>['forms'][number];

const looks = {
  'please-complete': { icon: 'pencil', tone: 'info' },
  'being-checked': { icon: 'hourglass', tone: 'idle' },
  'need-something': { icon: 'clock', tone: 'warn' },
  finished: { icon: 'check-solid', tone: 'ok' },
} as const satisfies Record<ClientWord, { icon: IconName; tone: Tone }>;

/** One form: what it is for, by when, how far, and the one thing to do with it. */
export function FormCard({ form, href }: { form: ClientFormRow; href: string }) {
  const { t } = useTranslation('client-forms');
  const isToDo = form.word === 'please-complete' || form.word === 'need-something';
  const look = form.accelerated ? ({ icon: 'check-circle', tone: 'info' } as const) : looks[form.word];
  const word = form.accelerated ? t('ready-to-confirm') : t(`words.${form.word}`);
  return (
    <>
      <article
        aria-label={`${form.subjectName}, ${form.reference}`}
        className="rounded-lg border border-line-strong bg-surface p-4"
      >
        <div className="flex flex-wrap items-center justify-between gap-2">
          <Badge {...look}>{word}</Badge>
          <span className="text-14 text-ink-2">{form.reference}</span>
        </div>
        <h2 className="mt-3 text-20 font-semibold [overflow-wrap:anywhere]">{form.subjectName}</h2>
        <p className="mt-1 text-ink-2">
          {t(isToDo ? 'asks' : form.word === 'finished' ? 'finished-for' : 'checked-by', { org: form.org.name })}
        </p>
        {isToDo && !form.needsOwner && <Progress form={form} />}
        {form.needsOwner ? (
          <p className="mt-3">{t('needs-owner')}</p>
        ) : isToDo ? (
          <LinkButton variant="primary" isBlock href={href} className="mt-4">
            {t(actionOf(form))}
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

function actionOf(form: ClientFormRow) {
  if (form.accelerated) return 'accelerated.start';
  if (form.word === 'need-something') return 'answer';
  if (form.complete === form.sections) return 'check-and-send';
  return form.complete === 0 ? 'start' : 'continue';
}

function Progress({ form }: { form: ClientFormRow }) {
  const { t } = useTranslation('client-forms');
  const format = useFormat();
  const facts = [
    { term: t('before'), value: form.deadline && format.date(form.deadline) },
    {
      term: t('done'),
      value:
        form.word === 'need-something'
          ? t('to-answer', { count: form.openCorrections })
          : t('done-of', { done: form.complete, count: form.sections }),
    },
  ];
  return (
    <>
      <dl className="mt-3 grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1 text-14">
        {facts
          .filter(({ value }) => value !== '')
          .map(({ term, value }) => (
            <div key={term} className="contents">
              <dt className="text-ink-2">{term}</dt>
              <dd>{value}</dd>
            </div>
          ))}
      </dl>
      {form.word === 'please-complete' && (
        <div className="mt-3">
          <SectionProgress
            sections={Array.from({ length: form.sections }, (_, at) => (at < form.complete ? 'done' : 'ahead'))}
          />
        </div>
      )}
      {form.accelerated && (
        <ol className="mt-4 flex flex-col gap-3">
          {[t('accelerated.approve', { org: form.org.name }), t('accelerated.confirm')].map((step, at) => (
            <li key={step} className="flex gap-3">
              <span
                aria-hidden="true"
                className="grid size-6 flex-none place-items-center rounded-full border border-line-field text-14 font-semibold"
              >
                {at + 1}
              </span>
              {step}
            </li>
          ))}
        </ol>
      )}
    </>
  );
}

function Sent({ form, href }: { form: ClientFormRow; href: string }) {
  const { t } = useTranslation('client-forms');
  const { error } = useErrorText();
  const { start, isBusy, failure } = useDownload();
  return (
    <>
      <p className="mt-3 flex flex-wrap gap-x-5">
        <TextLink
          href={href}
          className="inline-flex min-h-12 items-center"
          aria-label={t('view-of', { name: form.reference })}
        >
          {t('view')}
        </TextLink>
        <TextLink
          className="inline-flex min-h-12 items-center"
          aria-label={t('pdf-of', { name: form.reference })}
          isDisabled={isBusy}
          onPress={() => void start('my-answers', { request: form.request }, `${form.reference}.pdf`)}
        >
          {t('pdf')}
        </TextLink>
      </p>
      {failure !== undefined && (
        <p role="alert" className="text-14 font-medium text-bad-ink">
          {error(failure)}
        </p>
      )}
    </>
  );
}
