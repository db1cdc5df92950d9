import { monitorEventLoopDelay } from 'node:perf_hooks';
import { portalOfCollection } from '@dossier/domain/portal';
import { systemRunKinds } from '@dossier/domain/system';
import type { ProgramVersion } from '@dossier/records';
import { committed, retried, type StorageAnswered, storageAnswered } from '@dossier/records/happenings';
import type { Gauge } from '@prometheus-io/client';
import { type FileScanned, fileScanned } from '../adapters/clamd-scanner.ts';
import { type JobFailed, jobFailed, type MailTried, mailTried } from './happenings.ts';
import { type BackupState, readState, type StateParts } from './state.ts';

export interface MetricsParts extends StateParts {
  readonly program: ProgramVersion | undefined;
  /** Open event streams by the collection of their account. */
  readonly streams: () => ReadonlyMap<string, number>;
}

/** A finished request. `route` has no values; `collection` only where the route names one. */
export interface ServedRequest {
  readonly method: string;
  readonly route: string;
  readonly status: number;
  readonly seconds: number;
  readonly collection: string | undefined;
}

export interface Metrics {
  /** Media type of the page. */
  readonly contentType: string;
  observe(request: ServedRequest): void;
  /** The text format of Prometheus. */
  page(): Promise<string>;
  close(): void;
}

/** Unit: seconds. */
const requestBuckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];
const commitBuckets = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1];
const scanBuckets = [0.01, 0.05, 0.1, 0.5, 1, 2.5, 5, 10, 30];
const quantiles = [0.5, 0.9, 0.99];

/**
 * Counts from now on what happens in this process, and reads the state of the desk for each page. The library is loaded
 * here, so that a desk without monitoring does not hold it in memory.
 */
export async function openMetrics(parts: MetricsParts): Promise<Metrics> {
  const library = await import('@prometheus-io/client');
  const registry = new library.Registry();
  const registers = [registry];
  library.collectDefaultMetrics({ register: registry });
  const requests = new library.Histogram({
    name: 'dossier_http_request_duration_seconds',
    help: 'How long requests took, by the pattern of their route.',
    labelNames: ['method', 'route', 'status'],
    buckets: requestBuckets,
    registers,
  });
  const signIns = new library.Counter({
    name: 'dossier_sign_ins_total',
    help: 'Attempts to sign in.',
    labelNames: ['portal', 'result'],
    registers,
  });
  const stopListening = countHappenings(library, registers);
  const readGauges = defineGauges(library, { registers, parts });
  return {
    contentType: registry.contentType,
    observe({ method, route, status, seconds, collection }) {
      requests.observe({ method, route, status: String(status) }, seconds);
      const result = resultOfSignIn(route, status);
      if (result) signIns.inc({ portal: portalOfCollection(collection ?? '') ?? 'none', result });
    },
    async page() {
      await readGauges();
      return registry.metrics();
    },
    close() {
      stopListening();
      registry.clear();
    },
  };
}

type Library = typeof import('@prometheus-io/client');
type Registers = InstanceType<Library['Registry']>[];

/** `next-factor`: the password was right, a second factor is asked for. */
function resultOfSignIn(route: string, status: number): 'done' | 'next-factor' | 'refused' | undefined {
  if (!/\/auth-with-\w+$/.test(route)) return undefined;
  if (status === 200) return 'done';
  return status === 401 ? 'next-factor' : 'refused';
}

/** Counters of what modules publish on their channels. Returns how to stop. */
function countHappenings({ Counter, Histogram }: Library, registers: Registers): () => void {
  const commits = new Histogram({
    name: 'dossier_db_commit_duration_seconds',
    help: 'Time of write transactions, from their begin until the database confirmed them. One may hold several changes.',
    buckets: commitBuckets,
    registers,
  });
  const retries = new Counter({
    name: 'dossier_db_retries_total',
    help: 'Changes that ran again after a conflict with another instance.',
    registers,
  });
  const failures = new Counter({
    name: 'dossier_job_failures_total',
    help: 'Failed runs of background jobs.',
    labelNames: ['job'],
    registers,
  });
  const mails = new Counter({
    name: 'dossier_mails_total',
    help: 'Attempts to send mails.',
    labelNames: ['result'],
    registers,
  });
  const storage = new Histogram({
    name: 'dossier_storage_duration_seconds',
    help: 'Time until object storage answered; repeated: an attempt after which the request was sent again.',
    labelNames: ['method', 'result'],
    buckets: requestBuckets,
    registers,
  });
  const listeners = [
    scanListener(Histogram, registers),
    [committed, (message: unknown) => commits.observe((message as { ms: number }).ms / 1000)],
    [retried, () => retries.inc()],
    [
      storageAnswered,
      (message: unknown) => {
        const { method, result, ms } = message as StorageAnswered;
        storage.observe({ method, result }, ms / 1000);
      },
    ],
    [jobFailed, (message: unknown) => failures.inc({ job: (message as JobFailed).job })],
    [mailTried, (message: unknown) => mails.inc({ result: (message as MailTried).result })],
  ] as const;
  for (const [channel, listener] of listeners) channel.subscribe(listener);
  return () => {
    for (const [channel, listener] of listeners) channel.unsubscribe(listener);
  };
}

