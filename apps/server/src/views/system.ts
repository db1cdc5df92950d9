import { stat, statfs } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { SystemAnswer } from '@dossier/domain/contracts/answers/system';
import { maxSignatureDays } from '@dossier/domain/malware';
import { accept, refuse } from '@dossier/domain/result';
import type { LoadProblem } from '@dossier/domain/screening';
import type { SystemRunKind, SystemRunState } from '@dossier/domain/system';
import { dateText } from '@dossier/records';
import { sql } from 'kysely';
import type { Row } from '../collections/rows.ts';
import { nameOfPlace } from '../files/storages.ts';
import { mayResend } from '../mail/may-resend.ts';
import { readQueues } from '../monitoring/state.ts';
import { nextBackup, nextVerification, scheduleOf } from '../runtime/backup-schedule.ts';
import { clamdName } from '../runtime/clamd-setting.ts';
import { momentOf } from '../runtime/clock.ts';
import { databaseIn } from '../runtime/data-folder.ts';
import { schemaStamp } from '../runtime/schema-version.ts';
import type { SystemFacts } from '../runtime/system-status.ts';
import type { ViewContext } from '../runtime/view-context.ts';
import { listState } from './dashboard/list-state.ts';
import { defineView } from './view.ts';

const dayMs = 86_400_000;
/** Mails that are shown. */
const shownMails = 20;
/** A list with a schedule is late after this time. Unit: milliseconds. */
const lateMs = { daily: 36 * 3_600_000, weekly: 8 * dayMs } as const;

/** Whether the desk is well, for leads. State of the process is that of the instance that answers. */
export const system = defineView('system', {
  async run(context) {
    const facts = context.ports.system;
    if (!facts) return refuse('not-found');
    return accept<SystemAnswer>({
      program: programOf(facts),
      jobs: await jobsOf(context, facts),
      mail: await mailOf(context, facts),
      lists: await listsOf(context),
      backup: await backupOf(context, facts),
      malware: await malwareOf(context, facts),
      storage: await storageOf(context, facts),
      checks: await checksOf(context),
      errors: facts.status.errors.map(({ at, ...error }) => ({ ...error, at: dateText(at) })),
    });
  },
});

type Answer = SystemAnswer;

function programOf({ program, status, config }: SystemFacts): Answer['program'] {
  return {
    version: program.version,
    build: program.build ?? '',
    node: process.versions.node,
    database: config.databaseUrl === undefined ? 'sqlite' : 'postgres',
    schema: schemaStamp.version,
    startedAt: dateText(status.startedAt),
  };
}

async function jobsOf({ records, now }: ViewContext, { status }: SystemFacts): Promise<Answer['jobs']> {
  const queues = new Map((await readQueues(records, now)).map((queue) => [queue.job as string, queue]));
  const since = now.getTime() - dayMs;
  const text = (moment: Date | undefined) => (moment ? dateText(moment) : '');
  return [...status.jobs.values()].map(({ name, running, lastAt, nextAt, failures }) => ({
    name,
    isRunning: running > 0,
    lastAt: text(lastAt),
    nextAt: running > 0 ? '' : text(nextAt),
    failed: failures.filter((at) => at.getTime() > since).length,
    waiting: queues.get(name)?.waiting ?? null,
    oldestSeconds: queues.get(name)?.oldestSeconds ?? null,
  }));
}

/** Older failures are no longer shown. */
const shownFor = 14 * dayMs;
const undelivered =
  '(state = "waiting" && attempts > 0) || state = "sending" || ((state = "failed" || state = "bounced") && created > {:since})';

async function mailOf({ records, now }: ViewContext, { config }: SystemFacts): Promise<Answer['mail']> {
  const since = dateText(new Date(now.getTime() - shownFor));
  const day = dateText(new Date(now.getTime() - dayMs));
  const rows = await records.find('mail_outbox', undelivered, { since }, { sort: '-updated,id', limit: shownMails });
  const failed = '(state = "failed" || state = "bounced") && created > {:since}';
  return {
    server: config.mail ? new URL(config.mail.server).host : '',
    sent: await records.count('mail_outbox', 'state = "sent" && sent_at > {:day}', { day }),
    waiting: await records.count('mail_outbox', 'state = "waiting" || state = "sending"', {}),
    failed: await records.count('mail_outbox', failed, { since }),
    rows: await Promise.all(rows.map((row) => mailRow(records, row))),
  };
}

async function mailRow(
  records: ViewContext['records'],
  row: Row<'mail_outbox'>,
): Promise<Answer['mail']['rows'][number]> {
  const { id, kind, to, state, attempts, reply, next_at, updated, language } = row;
  const request = row.request === '' ? undefined : await records.get('gk_requests', row.request);
  return {
    id,
    kind,
    to,
    request: request ? { request: request.id, subject: request.subject, reference: request.reference } : null,
    state: state as Answer['mail']['rows'][number]['state'],
    attempts,
    reply,
    at: attempts === 0 ? '' : updated,
    nextAt: state === 'waiting' ? next_at : '',
    mayResend: mayResend(row),
    language,
  };
}

