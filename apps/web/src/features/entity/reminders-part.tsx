import { useTranslation } from 'react-i18next';
import type { ViewAnswer } from '#api/views.ts';
import { useWorkflow } from '#api/workflows.ts';
import { useErrorText } from '#i18n/error-text.ts';
import { isoToday, useFormat } from '#i18n/format.ts';
import { usePortal } from '#portals/portal.ts';
import { Button } from '#ui/button.tsx';
import { RailPart } from '#ui/rail-part.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { useEntityPlace } from './entity-context.ts';

type Reminders = NonNullable<ViewAnswer<'entity'>['reminders']>;
type Upcoming = Reminders['upcoming'][number];

/** What is sent to the client when, if nothing happens; the institution sends it now, or stops it. */
export function RemindersPart() {
  const { t } = useTranslation('entity');
  const { links } = usePortal();
  const { reminders } = useEntityPlace().entity;
  if (!reminders || (reminders.upcoming.length === 0 && reminders.why === '')) return null;
  const [next, ...later] = reminders.upcoming;
  const settings = links.settings;
  return (
    <RailPart title={t('reminders.title')}>
      {reminders.why !== '' && <p className="text-13 text-ink-2">{t(`reminders.why.${reminders.why}`)}</p>}
      {next && <Next upcoming={next} />}
      {later.length > 0 && (
        <ul aria-label={t('reminders.then')} className="mt-1.5 flex flex-col gap-1 text-13 text-ink-2">
          {later.map((one, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two persons may be reminded on one day
            <li key={`${one.kind}-${one.on}-${at}`}>
              <Line upcoming={one} />
            </li>
          ))}
        </ul>
      )}
      {reminders.mayStop && <Actions reminders={reminders} />}
      {reminders.mayStop && settings && (
        <TextLink className="mt-3 inline-block text-13" href={`${settings}?section=times`}>
          {t('reminders.settings')}
        </TextLink>
      )}
    </RailPart>
  );
}

function Next({ upcoming }: { upcoming: Upcoming }) {
  const { t } = useTranslation('entity');
  const format = useFormat();
  const { kind, number, of, on } = upcoming;
  if (kind === 'warning')
    return (
      <p className="text-13">
        <Line upcoming={upcoming} />
      </p>
    );
  return (
    <div className="text-13">
      <p className="font-medium">
        {on <= isoToday() ? t('reminders.next-today') : t('reminders.next', { date: format.date(on) })}
      </p>
      <p className="text-ink-2">
        {t(kind === 'client' ? 'reminders.if-quiet' : 'reminders.person-next', { number, of })}
      </p>
    </div>
  );
}

function Line({ upcoming: { kind, number, of, on } }: { upcoming: Upcoming }) {
  const { t } = useTranslation('entity');
  const format = useFormat();
  if (kind === 'client' && on <= isoToday()) return t('reminders.client-now', { number, of });
  return t(`reminders.${kind}`, { number, of, date: format.date(on) });
}

function Actions({ reminders }: { reminders: Reminders }) {
  const { t } = useTranslation('entity');
  const { error } = useErrorText();
  const { entity, open } = useEntityPlace();
  const stop = useWorkflow('stop-reminders');
  const { isStopped } = reminders;
  const send = (stopped: boolean) => stop.mutate({ request: entity.request.id, isStopped: stopped });
  return (
    <>
      <div className="mt-3 flex flex-wrap gap-2">
        {entity.moves.includes('remind') && (
          <Button size="sm" icon="send" onPress={() => open({ name: 'remind' })}>
            {t('reminders.send-now')}
          </Button>
        )}
        <Button size="sm" isPending={stop.isPending} onPress={() => send(!isStopped)}>
          {t(isStopped ? 'reminders.resume' : 'reminders.stop')}
        </Button>
      </div>
      {stop.error && (
        <p role="alert" className="mt-1 text-12 text-bad-ink">
          {error(stop.error)}
        </p>
      )}
    </>
  );
}
