import { useTranslation } from 'react-i18next';
import type { ViewAnswer } from '#api/views.ts';
import { useFormat } from '#i18n/format.ts';
import { Avatar } from '#ui/avatar.tsx';

type Desk = NonNullable<ViewAnswer<'dashboard'>['desk']>;

/** Onboardings by reviewer. The bar only repeats the figure. */
export function Workload({ desk }: { desk: Desk }) {
  const { t } = useTranslation('dashboard');
  const format = useFormat();
  const rows = [{ id: '', name: t('unassigned'), count: desk.unassigned, late: desk.unassignedLate }, ...desk.workload];
  const most = Math.max(1, ...rows.map(({ count }) => count));
  return (
    <section aria-label={t('workload')} className="overflow-hidden rounded-lg border border-line bg-surface">
      <header className="flex min-h-11 items-center border-b border-line px-4">
        <h2 className="text-14 font-semibold">{t('workload')}</h2>
      </header>
      <ul className="text-13">
        {rows.map(({ id, name, count, late }) => (
          <li key={id} className="flex h-10 items-center gap-2.5 border-b border-line px-4 last:border-b-0">
            <Avatar name={id === '' ? '–' : name} />
            <span className="min-w-24 flex-1 truncate font-medium" title={name}>
              {name}
            </span>
            <span aria-hidden="true" className="h-2 w-16 min-w-4 shrink max-sm:hidden">
              <span
                className={`block h-full rounded-full forced-colors:bg-[CanvasText] ${id === '' ? 'bg-idle-solid' : 'bg-accent'}`}
                style={{ width: `${(count / most) * 100}%` }}
              />
            </span>
            <span className="w-8 text-right tabular-nums">{format.number(count)}</span>
            <span className={`w-16 text-right ${late > 0 ? 'text-bad-ink' : 'text-ink-2'}`}>
              {late > 0 ? t('late', { count: late }) : count > 0 ? t('on-time') : ''}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
