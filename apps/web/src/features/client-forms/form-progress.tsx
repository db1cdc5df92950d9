import { useTranslation } from 'react-i18next';
import { isoToday } from '#i18n/days.ts';
import { useFormat } from '#i18n/format.ts';
import { rich } from '#i18n/rich.tsx';
import { SectionProgress } from '#ui/section-progress.tsx';
import type { ClientFormRow } from './client-form-row.ts';

/** Date of the request, deadline and progress. */
export function FormProgress({ form }: { form: ClientFormRow }) {
  const { t } = useTranslation('client-forms');
  const format = useFormat();
  const done = useDone(form);
  const isFilled = form.word === 'please-complete' && form.filledFrom !== '' && form.savedAt === '';
  const facts = [
    { term: t('asked'), value: form.askedAt && format.date(form.askedAt) },
    { term: t('before'), value: form.deadline && format.date(form.deadline) },
    { term: t(isFilled ? 'filled-in' : 'done'), value: done },
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
      {form.accelerated && <TwoSteps org={form.org.name} />}
    </>
  );
}

/** Progress, and when it was last saved. */
function useDone(form: ClientFormRow): string {
  const { t } = useTranslation('client-forms');
  const format = useFormat();
  if (form.word === 'need-something') {
    if (form.openCorrections > 0) return t('to-answer', { count: form.openCorrections });
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