async function listsOf(context: ViewContext): Promise<Answer['lists']> {
  const { records, now } = context;
  const rows = await records.find('screening_lists', 'removed_at = "" && load != ""', {}, { sort: 'name,id' });
  const { problems } = await listState(context);
  const problemOf = new Map(problems.map(({ list, problem }) => [list, problem as LoadProblem]));
  return rows.map(({ id, name, date, loaded_at, schedule }) => {
    const age = now.getTime() - momentOf(loaded_at).getTime();
    const isLate = (schedule === 'daily' || schedule === 'weekly') && age > lateMs[schedule];
    return { id, name, date, loadedAt: loaded_at, isLate, problem: problemOf.get(id) ?? null };
  });
}

const newest = (records: ViewContext['records'], kind: SystemRunKind, state?: SystemRunState) =>
  records.first(
    'system_runs',
    state ? 'kind = {:kind} && state = {:state}' : 'kind = {:kind}',
    { kind, ...(state && { state }) },
    { sort: '-created,-@rowid' },
  );

const startOf = (run: Row<'system_runs'> | undefined) => run && momentOf(run.created);

async function backupOf({ records }: ViewContext, { config }: SystemFacts): Promise<Answer['backup']> {
  const { place, recipients } = config.backup;
  // Without recipients of its own a backup is encrypted to the keys of files.
  const { keys } = config.files;
  const count = recipients.length === 0 && keys ? 1 + keys.recipients.length : recipients.length;
  const desk = await records.first('desk', '', {});
  const chosen = desk?.backup_schedule;
  const schedule = scheduleOf(chosen, config.demo);
  const last = await newest(records, 'backup', 'done');
  const verified = await newest(records, 'verification', 'done');
  const backupRun = await newest(records, 'backup');
  const verificationRun = await newest(records, 'verification');
  const text = (moment: Date | undefined) => (moment ? dateText(moment) : '');
  return {
    ...schedule,
    isChosen: Boolean(chosen),
    folder: nameOfPlace(place),
    isOnSameDisk: place.kind === 'folder' && (await isOnSameDisk(place.path, config.dataFolder)),
    recipients: count,
    last: last ? { at: last.created, bytes: last.bytes } : null,
    verified: verified ? { at: verified.created, level: verified.level || 'present', files: verified.files } : null,
    nextAt: text(desk && nextBackup(schedule, startOf(backupRun) ?? momentOf(desk.created))),
    nextVerificationAt: text(nextVerification(startOf(verificationRun), startOf(last))),
    backupRun: runOf(backupRun),
    verificationRun: runOf(verificationRun),
  };
}

const runOf = (run: Row<'system_runs'> | undefined) =>
  run ? { id: run.id, state: run.state, at: run.created, problem: run.problem } : null;

/** Of the nearest folder that exists. */
async function deviceOf(folder: string): Promise<number> {
  const found = await stat(folder).catch(() => undefined);
  return found ? found.dev : deviceOf(dirname(folder));
}

const isOnSameDisk = async (one: string, other: string) => (await deviceOf(one)) === (await deviceOf(other));

async function malwareOf({ records, now, ports }: ViewContext, { config }: SystemFacts): Promise<Answer['malware']> {
  if (!config.clamd || !ports.scanner) return null;
  const version = await ports.scanner.version().catch(() => undefined);
  const built = version?.signaturesOf;
  return {
    address: clamdName(config.clamd),
    engine: version?.engine ?? '',
    signaturesOf: built ? dateText(built) : '',
    isOld: built !== undefined && now.getTime() - built.getTime() > maxSignatureDays * dayMs,
    waiting: await records.count('kyc_docs', 'scan = "" || scan = "waiting"', {}),
    infected: await records.count('kyc_docs', 'scan = "infected"', {}),
  };
}

async function storageOf({ records }: ViewContext, { config }: SystemFacts): Promise<Answer['storage']> {
  const { bavail, blocks, bsize } = await statfs(config.dataFolder);
  const last = await newest(records, 'backup', 'done');
  return {
    databaseBytes: await databaseBytes(records, config.dataFolder),
    freeBytes: bavail * bsize,
    totalBytes: blocks * bsize,
    files: last ? { count: last.files, bytes: last.file_bytes, at: last.created } : null,
  };
}

async function databaseBytes(records: ViewContext['records'], dataFolder: string): Promise<number> {
  if (records.database === 'sqlite') {
    // What was written last is in the write-ahead log.
    const sizes = ['', '-wal'].map((end) =>
      stat(databaseIn(dataFolder) + end).then(
        ({ size }) => size,
        () => 0,
      ),
    );
    return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
  }
  const { rows } = await sql<{ size: number }>`select pg_database_size(current_database()) as size`.execute(
    records.sql,
  );
  return Number(rows[0]?.size ?? 0);
}

async function checksOf({ records }: ViewContext): Promise<Answer['checks']> {
  const last = await newest(records, 'checks');
  if (!last) return null;
  // While they run again, those of the last time are shown.
  const results = last.results ?? (await newest(records, 'checks', 'done'))?.results ?? [];
  return { state: last.state, at: last.ended_at || last.created, problem: last.problem, results: [...results] };
}
