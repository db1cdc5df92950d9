import type { ViewAnswer } from '#api/views.ts';

type Notification = ViewAnswer<'notifications'>['items'][number];

/** One line: a notification, or consecutive documents by one person. */
export interface NotificationRow {
  readonly first: Notification;
  readonly ids: readonly string[];
  readonly isRead: boolean;
}

/** Those of one onboarding on one day, newest first. */
export interface NotificationGroup {
  readonly key: string;
  readonly name: string;
  /** What it is about where it is no onboarding. */
  readonly about: 'lists' | 'system' | 'import';
  readonly reference: string;
  readonly unread: number;
  readonly rows: readonly NotificationRow[];
}

/** The groups of each day, in the order of their newest notification. */
export function groupByDay(
  items: readonly Notification[],
  dayName: (at: string) => string,
): { day: string; groups: NotificationGroup[] }[] {
  return [...Map.groupBy(items, ({ at }) => dayName(at))].map(([day, ofDay]) => ({
    day,
    groups: [...Map.groupBy(ofDay, ({ request, kind }) => request || kind)].map(([key, of]) => groupOf(key, of)),
  }));
}

/** What the kinds without an onboarding are about. */
const aboutNone: Readonly<Record<string, NotificationGroup['about']>> = {
  'list-load-failed': 'lists',
  'backup-failed': 'system',
  'import-finished': 'import',
  'infected-file-refused': 'system',
};

function groupOf(key: string, of: readonly Notification[]): NotificationGroup {
  const { request = '', name = '', reference = '' } = of[0] ?? {};
  return {
    key,
    name: request === '' && key in aboutNone ? '' : name,
    about: aboutNone[key] ?? 'lists',
    reference,
    unread: of.filter(({ isRead }) => !isRead).length,
    rows: rowsOf(of),
  };
}

const isDocument = ({ kind }: Notification) => kind === 'document-added' || kind === 'own-document-added';

function rowsOf(of: readonly Notification[]): NotificationRow[] {
  const rows: NotificationRow[] = [];
  for (const one of of) {
    const last = rows.at(-1);
    const isSame = last?.first.kind === one.kind && last.first.by === one.by && last.isRead === one.isRead;
    if (last && isSame && isDocument(one)) rows[rows.length - 1] = { ...last, ids: [...last.ids, one.id] };
    else rows.push({ first: one, ids: [one.id], isRead: one.isRead });
  }
  return rows;
}
