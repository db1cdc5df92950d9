import type { Notification } from '@dossier/domain/contracts/answers/notifications';
import { noteExcerpt } from '@dossier/domain/limits';
import { isNotificationKind } from '@dossier/domain/notification-kinds';
import { type Reader, type Row, rowsById } from '../collections/rows.ts';
import type { Actor } from '../runtime/actor.ts';
import { scope } from './scope.ts';

/** Record filter, with values, of the notifications of a member of staff about what they may still view. */
export function ownNotifications(actor: Actor): { filter: string; values: Readonly<Record<string, string>> } {
  const { filter, values } = scope(actor).notifications;
  return { filter: `(user = {:user} && is_hidden = false && ${filter})`, values: { ...values, user: actor.id } };
}

/** Notifications with the present name of their onboarding and the present text of their note. */
export async function notificationLines(
  records: Reader,
  rows: readonly Row<'notifications'>[],
): Promise<Notification[]> {
  const requests = await rowsById(
    records,
    'gk_requests',
    rows.map(({ request }) => request),
  );
  const notes = await rowsById(
    records,
    'notes',
    rows.map(({ note }) => note),
  );
  return rows.flatMap((row) => {
    // Of another version of the program.
    if (!isNotificationKind(row.kind)) return [];
    const request = requests.get(row.request);
    const facts = row.facts ?? {};
    return {
      id: row.id,
      kind: row.kind,
      at: row.created,
      isRead: row.read_at !== '',
      by: facts['by'] ?? '',
      request: row.request,
      subject: request?.subject ?? facts['subject'] ?? '',
      name: request?.client_name ?? facts['name'] ?? '',
      reference: request?.reference || request?.number || facts['reference'] || '',
      note: row.note,
      excerpt: shorten(notes.get(row.note)?.text ?? ''),
      count: Number(facts['count'] ?? 0),
      deadline: facts['deadline'] ?? '',
      list: facts['list'] ?? '',
      alert: facts['alert'] ?? '',
      subscription: facts['subscription'] ?? '',
      import: facts['import'] ?? '',
    };
  });
}

function shorten(text: string): string {
  const line = [...text.replace(/\s+/g, ' ').trim()];
  return line.length <= noteExcerpt ? line.join('') : `${line.slice(0, noteExcerpt - 1).join('')}…`;
}