function scanListener(Histogram: Library['Histogram'], registers: Registers) {
  const scans = new Histogram({
    name: 'dossier_file_scan_duration_seconds',
    help: 'Time until the malware scanner had a result; not-scanned: it had none.',
    labelNames: ['result'],
    buckets: scanBuckets,
    registers,
  });
  const listener = (message: unknown) => {
    const { result, ms } = message as FileScanned;
    scans.observe({ result }, ms / 1000);
  };
  return [fileScanned, listener] as const;
}

type MakeGauge = <L extends string = never>(name: string, help: string, labels?: L[]) => Gauge<L>;

/** A desk without a backup has no age of one: alert rules ask for its absence. */
function defineBackupGauges(gauge: MakeGauge): (state: BackupState) => void {
  const age = gauge('backup_age_seconds', 'Time since the last complete backup.');
  const bytes = gauge('backup_bytes', 'Size of the last backup, with the files that it shares with others.');
  const files = gauge('files', 'Stored files, as of the last backup.');
  const fileBytes = gauge('files_bytes', 'Size of the stored files, as of the last backup.');
  const verified = gauge('backup_verified_age_seconds', 'Time since a backup was last verified, by how far.', [
    'level',
  ]);
  const failed = gauge(
    'system_run_failed',
    '1 while the newest backup, verification or run of the checks has failed.',
    ['kind'],
  );
  return (state) => {
    for (const one of [age, bytes, files, fileBytes]) one.remove();
    verified.reset();
    if (state.last) {
      age.set(state.last.ageSeconds);
      bytes.set(state.last.bytes);
      files.set(state.last.files);
      fileBytes.set(state.last.fileBytes);
    }
    if (state.verified) verified.set({ level: state.verified.level }, state.verified.ageSeconds);
    for (const kind of systemRunKinds) failed.set({ kind }, state.failed.includes(kind) ? 1 : 0);
  };
}

interface GaugeParts {
  readonly registers: Registers;
  readonly parts: MetricsParts;
}

/** Returns a function that reads the state of the desk into its gauges. */
function defineGauges({ Gauge }: Library, { registers, parts }: GaugeParts): () => Promise<void> {
  const gauge = <L extends string = never>(name: string, help: string, labelNames: L[] = []) =>
    new Gauge({ name: `dossier_${name}`, help, labelNames, registers });
  const about = gauge('build_info', 'Version of the program; always 1.', ['version', 'build', 'node', 'database']);
  const delay = gauge('event_loop_delay_seconds', 'Delay of the event loop since the last page.', ['quantile']);
  const streams = gauge('realtime_clients', 'Open event streams of this instance.', ['portal']);
  const waiting = gauge('jobs_waiting', 'Orders that background jobs have not done yet.', ['job']);
  const oldest = gauge('job_oldest_seconds', 'Age of the oldest order that is not done.', ['job']);
  const lists = gauge('screening_list_age_seconds', 'Time since a screening list was last loaded.', ['list']);
  const onboardings = gauge('onboardings', 'Onboardings by status.', ['status']);
  const free = gauge('disk_free_bytes', 'Space in the data folder that can be written.');
  const unscanned = gauge('files_not_scanned', 'Stored files that wait for the malware scanner.');
  const writeBackups = defineBackupGauges(gauge);
  const { version = '', build = '' } = parts.program ?? {};
  about.set({ version, build, node: process.version, database: parts.store.dialect.name }, 1);
  const loop = monitorEventLoopDelay({ resolution: 10 });
  loop.enable();
  return async () => {
    const state = await readState(parts);
    for (const quantile of quantiles) delay.set({ quantile: String(quantile) }, loop.percentile(quantile * 100) / 1e9);
    loop.reset();
    for (const one of [streams, waiting, oldest, lists, onboardings]) one.reset();
    for (const [collection, count] of parts.streams())
      streams.inc({ portal: portalOfCollection(collection) ?? 'none' }, count);
    for (const queue of state.queues) {
      waiting.set({ job: queue.job }, queue.waiting);
      oldest.set({ job: queue.job }, queue.oldestSeconds);
    }
    for (const { name, ageSeconds } of state.lists) lists.set({ list: name }, ageSeconds);
    for (const [status, count] of state.onboardings) onboardings.set({ status }, count);
    free.set(state.freeBytes);
    unscanned.set(state.unscanned);
    writeBackups(state.backups);
  };
}
