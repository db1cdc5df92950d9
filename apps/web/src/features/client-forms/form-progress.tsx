import type { AccessStatus } from '@dossier/domain/access-request';
import { useTranslation } from 'react-i18next';
import { isoToday } from '#i18n/days.ts';
import { useFormat } from '#i18n/format.ts';
import { rich } from '#i18n/rich.tsx';
import { accessDisplay } from '#ui/access-status-badge.tsx';
import { type Tone, toneClass } from '#ui/badge.tsx';
import { useClientDeadline } from '#ui/client-deadline.ts';
import { Icon } from '#ui/icon.tsx';
import type { IconName } from '#ui/icons.ts';
import { SectionProgress } from '#ui/section-progress.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { type ClientFormRow, isRejected } from './client-form-row.ts';

interface Props {
  readonly form: ClientFormRow;
  readonly href: string;
  readonly accessHref: string;
}

/** Date of the request and deadline, then what is to be done: access first, then the form with its progress. */
export function FormProgress({ form, href, accessHref }: Props) {
  const { t } = useTranslation('client-forms');
  const format = useFormat();
  const [dueTerm, due] = useClientDeadline()(form.deadline);
  const done = useDone(form);
  const isFilled = form.clientStatus === 'please-complete' && form.filledFrom !== '' && form.savedAt === '';
  const asks = form.access.status !== 'approved' && !form.accelerated;
  // The row of the form states its progress.
  const isInRow = asks && form.access.status !== 'withdrawn' && form.filledFrom === '' && form.savedAt === '';
  const facts = [
    { term: t('asked'), value: form.askedAt && format.date(form.askedAt) },
    { term: dueTerm, value: due },
    { term: t(isFilled ? 'filled-in' : 'done'), value: isInRow ? '' : done },
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
      {asks && <Steps form={form} href={href} accessHref={accessHref} />}
      {(form.clientStatus === 'please-complete' || isRejected(form)) && (
        <div className="mt-3">
          <SectionProgress
            sections={Array.from({ length: form.sections }, (_, at) => (at < form.complete ? 'done' : 'ahead'))}
          />
        </div>
      )}
      {form.accelerated && <TwoSteps org={form.org.name} />}
    </>
  );
}

/** Texts of the row of an access request. */
const accessTexts = {
  pending: 'access',
  approved: 'access',
  rejected: 'rejected',
  withdrawn: 'withdrawn',
} as const satisfies Record<AccessStatus, string>;

/** Two rows: the access request while it is undecided, rejected or withdrawn, and the form. */
function Steps({ form, href, accessHref }: Props) {
  const { t } = useTranslation(['form-guide', 'access-statuses']);
  const { status } = form.access;
  const isReady = form.complete === form.sections;
  const progress = { done: form.complete, sections: form.sections, count: form.minutes };
  return (
    <ol className="-mx-4 mt-4 divide-y divide-line border-y border-line">
      <Step
        href={accessHref}
        {...accessDisplay[status]}
        title={t(`${accessTexts[status]}.title`, { org: form.org.name })}
        state={t(`access-statuses:${status}`)}
      />
      <Step
        href={href}
        icon={isReady ? 'check-circle' : form.complete === 0 ? 'circle-dashed' : 'circle-half'}
        tone={isReady ? 'ok' : form.complete === 0 ? 'idle' : 'info'}
        title={t('the-form')}
        state={isReady ? t('form-ready', { sections: form.sections }) : t('form-progress', progress)}
      />
    </ol>
  );
}

function Step(props: { href: string; icon: IconName; tone: Tone; title: string; state: string }) {
  const { href, icon, tone, title, state } = props;
  return (
    <li>
      <TextLink isPlain href={href} className="flex min-h-16 items-center gap-3 px-4 py-2 hover:bg-hover">
        <span className={`flex-none text-(--b-ink) ${toneClass[tone]}`}>
          <Icon name={icon} />
        </span>
        <span className="min-w-0 flex-1 [overflow-wrap:anywhere]">
          <span className="block font-semibold">{title}</span>
          <span className="block text-14 text-ink-2">{state}</span>
        </span>
        <Icon name="right" className="flex-none text-ink-2" />
      </TextLink>
    </li>
  );
}

/** Progress, and when it was last saved. */
function useDone(form: ClientFormRow): string {
  const { t } = useTranslation('client-forms');
  const format = useFormat();
  if (form.clientStatus === 'need-something' && !isRejected(form)) {
    if (form.openCorrections > 0 && form.access.status !== 'withdrawn')
      return t('to-answer', { count: form.openCorrections });
    return t(form.access.status === 'approved' ? 'all-answered' : 'to-decide');
  }
  const done = t('done-of', { done: form.complete, count: form.sections });
  if (form.savedAt !== '') {
    const isToday = isoToday(new Date(form.savedAt.replace(' ', 'T'))) === isoToday();
    return isToday
      ? t('saved-today', { done, time: format.time(form.savedAt) })
      : t('saved-on', { done, date: format.date(form.savedAt) });
  }
  return form.filledFrom === '' ? done : t('filled-from', { done, date: format.date(form.filledFrom) });
}

function TwoSteps({ org }: { org: string }) {
  const { t } = useTranslation('client-forms');
  const bold = { b: (inner: string) => <strong className="font-semibold">{inner}</strong> };
  return (
    <ol className="mt-4 flex flex-col gap-3">
      {(['accelerated.approve', 'accelerated.confirm'] as const).map((step, at) => (
        <li key={step} className="flex gap-3">
          <span
            aria-hidden="true"
            className="grid size-6 flex-none place-items-center rounded-full border border-line-field text-14 font-semibold"
          >
            {at + 1}
          </span>
          <span>{rich(t(step, { skipInterpolation: true }), bold, { org })}</span>
        </li>
      ))}
    </ol>
  );
}
