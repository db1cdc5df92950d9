import { createHash } from 'node:crypto';
import type { DocumentRow } from '@dossier/domain/contracts/answers/documents';
import type { ScreeningRow } from '@dossier/domain/contracts/answers/screening';
import { canonicalJson } from '../runtime/canonical-json.ts';
import type { ReportData } from './report-data.ts';
import { decisionOf, documentsOf, resultOf, screeningsOf } from './report-result.ts';

/** Version of the format of the attached data. */
const formatVersion = 3;

const howToVerify = [
  'Compute the SHA-256 digest of a file and compare it with "sha256" of the document with its name.',
  'Compute the SHA-256 digest of this attachment and compare it with the one printed in section 20 of the report.',
  'An event has the hash of its entry in the history, which an export of the history explains; "historyEnd" is the newest one.',
  'The report has the same bytes whenever it is printed from the same version.',
];

/** The data of a report as a file, with its digest. It is the same in every language of the report. */
export interface Evidence {
  readonly name: string;
  readonly bytes: Buffer;
  /** SHA-256, hexadecimal. */
  readonly digest: string;
}

export function evidenceOf(data: ReportData): Evidence {
  const bytes = Buffer.from(`${canonicalJson(contentOf(data))}\n`, 'utf8');
  return { name: 'evidence.json', bytes, digest: createHash('sha256').update(bytes).digest('hex') };
}

/** Everything that the report states, named one by one, so that internal fields of an answer never get into it. */
function contentOf(data: ReportData) {
  const { entity, deskName, moment, isCompleted, answers, declaration, events, hashes } = data;
  const { id, number, reference, type, deadline, scope, scopeNote, transactionDescription } = entity.request;
  const onboarding = { id, number, reference, type, deadline, scope, scopeNote, purpose: transactionDescription };
  return {
    v: formatVersion,
    report: { createdAt: moment, isCompleted, desk: deskName, institution: entity.org.name, version: entity.version },
    onboarding: { ...onboarding, started: data.started },
    client: { ...entity.subject, registration: entity.registration, activities: entity.activities },
    result: resultOf(data),
    decision: decisionOf(data) ?? null,
    checks: entity.statuses.map(({ openHits: _, ...line }) => line),
    answers: answers.form.answers,
    declaration,
    ownership: entity.ownership.open ? (entity.ownership.value?.result ?? null) : null,
    documents: [...documentsOf(data), ...entity.ownDocuments].map((row) => documentOf(row, hashes)),
    earlierDocuments: data.earlierDocuments.map((row) => documentOf(row, hashes)),
    identities: entity.identities,
    screening: screeningsOf(data).map(screeningOf),
    risk: entity.risk.open ? entity.risk.value : [],
    access: entity.access && { ...entity.access, givenBy: data.accessGivenBy },
    requests: entity.corrections,
    monitoring: data.monitoring,
    reads: data.reads,
    notes: data.notes,
    events: events.map(({ actorIsMe: _, ...event }) => event),
    historyEnd: data.historyEnd,
    howToVerify,
  };
}

function documentOf(row: DocumentRow, hashes: ReportData['hashes']) {
  const { versions: _, updated: __, ...facts } = row;
  return { ...facts, sha256: hashes.get(row.doc) ?? '' };
}

/** A report is read by an institution, so hits name no onboarding of another one. */
function screeningOf(row: ScreeningRow) {
  const { id, kind, target, name, status, lists, runAt, reason, by, source, threshold, query, algorithm } = row;
  const hits = row.hits.map((hit) => {
    const { earlier: _, same: __, isFromElsewhere, ...facts } = hit;
    return isFromElsewhere ? { ...facts, reason: '', by: '', at: '' } : facts;
  });
  return { id, kind, target, name, status, lists, runAt, reason, by, source, threshold, query, algorithm, hits };
}
