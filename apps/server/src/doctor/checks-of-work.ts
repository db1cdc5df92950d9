import { type SystemRunKind, verifyEveryDays } from '@dossier/domain/system';
import { dateText } from '@dossier/records';
import { nameOfPlace } from '../files/storages.ts';
import { orders } from '../monitoring/state.ts';
import { scheduleOf } from '../runtime/backup-schedule.ts';
import { momentOf } from '../runtime/clock.ts';
import { type Check, type CheckContext, opened } from './found.ts';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
const maxBackupHours = 48;
/** Unit: days. One more than the interval. */
const maxVerifiedDays = verifyEveryDays + 1;
const maxListHours = 36;
const maxQueueMinutes = 10;

const newest = async (context: CheckContext, kind: SystemRunKind, state: 'done' | 'failed') => {
  const sql = `SELECT "created", "problem", "level" FROM "system_runs" WHERE "kind" = ? AND "state" = ? ORDER BY "created" DESC LIMIT 1`;
  const [row] = await opened(context).all(sql, [kind, state]);
  return row && { at: momentOf(String(row['created'])), problem: String(row['problem']), level: String(row['level']) };
};

const hoursSince = (at: Date, now: Date) => Math.floor((now.getTime() - at.getTime()) / hourMs);

export const backup: Check<'backup'> = {
  needsDatabase: true,
  async run(context) {
    const made = await newest(context, 'backup', 'done');
    const failed = await newest(context, 'backup', 'failed');
    if (failed && (!made || failed.at > made.at))
      return { state: 'fail', text: 'failed', facts: { problem: failed.problem } };
    const [desk] = await opened(context).all('SELECT "backup_schedule" FROM "desk"');
    const { every } = scheduleOf(parse(desk?.['backup_schedule']), context.config.demo);
    if (!made) return every === 'off' ? { state: 'warn', text: 'off' } : { state: 'warn', text: 'none' };
    const hours = hoursSince(made.at, context.now());
    return hours > maxBackupHours
      ? { state: 'fail', text: 'old', facts: { hours } }
      : { state: 'ok', text: 'ok', facts: { hours, folder: nameOfPlace(context.config.backup.place) } };
  },
};

const parse = (value: unknown) => (typeof value === 'string' ? JSON.parse(value || 'null') : value) as null;

const textOfLevel: Readonly<Record<string, 'stored' | 'present'>> = { stored: 'stored', present: 'present' };

export const verification: Check<'verification'> = {
  needsDatabase: true,
  async run(context) {
    const done = await newest(context, 'verification', 'done');
    const failed = await newest(context, 'verification', 'failed');
    if (failed && (!done || failed.at > done.at))
      return { state: 'fail', text: 'failed', facts: { problem: failed.problem } };
    if (!done) return { state: 'warn', text: 'none' };
    const days = Math.floor(hoursSince(done.at, context.now()) / 24);
    if (days > maxVerifiedDays) return { state: 'warn', text: 'old', facts: { days } };
    return { state: 'ok', text: textOfLevel[done.level] ?? 'ok', facts: { days } };
  },
};

export const lists: Check<'lists'> = {
  needsDatabase: true,
  async run(context) {
    const rows = await opened(context).all(
      `SELECT "name", "loaded_at", "schedule" FROM "screening_lists" WHERE "removed_at" = '' AND "load" != '' ORDER BY "loaded_at"`,
    );
    if (rows.length === 0) return { state: 'warn', text: 'none' };
    const [late] = rows.filter((row) => row['schedule'] !== 'off' && row['schedule'] !== '');
    const hours = late ? hoursSince(momentOf(String(late['loaded_at'])), context.now()) : 0;
    const maxHours = late?.['schedule'] === 'weekly' ? 7 * 24 + maxListHours : maxListHours;
    return hours > maxHours
      ? { state: 'warn', text: 'old', facts: { name: String(late?.['name']), hours } }
      : { state: 'ok', text: 'ok', facts: { count: rows.length } };
  },
};

export const queues: Check<'queues'> = {
  needsDatabase: true,
  async run(context) {
    const database = opened(context);
    const now = context.now();
    for (const [job, { collection, open }] of Object.entries(orders)) {
      const states = open.map(() => '?').join(', ');
      const sql = `SELECT min("created") AS "oldest" FROM "${collection}" WHERE "state" IN (${states})`;
      const [row] = await database.all(sql, open);
      const oldest = String(row?.['oldest'] ?? '');
      const minutes = oldest === '' ? 0 : Math.floor((now.getTime() - momentOf(oldest).getTime()) / 60_000);
      if (minutes > maxQueueMinutes) return { state: 'warn', text: 'old', facts: { job, minutes } };
    }
    const since = dateText(new Date(now.getTime() - dayMs));
    const [row] = await database.all(
      `SELECT count(*) AS "n" FROM "mail_outbox" WHERE "state" IN ('failed', 'bounced') AND "updated" > ?`,
      [since],
    );
    const failed = Number(row?.['n'] ?? 0);
    return failed > 0 ? { state: 'warn', text: 'mails', facts: { count: failed } } : { state: 'ok', text: 'ok' };
  },
};
