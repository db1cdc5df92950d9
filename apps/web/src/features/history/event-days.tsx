import { type ProblemFacts, problemKey } from '@dossier/domain/contracts/shared/problem';
import { type EventAction, eventActions } from '@dossier/domain/event-actions';
import type { EventKind } from '@dossier/domain/event-kinds';
import { useTranslation } from 'react-i18next';
import type { ViewAnswer } from '#api/views.ts';
import { useEventText } from '#i18n/event-text.ts';
import { useFormat } from '#i18n/format.ts';
import { useProblemText } from '#i18n/use-problem-text.ts';
import { type Tone, toneClass } from '#ui/badge.tsx';
import { Icon, type IconName } from '#ui/icon.tsx';
import { useDayName } from '#ui/use-day-name.ts';
import { useChangeText } from './use-change-text.ts';

type Event = ViewAnswer<'entity-history'>['events'][number];

const kindIcons: Readonly<Record<EventKind, IconName>> = {
  status: 'circle-half',
  answers: 'pencil',
  documents: 'file',
  checks: 'check-circle',
  messages: 'mail',
};

/** Actions with an icon of their own. */
const actionIcons: Partial<Record<EventAction, { icon: IconName; tone: Tone }>> = {
  'onboarding-completed': { icon: 'check-solid', tone: 'ok' },
  'onboarding-cancelled': { icon: 'x-circle', tone: 'bad' },
  'onboarding-archived': { icon: 'archive', tone: 'idle' },
  'onboarding-sent': { icon: 'send', tone: 'info' },
  'access-approved': { icon: 'check-circle', tone: 'ok' },
  'access-rejected': { icon: 'x-circle', tone: 'bad' },
  'access-ended': { icon: 'lock', tone: 'warn' },
  'document-verified': { icon: 'shield-check', tone: 'ok' },
  'document-rejected': { icon: 'x-circle', tone: 'bad' },
  'identity-recorded': { icon: 'id', tone: 'info' },
  'screening-recorded': { icon: 'search-check', tone: 'info' },
  'hit-decided': { icon: 'search-check', tone: 'info' },
  'form-submitted': { icon: 'circle-half', tone: 'info' },
  'mail-undelivered': { icon: 'mail', tone: 'bad' },
  'client-asked': { icon: 'clock', tone: 'warn' },
};

/** Events by day, newest first, in the given order. */
export function EventDays({ events }: { events: readonly Event[] }) {
  const format = useFormat();
  const dayName = useDayName();
  const days = Map.groupBy(events, (event) => dayName(event.at));
  return [...days].map(([day, ofDay]) => (
    <section key={day} aria-label={day} className="mb-7">
      <h2 className="mb-3 text-13 font-semibold" title={format.date(ofDay[0]?.at ?? '')}>
        {day}
      </h2>
      <ol>
        {ofDay.map((event) => (
          <EventRow key={event.id} event={event} />
        ))}
      </ol>
    </section>
  ));
}

function EventRow({ event }: { event: Event }) {
  const { t } = useTranslation('history');
  const format = useFormat();
  const sentence = useEventText();
  const look = actionIcons[event.action as EventAction];
  const kind = eventActions[event.action as EventAction];
  const icon = look?.icon ?? (kind ? kindIcons[kind] : 'info');
  const reason = event.facts['reason'];
  return (
    <li className="group flex gap-3 text-13">
      <time
        dateTime={event.at}
        title={format.dateTime(event.at)}
        className="w-12 flex-none pt-1 text-right text-12 text-ink-2 tabular-nums"
      >
        {format.time(event.at)}
      </time>
      <span className="flex flex-none flex-col items-center">
        <span
          className={`grid size-7 place-items-center rounded-full border border-line-strong bg-surface ${toneClass[look?.tone ?? 'idle']}`}
        >
          <Icon name={icon} className="text-(--b-ink)" />
        </span>
        <span className="w-px flex-1 bg-line-strong group-last:hidden" />
      </span>
      <div className="min-w-0 flex-1 pb-5">
        <p className="pt-1">
          <b className="font-semibold">
            {event.actorIsMe ? t('you', { name: event.actorName }) : event.actorName || t('automatic')}
          </b>{' '}
          {event.portal !== '' && <span className="text-ink-2">{t(`portal.${event.portal}`)}</span>}
        </p>
        <p>{sentence(event)}</p>
        {reason && <Quote text={reason} />}
        <Changes event={event} />
      </div>
    </li>
  );
}

function Quote({ text }: { text: string }) {
  return <blockquote className="mt-1.5 border-l-2 border-line-strong pl-3 text-ink-2">{text}</blockquote>;
}

/** Messages, as opposed to changed values, are shown as a quotation. */
const messageActions: readonly string[] = ['reason', 'answer'];

function Changes({ event }: { event: Event }) {
  const { t } = useTranslation(['history', 'statuses']);
  const changeText = useChangeText();
  const problemText = useProblemText();
  if (event.why)
    return (
      <p className="mt-1 flex items-center gap-1.5 text-ink-2">
        <Icon name="lock" />
        {t(event.why === 'access required' ? 'statuses:access-required' : 'statuses:onboarding-in-progress')}
      </p>
    );
  const said = event.changes.filter(({ field, after }) => messageActions.includes(field) && after !== '');
  const problems = event.changes.filter(({ field }) => field === 'problem');
  const changed = event.changes.filter(({ field }) => field !== 'problem' && !messageActions.includes(field));
  return (
    <>
      {changed.length > 0 && (
        <dl className="mt-1.5 flex flex-col gap-1">
          {changed.map((change) => (
            <div key={change.field} className="flex flex-wrap items-center gap-x-3">
              <dt className="text-ink-2">{changeText.field(change.field)}</dt>
              <dd className="flex flex-wrap items-center gap-2">
                {change.before !== '' && change.before !== null && (
                  <>
                    <del className="text-ink-2">{changeText.value(change.before)}</del>
                    <Icon name="arrow-right" className="text-ink-2" label={t('history:becomes')} />
                  </>
                )}
                <ins className="font-medium no-underline">{changeText.value(change.after)}</ins>
              </dd>
            </div>
          ))}
        </dl>
      )}
      {said.map(({ field, after }) => (
        <Quote key={field} text={String(after)} />
      ))}
      {problems.map(({ before, after }) => (
        <div key={problemKey(before as ProblemFacts)} className="mt-1.5">
          <p>{problemText(before as ProblemFacts)}</p>
          <Quote text={String(after)} />
        </div>
      ))}
    </>
  );
}
