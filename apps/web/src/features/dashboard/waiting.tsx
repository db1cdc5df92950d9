import { isDraft } from '@dossier/domain/onboarding';
import type { TextFiles } from '@dossier/texts/text-files';
import { useTranslation } from 'react-i18next';
import type { ViewAnswer } from '#api/views.ts';
import { useWorkflow } from '#api/workflows.ts';
import { useErrorText } from '#i18n/error-text.ts';
import { isoToday, useFormat } from '#i18n/format.ts';
import { usePortal } from '#portals/portal.ts';
import { Button } from '#ui/button.tsx';
import { Count } from '#ui/count.tsx';
import { Deadline } from '#ui/deadline.tsx';
import { Due } from '#ui/due.tsx';
import { Empty } from '#ui/empty.tsx';
import { Icon, type IconName } from '#ui/icon.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { toast } from '#ui/toast.tsx';

type Row = ViewAnswer<'dashboard'>['waiting'][number];
type Why = keyof TextFiles['dashboard']['why'];

const icons: Readonly<Record<Why, { icon: IconName; ink: string }>> = {
  answer: { icon: 'help', ink: 'text-warn-ink' },
  'access-rejected': { icon: 'lock', ink: 'text-ink-2' },
  'access-withdrawn': { icon: 'lock', ink: 'text-ink-2' },
  'no-activity': { icon: 'send', ink: 'text-info-ink' },
  draft: { icon: 'circle-dashed', ink: 'text-ink-2' },
  unassigned: { icon: 'tray', ink: 'text-ink-2' },
  mine: { icon: 'circle-half', ink: 'text-info-ink' },
  deadline: { icon: 'clock', ink: 'text-warn-ink' },
  late: { icon: 'octagon', ink: 'text-bad-ink' },
};

function whyOf({ why, deadline }: Row): Why {
  if (why === 'deadline' && deadline !== '' && deadline.slice(0, 10) < isoToday()) return 'late';
  return Object.hasOwn(icons, why) ? (why as Why) : 'deadline';
}

/** What a reviewer has to decide: "2 possible matches, 3 documents". '' for other rows. */
function useWork({ facts }: Row): string {
  const { t } = useTranslation('dashboard');
  return (['hits', 'documents'] as const)
    .filter((kind) => facts[kind] !== undefined)
    .map((kind) => t(`work.${kind}`, { count: Number(facts[kind]) }))
    .join(', ');
}

/** Onboardings that await an action of the viewer. */
export function Waiting({ rows, total }: { rows: readonly Row[]; total: number }) {
  const { t } = useTranslation('dashboard');
  const { links } = usePortal();
  return (
    <section aria-label={t('waiting')} className="overflow-hidden rounded-lg border border-line bg-surface">
      <header className="flex min-h-11 items-center gap-2 border-b border-line px-4">
        <h2 className="text-14 font-semibold">{t('waiting')}</h2>
        <span className="text-13 text-ink-2">
          <Count of={total} />
        </span>
        {total > rows.length && (
          <span className="ml-auto text-13">
            <TextLink href={links.onboardings?.() ?? ''}>{t('all-waiting', { count: total })}</TextLink>
          </span>
        )}
      </header>
      {rows.length === 0 && <Empty title={t('nothing-waits')}>{t('nothing-waits-body')}</Empty>}
      <ul>
        {rows.map((row) => (
          <WaitingLine key={row.request} row={row} />
        ))}
      </ul>
    </section>
  );
}

function WaitingLine({ row }: { row: Row }) {
  const { t } = useTranslation('dashboard');
  const format = useFormat();
  const { links } = usePortal();
  const { error: textOf } = useErrorText();
  const remind = useWorkflow('remind');
  const why = whyOf(row);
  const { question = '', at = '', since = '' } = row.facts;
  const work = useWork(row);
  const href = isDraft(row.status) ? (links.newOnboarding?.(row.request, '1') ?? '') : (links.entity?.(row) ?? '');
  const day = at || since;
  return (
    <li className="grid grid-cols-[16px_minmax(0,1fr)_auto] items-center gap-x-3 gap-y-2 border-b border-line px-4 py-2.5 last:border-b-0 md:grid-cols-[16px_minmax(0,1fr)_140px_124px]">
      <Icon name={icons[why].icon} className={`${icons[why].ink} self-start mt-1`} />
      <div className="min-w-0 max-md:col-span-2">
        <p className="text-13 font-medium [overflow-wrap:anywhere]">
          <TextLink isPlain href={href} className="hover:underline">
            {row.name || t('no-name')}
          </TextLink>
        </p>
        <p className="line-clamp-2 text-13 text-ink-2 [overflow-wrap:anywhere]" title={question || undefined}>
          {work || t(`why.${why}`, { question, date: day === '' ? '' : format.date(day.slice(0, 10)) })}
        </p>
        {remind.error && (
          <p role="alert" className="text-12 font-medium text-bad-ink">
            {textOf(remind.error)}
          </p>
        )}
      </div>
      <div className="flex flex-col text-13 max-md:col-start-2">
        <Deadline date={row.deadline} />
        <span className="text-12 empty:hidden">
          <Due due={row.due} isNamed />
        </span>
      </div>
      <div className="md:[&>*]:w-full">
        {why === 'no-activity' ? (
          <Button
            isPending={remind.isPending}
            onPress={() => remind.mutate({ request: row.request }, { onSuccess: () => toast.success(t('reminded')) })}
          >
            {t(`do.${why}`)}
          </Button>
        ) : (
          <LinkButton href={href}>{t(`do.${why}`)}</LinkButton>
        )}
      </div>
    </li>
  );
}
