import { type EventAction, eventActions } from '@dossier/domain/event-actions';
import type { EventKind } from '@dossier/domain/event-kinds';
import { useTranslation } from 'react-i18next';
import type { ViewAnswer } from '#api/views.ts';
import { useEventText } from '#i18n/event-text.ts';
import { usePortal } from '#portals/portal.ts';
import type { Tone } from '#ui/badge.tsx';
import { Empty } from '#ui/empty.tsx';
import type { IconName } from '#ui/icon.tsx';
import { Panel } from '#ui/panel.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { Timeline } from '#ui/timeline.tsx';

type Event = ViewAnswer<'dashboard'>['activity'][number];
interface Look {
  readonly icon: IconName;
  readonly tone?: Tone;
}

const ofKind: Readonly<Record<EventKind, Look>> = {
  status: { icon: 'tray' },
  answers: { icon: 'circle-half', tone: 'info' },
  documents: { icon: 'file' },
  checks: { icon: 'search-check' },
  messages: { icon: 'help', tone: 'warn' },
};

const ofAction: Partial<Record<EventAction, Look>> = {
  'onboarding-sent': { icon: 'send', tone: 'info' },
  'onboarding-completed': { icon: 'check-solid', tone: 'ok' },
  'onboarding-archived': { icon: 'archive' },
  'onboarding-cancelled': { icon: 'archive' },
  'access-approved': { icon: 'check-circle', tone: 'ok' },
  'access-rejected': { icon: 'x-circle', tone: 'bad' },
  'access-ended': { icon: 'lock', tone: 'warn' },
  'document-verified': { icon: 'shield-check', tone: 'ok' },
  'document-rejected': { icon: 'x-circle', tone: 'bad' },
  'infected-file-refused': { icon: 'octagon', tone: 'bad' },
  'infected-file-found': { icon: 'octagon', tone: 'bad' },
  'superuser-wrote': { icon: 'pencil', tone: 'warn' },
};

function lookOf(action: string): Look {
  const known = action as EventAction;
  return ofAction[known] ?? ofKind[eventActions[known] ?? 'status'];
}

/** Recent activity, newest first, by day. */
export function ActivityPanel({ events }: { events: readonly Event[] }) {
  const { t } = useTranslation('dashboard');
  const { links } = usePortal();
  const textOf = useEventText();
  return (
    <Panel title={t('activity')}>
      {events.length === 0 ? (
        <Empty title={t('no-activity')}>{t('no-activity-body')}</Empty>
      ) : (
        <Timeline
          events={events.map((event) => ({
            id: event.id,
            at: event.at,
            ...lookOf(event.action),
            children:
              event.subject === '' ? (
                <span className="font-semibold">{event.subjectName || t('maintenance')}</span>
              ) : (
                <TextLink isPlain href={links.entity?.(event) ?? ''} className="font-semibold hover:underline">
                  {event.subjectName}
                </TextLink>
              ),
            detail: (
              <>
                {textOf(event)}
                <span className="text-ink-3"> · {actorOf(event, t('you'), t('desk'))}</span>
                {event.more > 0 && (
                  <span className="block">
                    <TextLink href={links.entity?.(event, 'history') ?? ''}>
                      {t('more-activity', { count: event.more })}
                    </TextLink>
                  </span>
                )}
              </>
            ),
          }))}
        />
      )}
    </Panel>
  );
}

function actorOf({ actorIsMe, actorName }: Event, you: string, desk: string): string {
  if (actorIsMe) return you;
  return actorName || desk;
}
