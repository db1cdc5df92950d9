import type { KycAnswers } from '@dossier/domain/kyc-form/answers';
import type { Language } from '@dossier/domain/languages';
import type { FileStore } from '@dossier/records';
import { isWithdrawnByClient } from '../../case/access.ts';
import { clientAccessLog } from '../../case/client-access-log.ts';
import type { ClientOnboarding } from '../../case/client-onboarding.ts';
import { deskName } from '../../case/desk-name.ts';
import { vaultDocuments, withoutOwnLinks } from '../../case/documents.ts';
import { namesIn, newestNames } from '../../case/people.ts';
import { subjectOf } from '../../case/subject.ts';
import { type Version, versionsOfVault } from '../../case/versions.ts';
import type { Reader, Row } from '../../collections/rows.ts';
import type { PrintRequest } from '../../reports/print.ts';
import { documentKindLabel, reportTexts } from '../../reports/report-texts.ts';
import { vaultRows } from '../parts/document-rows.ts';
import { printedAnswers } from '../parts/printed-answers.ts';
import { clientAccessHeader, clientAccessLines } from './access-log-lines.ts';
import { clientHistory } from './client-history.ts';
import { csvLine, csvStart, separatorOf } from './csv.ts';
import { exportTexts } from './export-texts.ts';
import { momentCell } from './moment-cell.ts';
import { freeName, safeName } from './safe-name.ts';
import { packDocuments, packLater, packText, type Zip } from './zip.ts';

/** Columns of the tables, in order. */
const columns = {
  access: ['institution', 'reference', 'purpose', 'asked-by', 'asked-at', 'answer', 'answered-at'],
  documents: ['file', 'kind', 'owner', 'version', 'issued', 'expires', 'added-at', 'size', 'sha256'],
  history: ['when', 'who', 'institution', 'reference', 'what'],
} as const;

/** Most bytes of a reference in a file name. */
const maxReferenceBytes = 120;

interface Packing {
  readonly records: Reader;
  readonly files: FileStore;
  readonly language: Language;
  readonly now: Date;
  readonly today: string;
  readonly printing: PrintRequest;
}

interface Vault {
  readonly type: 'business' | 'individual';
  readonly subject: string;
  readonly folder: string;
  readonly name: string;
  /** Its onboardings, without drafts. */
  readonly onboardings: readonly ClientOnboarding[];
}

/** Adds a vault as a folder: answers of every version, documents, access requests and history. */
export async function packVault(
  zip: Zip,
  packing: Packing,
  member: Row<'vault_members'>,
  all: readonly ClientOnboarding[],
): Promise<void> {
  const { records, language } = packing;
  const name = (await subjectOf(records, member))?.name ?? '';
  const vault: Vault = {
    type: member.business === '' ? 'individual' : 'business',
    subject: member.subject,
    folder: freeName(safeName(name), zip.taken),
    name,
    onboardings: all.filter(({ request, role }) => request.subject === member.subject && role !== 'none'),
  };
  const versions = await versionsOfVault(records, vault.type, vault.subject);
  for (const version of versions) packVersion(zip, packing, vault, version);
  await packFiles(zip, packing, vault, versions);
  const t = exportTexts(language);
  const history = await clientHistory(records, vault.subject, vault.onboardings, language);
  packTable(
    zip,
    language,
    `${vault.folder}/${t('file-names.access')}.csv`,
    columns.access.map((column) => t(`my-data.access.${column}`)),
    accessLines(vault, language),
  );
  packTable(
    zip,
    language,
    `${vault.folder}/${t('file-names.access-log')}.csv`,
    clientAccessHeader(language),
    await readLines(packing, vault),
  );
  packTable(
    zip,
    language,
    `${vault.folder}/${t('file-names.history')}.csv`,
    columns.history.map((column) => t(`my-data.history.${column}`)),
    history,
  );
}

/** A version's answers as PDF to read, and as JSON for other programs. */
function packVersion(zip: Zip, packing: Packing, vault: Vault, version: Version): void {
  const onboarding = vault.onboardings.find(({ request }) => request.id === version.request);
  if (!onboarding) return;
  const { request, org } = onboarding;
  const t = exportTexts(packing.language);
  // Shortened before the number is added, which makes the name unique.
  const reference = safeName(request.reference || request.number, maxReferenceBytes);
  const title = t('my-data.version-of', { reference, number: version.number });
  const path = `${vault.folder}/${t('file-names.answers')}/${safeName(title)}`;
  const { number, state, submittedAt, updated, answers } = version;
  const about = { subject: vault.name, institution: org.name, reference: request.reference, version: number };
  const json = { ...about, state, sentAt: submittedAt, savedAt: updated, answers };
  packText(zip, `${path}.json`, `${JSON.stringify(json, null, 2)}\n`);
  packLater(zip, `${path}.pdf`, () => printedAnswers(packing, onboarding, version));
}

/** Every document of the client's onboardings in the vault, also those that a newer one replaced. */
async function packFiles(zip: Zip, packing: Packing, vault: Vault, versions: readonly Version[]): Promise<void> {
  const { records, files, language } = packing;
  const own = new Set(vault.onboardings.map(({ request }) => request.id));
  const known = withoutOwnLinks(await vaultDocuments(records, vault)).filter(({ request }) => own.has(request));
  const answers = versions.map((version): Partial<KycAnswers> => version.answers);
  const names = new Map(answers.flatMap((one) => [...namesIn(one)])).set(vault.subject, vault.name);
  const documents = await vaultRows(records, known, { names, known });
  const t = exportTexts(language);
  const folderOf = ({ ownerName }: { ownerName: string }) =>
    `${vault.folder}/${t('file-names.documents')}/${safeName(ownerName)}`;
  const packed = await packDocuments(zip, { records, files, documents, folderOf });
  const lines = packed.map(({ path, document, sha256 }) => [
    path.slice(vault.folder.length + 1),
    documentKindLabel(reportTexts(language), document.kind, document.side),
    document.ownerName,
    String(document.version),
    document.issuedOn,
    document.expiresOn,
    momentCell(document.uploadedAt),
    String(document.size),
    sha256,
  ]);
  packTable(
    zip,
    language,
    `${vault.folder}/${t('file-names.documents')}.csv`,
    columns.documents.map((column) => t(`my-data.documents.${column}`)),
    lines,
  );
}

function accessLines({ onboardings }: Vault, language: Language): string[][] {
  return onboardings.flatMap(({ request, org, access }) => {
    if (!access) return [];
    const { requester_name, description, status, created, decided_at, withdrawn_at } = access;
    const answer = exportTexts(language)(`my-data.answers.${isWithdrawnByClient(access) ? 'ended' : status}`);
    const dates = [momentCell(created), answer, momentCell(withdrawn_at || decided_at)];
    return [[org.name, request.reference, description, requester_name, ...dates]];
  });
}

/** Who read the data of each onboarding, on which days. */
async function readLines({ records, language }: Packing, { onboardings }: Vault): Promise<string[][]> {
  const desk = await deskName(records);
  const lines: string[][] = [];
  for (const { request, org } of onboardings) {
    const days = await clientAccessLog(records, request, await newestNames(records, [request]));
    const about = { name: org.name, reference: request.reference, deskName: desk };
    lines.push(...clientAccessLines(days, about, language));
  }
  return lines;
}

function packTable(
  zip: Zip,
  language: Language,
  path: string,
  header: readonly string[],
  lines: readonly (readonly string[])[],
): void {
  const rows = [header, ...lines].map((line) => csvLine(line, separatorOf(language)));
  packText(zip, path, csvStart + rows.join(''));
}
