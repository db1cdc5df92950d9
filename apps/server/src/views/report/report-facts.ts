import type { DocumentRow } from '@dossier/domain/contracts/answers/documents';
import { kycStepsOf } from '@dossier/domain/kyc-form/steps';
import type { Language } from '@dossier/domain/languages';
import { partyOf } from '../../case/client-access-log.ts';
import { formDocuments } from '../../case/documents.ts';
import { loadForm } from '../../case/form.ts';
import { namesIn } from '../../case/people.ts';
import type { VisibleCase } from '../../case/visible-case.ts';
import { fullName, type Reader, type RequestRow, type Row, rowsById } from '../../collections/rows.ts';
import type { ListedAnswers, Monitoring, ReadLine, ReportData } from '../../reports/report-data.ts';
import { vaultRows } from '../parts/document-rows.ts';
import { activityNames } from '../parts/printed-answers.ts';

/** The form as staff read it: with what persons gave by own links. */
export async function listedAnswers(file: VisibleCase, language: Language, today: string): Promise<ListedAnswers> {
  const { records, request, version, answers, documents } = file;
  const form = await loadForm(records, request, version, today);
  return {
    sections: kycStepsOf(request.type, request.source_of_funds),
    form: { ...form, answers, documents: await formDocuments(records, documents) },
    activityNames: await activityNames({ answers }, language),
  };
}

export async function startOf({ records, request }: VisibleCase): Promise<ReportData['started']> {
  const by = request.created_by === '' ? undefined : await records.get('gatekeeper_users', request.created_by);
  return { by: fullName(by), at: request.created };
}

export async function accessGivenBy({ records, access }: VisibleCase): Promise<string> {
  if (!access || access.decided_by === '') return '';
  return fullName(await records.get('end_client_users', access.decided_by));
}

/** Versions of the onboarding's documents that are not in its answers, as of this moment. */
export async function earlierRows(file: VisibleCase, moment: string): Promise<DocumentRow[]> {
  const { records, request, subject, answers, documents, knownDocuments } = file;
  const shown = new Set(documents.map(({ id }) => id));
  const earlier = knownDocuments.filter(
    ({ id, request: of, created }) => !shown.has(id) && of === request.id && created <= moment,
  );
  const names = namesIn(answers).set(subject.id, request.client_name);
  return vaultRows(records, earlier, { names, known: knownDocuments });
}

export async function hashesOf(records: Reader, documents: readonly DocumentRow[]): Promise<Map<string, string>> {
  const ids = documents.map(({ doc }) => doc);
  return new Map([...(await rowsById(records, 'kyc_docs', ids))].map(([id, { sha256 }]) => [id, sha256]));
}

/** The institution's monitoring of the client that was set up by this moment. */
export async function monitoringOf({ records, request }: VisibleCase, moment: string): Promise<Monitoring[]> {
  const filter = 'org = {:org} && subject = {:subject} && status = "active" && created <= {:moment}';
  const values = { org: request.org, subject: request.subject, moment };
  const rows = await records.find('gk_subscriptions', filter, values, { sort: 'created,@rowid' });
  return rows.map(({ level, cadence, created, next_run }) => ({
    level,
    cadence,
    startedAt: created,
    nextRun: next_run,
  }));
}

/** Entries of the access log that are summed up. */
const mostReads = 20_000;

/** What each party read until this moment, per kind of data. */
export async function readsOf(records: Reader, request: Pick<RequestRow, 'id'>, moment: string): Promise<ReadLine[]> {
  const filter = 'request = {:request} && created <= {:moment} && portal != ""';
  const options = { sort: 'day,@rowid', limit: mostReads };
  const entries = await records.find('access_log', filter, { request: request.id, moment }, options);
  const groups = Map.groupBy(entries, (entry) => [partyOf(entry), entry.action, entry.kind].join(' '));
  return [...groups.values()].flatMap((group) => lineOf(group) ?? []).toSorted(byParty);
}

function lineOf(entries: readonly Row<'access_log'>[]): ReadLine | undefined {
  const [first, last] = [entries[0], entries.at(-1)];
  const by = first && partyOf(first);
  if (!first || !last || !by) return undefined;
  return {
    by,
    action: first.action as ReadLine['action'],
    kind: first.kind as ReadLine['kind'],
    days: new Set(entries.map(({ day }) => day)).size,
    people: new Set(entries.map(({ actor }) => actor)).size,
    first: first.day,
    last: last.day,
  };
}

const byParty = (a: ReadLine, b: ReadLine) => (a.by === b.by ? (a.first < b.first ? -1 : 1) : a.by < b.by ? 1 : -1);
