import type { TextFiles } from '@dossier/texts/text-files';
import { useTranslation } from 'react-i18next';
import type { ViewAnswer } from '#api/views.ts';
import { useFormat } from '#i18n/format.ts';
import type { PortalLinks } from '#portals/portal.ts';
import { Icon } from '#ui/icon.tsx';
import { TextLink } from '#ui/text-link.tsx';

interface Card {
  readonly name: keyof TextFiles['dashboard']['figures'];
  readonly value: number;
  /** Undefined: this figure was not recorded a week ago. */
  readonly lastWeek?: number;
  /** Undefined: this portal has no page for it. */
  readonly href: string | undefined;
}

/** The cards of this viewer, each linking to the list that it counts. */
export function shownFigures({ figures, desk }: ViewAnswer<'dashboard'>, links: PortalLinks): Card[] {
  const { openRequests, inReview, completed, activeSubscriptions } = figures;
  if (desk && links.queue)
    return [
      { name: 'inReview', ...inReview, href: links.onboardings?.('submitted') ?? '' },
      { name: 'unassigned', value: desk.unassigned, href: links.queue('unassigned') },
      { name: 'waiting', value: desk.waiting, href: links.queue('waiting') },
      { name: 'overdue', value: desk.overdue, href: links.queue('overdue') },
      { name: 'openRequests', ...openRequests, href: links.onboardings?.('requested') ?? '' },
      { name: 'completed', ...completed, href: links.onboardings?.('completed') ?? '' },
      { name: 'activeSubscriptions', ...activeSubscriptions, href: links.subscriptions?.() },
    ];
  return [
    { name: 'openRequests', ...openRequests, href: links.onboardings?.('requested') ?? '' },
    { name: 'inReview', ...inReview, href: links.onboardings?.('submitted') ?? '' },
    { name: 'completed', ...completed, href: links.onboardings?.('completed') ?? '' },
    { name: 'activeSubscriptions', ...activeSubscriptions, href: links.subscriptions?.() },
  ];
}

/** Figures with their change since last week, each linking to its list. */
export function Figures({ figures }: { figures: readonly Card[] }) {
  return (
    <div className="grid overflow-hidden rounded-lg border border-line bg-surface [&>*]:-mt-px [&>*]:-ml-px [&>*]:border-t [&>*]:border-l [&>*]:border-line grid-cols-2">
      {figures.map((card) => (
        <FigureCard key={card.name} card={card} />
      ))}
    </div>
  );
}

function FigureCard({ card: { name, value, lastWeek, href } }: { card: Card }) {
  const { t } = useTranslation('dashboard');
  const format = useFormat();
  return (
    <section
      aria-label={t(`figures.${name}`)}
      className={`relative p-4 last:odd:col-span-2 max-sm:p-3 ${href === undefined ? '' : 'hover:bg-hover'}`}
    >
      <h2 className="flex items-center text-13 text-ink-2">
        {href === undefined ? (
          t(`figures.${name}`)
        ) : (
          <>
            <TextLink isPlain href={href} className="min-w-0 wrap-anywhere hyphens-auto after:absolute after:inset-0">
              {t(`figures.${name}`)}
            </TextLink>
            <Icon name="arrow-right" className="ml-auto" />
          </>
        )}
      </h2>
      <p className="mt-2 text-32 max-sm:mt-1 max-sm:text-24 font-semibold tabular-nums">{format.number(value)}</p>
      <p className="mt-1 flex min-h-5 items-center gap-1.5 text-13 text-ink-2">
        <Change value={value} lastWeek={lastWeek} />
      </p>
    </section>
  );
}

function Change({ value, lastWeek }: { value: number; lastWeek: number | undefined }) {
  const { t } = useTranslation('dashboard');
  if (lastWeek === undefined) return value === 0 ? t('change.none') : t('change.now');
  if (value === 0 && lastWeek === 0) return t('change.none');
  const by = value - lastWeek;
  if (by === 0)
    return (
      <>
        <Icon name="minus" />
        {t('change.same')}
      </>
    );
  return (
    <>
      <Icon name={by > 0 ? 'arrow-up' : 'arrow-down'} />
      {t(by > 0 ? 'change.more' : 'change.fewer', { count: Math.abs(by) })}
    </>
  );
}
