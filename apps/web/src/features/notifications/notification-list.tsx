import type { NotificationKind } from '@dossier/domain/notification-kinds';
import { notificationTextKey } from '@dossier/domain/notification-path';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { ViewAnswer } from '#api/views.ts';
import { useWorkflow } from '#api/workflows.ts';
import { useFormat } from '#i18n/format.ts';
import { usePortal } from '#portals/portal.ts';
import { Icon, type IconName } from '#ui/icon.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { useDayName } from '#ui/use-day-name.ts';
import { groupByDay, type NotificationGroup, type NotificationRow } from './notification-groups.ts';

type Notification = ViewAnswer<'notifications'>['items'][number];

const icons: Readonly<Record<NotificationKind, IconName>> = {
  mentioned: 'at',
  'onboarding-assigned': 'user',
  'onboarding-taken-over': 'user',
  'onboarding-edited': 'pencil',
  'onboarding-completed': 'check-solid',
  'onboarding-reopened': 'undo',
  'onboarding-cancelled': 'x-circle',
  'onboarding-archived': 'archive',
  'access-approved': 'check-circle',
  'access-rejected': 'x-circle',
  'access-ended': 'lock',
  'form-submitted': 'circle-half',
  'institution-asked': 'note',
  'question-answered': 'note',
  'identification-given': 'id',
  'identification-declined': 'id',
  'sections-declined': 'id',
  'document-added': 'file',
  'own-document-added': 'file',
  'infected-file-refused': 'octagon',
  'infected-file-found': 'octagon',
  'matches-found': 'search-check',
  'screening-hits-returned': 'search-check',
  'mail-undelivered': 'mail',
  'deadline-near': 'clock',
  'deadline-passed': 'clock',
  'due-near': 'clock',
  'due-passed': 'clock',
  'import-finished': 'check-solid',
  'alert-opened': 'bell',
  'list-load-failed': 'alert',
  'backup-failed': 'alert',
};

const rowStyle =
  'grid min-h-8 grid-cols-[8px_16px_minmax(0,1fr)_auto] items-start gap-x-2 px-4 py-1.5 text-13 hover:bg-hover focus-visible:-outline-offset-2 max-md:min-h-11';

interface ListProps {
  items: readonly Notification[];
  onOpen: () => void;
}

/** Notifications by day, and within it by onboarding. Arrow keys move between them. */
export function NotificationList({ items, onOpen }: ListProps) {
  const dayName = useDayName();
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => list.current?.querySelector<HTMLElement>('[data-item]')?.focus(), []);
  const move = (event: KeyboardEvent) => {
    const all = [...(list.current?.querySelectorAll<HTMLElement>('[data-item]') ?? [])];
    const at = all.indexOf(document.activeElement as HTMLElement);
    const next = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: all.length - 1 }[event.key];
    if (next === undefined) return;
    event.preventDefault();
    all[Math.max(0, Math.min(all.length - 1, next))]?.focus();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: arrow keys move between the links inside
    <div ref={list} onKeyDown={move}>
      {groupByDay(items, dayName).map(({ day, groups }) => (
        <section key={day} aria-label={day} className="pt-3">
          <h3 className="text-12 font-semibold text-ink-2">{day}</h3>
          <ul className="divide-y divide-line">
            {groups.map((group) => (
              <GroupItem key={group.key} group={group} onOpen={onOpen} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

function GroupItem({ group, onOpen }: { group: NotificationGroup; onOpen: () => void }) {
  const { t } = useTranslation('notifications');
  return (
    <li className="py-3">
      <div className="flex items-baseline justify-between gap-3">
        <h4 className="min-w-0 text-13 font-semibold [overflow-wrap:anywhere]">
          {group.name || t(`about.${group.about}`)} <span className="font-normal text-ink-2">{group.reference}</span>
        </h4>
        {group.unread > 1 && (
          <span className="flex-none text-12 text-ink-2">{t('count', { count: group.unread })}</span>
        )}
      </div>
      <ul className="-mx-4">
        {group.rows.map((row) => (
          <Row key={row.first.id} row={row} onOpen={onOpen} />
        ))}
      </ul>
    </li>
  );
}

function Row({ row, onOpen }: { row: NotificationRow; onOpen: () => void }) {
  const { t } = useTranslation('notifications');
  const format = useFormat();
  const { links } = usePortal();
  const mark = useWorkflow('mark-notifications-read');
  const { first, ids, isRead } = row;
  const href = links.notification?.(first) ?? '';
  const open = () => {
    for (const upTo of isRead ? [] : ids) mark.mutate({ upTo, isOnly: true });
    if (href !== '') onOpen();
  };
  const content = (
    <>
      <span className={`mt-1.5 size-1.5 rounded-full ${isRead ? '' : 'bg-accent forced-colors:bg-[Highlight]'}`} />
      <Icon name={icons[first.kind]} className="mt-0.5 text-ink-2" />
      <span className="min-w-0 [overflow-wrap:anywhere]">
        {!isRead && <span className="sr-only">{t('is-unread')} </span>}
        <span className={isRead ? 'text-ink-2' : 'font-medium'}>
          {t(notificationTextKey(first) as `kinds.${NotificationKind}`, {
            by: first.by || t('system'),
            name: first.name,
            count: first.count || ids.length,
            deadline: format.date(first.deadline),
          })}
        </span>
        {first.excerpt && <span className="block text-ink-2">“{first.excerpt}”</span>}
      </span>
      <time dateTime={first.at} title={format.dateTime(first.at)} className="text-12 text-ink-2">
        {format.time(first.at)}
      </time>
    </>
  );
  return (
    <li>
      {href === '' ? (
        <button type="button" data-item="" onClick={open} className={`${rowStyle} w-full text-left`}>
          {content}
        </button>
      ) : (
        <TextLink href={href} isPlain data-item="" onPress={open} className={rowStyle}>
          {content}
        </TextLink>
      )}
    </li>
  );
}
