import type { Dashboard } from '@dossier/domain/contracts/answers/dashboard';
import { accept } from '@dossier/domain/result';
import { sql } from 'kysely';
import { audienceFilter } from '../case/events.ts';
import { hasRight } from '../case/portal-rights.ts';
import { scope } from '../case/scope.ts';
import type { Row } from '../collections/rows.ts';
import type { ViewContext } from '../runtime/view-context.ts';
import { deskLoad } from './dashboard/desk-load.ts';
import { figuresOf } from './dashboard/figures.ts';
import { waitingRows } from './dashboard/waiting-rows.ts';
import { alertRows } from './parts/alert-rows.ts';
import { historyEvents } from './parts/events.ts';
import { defineView } from './view.ts';

/** Events on the dashboard; older ones are in the histories. */
const shownEvents = 12;
/** Newest events of which the shown ones are chosen. */
const readEvents = 100;
/** Events of one onboarding on the dashboard. */
const shownPerOnboarding = 3;
/** Of them writes of superusers: the repair of many rows must not hide everything else. */
const shownSuperuserWrites = 3;
const readSuperuserWrites = 20;
const shownWaiting = 8;
const shownAlerts = 5;

/** What waits for the viewer, the figures compared to last week, and recent activity. */
export const dashboard = defineView('dashboard', {
  async run(context) {
    const waiting = await waitingRows(context, shownWaiting);
    return accept<Dashboard>({
      figures: await figuresOf(context),
      waiting: waiting.rows,
      waitingTotal: waiting.total,
      activity: await activityOf(context),
      ...(await alertsOf(context)),
      ...(hasRight(context.actor, 'see-desk-work') ? { desk: await deskLoad(context) } : {}),
    });
  },
});

async function alertsOf(context: ViewContext): Promise<Pick<Dashboard, 'alerts' | 'alertsTotal'>> {
  const { records, actor } = context;
  const own = scope(actor).alerts;
  const filter = `state = "open" && ${own.filter}`;
  const { values } = own;
  const rows = await records.find('alerts', filter, values, { sort: 'due,id', limit: shownAlerts });
  return { alerts: await alertRows(context, rows), alertsTotal: await records.count('alerts', filter, values) };
}

async function activityOf(context: ViewContext): Promise<Dashboard['activity']> {
  const { records, actor } = context;
  const own = scope(actor).events;
  const filter = `${own.filter} && ${audienceFilter(actor)} && action != "superuser-wrote"`;
  const events = await records.find('events', filter, own.values, { sort: '-created,-@rowid', limit: readEvents });
  const repairs = await repairsOf(context);
  const all = fewPerOnboarding([...events, ...repairs].toSorted((a, b) => b.created.localeCompare(a.created)));
  const shown = all.slice(0, shownEvents);
  const lines = await historyEvents(
    records,
    actor,
    shown.map(({ event }) => event),
  );
  return lines.map((line, index) => ({ ...line, more: shown[index]?.more ?? 0 }));
}

/** Newest writes of superusers that the viewer may know of. A filter would read every event: it also looks for NULL. */
async function repairsOf({ records, actor }: ViewContext): Promise<Row<'events'>[]> {
  const own = scope(actor).events;
  const { rows } = await sql<{ id: string }>`
    select e.id as id from events e where e.request = '' and e.action = 'superuser-wrote' and ${own.sql('e')}
    order by e.created desc, e._rowid_ desc limit ${readSuperuserWrites}`.execute(records.sql);
  const found: Row<'events'>[] = [];
  for (const { id } of rows) {
    if (found.length === shownSuperuserWrites) break;
    const event = await records.first('events', `id = {:id} && ${audienceFilter(actor)}`, { id });
    if (event) found.push(event);
  }
  return found;
}

interface Shown {
  readonly event: Row<'events'>;
  /** Events of the same onboarding that are not shown; 0 but for the last one that is. */
  readonly more: number;
}

/**
 * The newest events of each onboarding, and of several of one kind about a client the newest: a check or the deadline of
 * one client writes many, and must not hide everything else.
 */
function fewPerOnboarding(events: readonly Row<'events'>[]): Shown[] {
  const newest = new Map(events.toReversed().map((event) => [kindAndClient(event), event.id]));
  const shown = [...Map.groupBy(events, ({ request, id }) => request || id).values()].flatMap((all) => {
    const few = all.filter((event) => newest.get(kindAndClient(event)) === event.id).slice(0, shownPerOnboarding);
    return few.map((event, index) => ({ event, more: index === few.length - 1 ? all.length - few.length : 0 }));
  });
  return shown.toSorted((a, b) => events.indexOf(a.event) - events.indexOf(b.event));
}

const kindAndClient = ({ action, subject, request, org, id }: Row<'events'>): string =>
  subject || request ? `${action} ${subject || request} ${org}` : id;
