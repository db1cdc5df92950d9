import type { KycAnswers } from '@dossier/domain/kyc-form/answers';
import type { FileStore } from '@dossier/records';
import type { ClientOnboarding } from '../../case/client-onboarding.ts';
import { vaultDocuments } from '../../case/documents.ts';
import { namesIn } from '../../case/people.ts';
import { subjectOf } from '../../case/subject.ts';
import { type Version, versionsOfVault } from '../../case/versions.ts';
import type { Reader, Row } from '../../collections/rows.ts';
import { words } from '../../reports/words.ts';
import { vaultRows } from '../parts/document-rows.ts';
import { printedAnswers } from '../parts/printed-answers.ts';
import { clientHistory } from './client-history.ts';
import { csvLine, csvStart, separatorOf } from './csv.ts';
import type { ExportLanguage } from './export-words.ts';
import { momentCell } from './moment-cell.ts';
import { myDataWords } from './my-data-words.ts';
import { freeName, safeName } from './safe-name.ts';
import { packDocuments, packLater, packText, type Zip } from './zip.ts';

interface Packing {
  readonly records: Reader;
  readonly files: FileStore;
  readonly language: ExportLanguage;
  readonly now: Date;
  readonly today: string;
}

interface Vault {
  readonly type: 'business' | 'individual';
  readonly subject: string;
  readonly folder: string;
  readonly name: string;
  /** Every onboarding of it that was sent. */
  readonly onboardings: readonly ClientOnboarding[];
}

/** One vault in a folder of its own: answers of every version, documents, who has access, and what happened. */
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
    onboardings: all.filter(({ request }) => request.subject === member.subject),
  };
  const versions = await versionsOfVault(records, vault.type, vault.subject);
  for (const version of versions) packVersion(zip, packing, vault, version);
  await packFiles(zip, packing, vault, versions);
  const say = myDataWords[language];
  const history = await clientHistory(records, vault.subject, vault.onboardings, language);
  packTable(zip, language, `${vault.folder}/${say.access}.csv`, say.accessColumns, accessLines(vault, language));
  packTable(zip, language, `${vault.folder}/${say.history}.csv`, say.historyColumns, history);
}

/** To read, and for another program. */
function packVersion(zip: Zip, packing: Packing, vault: Vault, version: Version): void {
  const file = vault.onboardings.find(({ request }) => request.id === version.request);
  if (!file) return;
  const { request, org } = file;
  const say = myDataWords[packing.language];
  const title = say.versionOf
    .replace('{reference}', request.reference || request.number)
    .replace('{number}', String(version.number));
  const path = `${vault.folder}/${say.answers}/${safeName(title)}`;
  const { number, state, submittedAt, updated, answers } = version;
  const about = { subject: vault.name, institution: org.name, reference: request.reference, version: number };
  const json = { ...about, state, sentAt: submittedAt, savedAt: updated, answers };
  packText(zip, `${path}.json`, `${JSON.stringify(json, null, 2)}\n`);
  packLater(zip, `${path}.pdf`, () => printedAnswers(packing, file, version));
}

/** Every document that was ever brought in, also those that a newer one replaced. */
async function packFiles(zip: Zip, packing: Packing, vault: Vault, versions: readonly Version[]): Promise<void> {
  const { records, files, language } = packing;
  const known = await vaultDocuments(records, vault);
  const answers = versions.map((version): Partial<KycAnswers> => version.answers);
  const names = new Map(answers.flatMap((one) => [...namesIn(one)])).set(vault.subject, vault.name);
  const documents = await vaultRows(records, known, { names, known });
  const say = myDataWords[language];
  const folderOf = ({ ownerName }: { ownerName: string }) => `${vault.folder}/${say.documents}/${safeName(ownerName)}`;
  const packed = await packDocuments(zip, { records, files, documents, folderOf });
  const lines = packed.map(({ path, document, sha256 }) => [
    path.slice(vault.folder.length + 1),
    words[language].kinds[document.kind] ?? document.kind,
    document.ownerName,
    String(document.version),
    document.issuedOn,
    document.expiresOn,
    momentCell(document.uploadedAt),
    String(document.size),
    sha256,
  ]);
  packTable(zip, language, `${vault.folder}/${say.documents}.csv`, say.documentColumns, lines);
}

function accessLines({ onboardings }: Vault, language: ExportLanguage): string[][] {
  return onboardings.flatMap(({ request, org, access }) => {
    if (!access) return [];
    const { requester_name, description, status, created, decided_at } = access;
    const answer = myDataWords[language].answerOf[status];
    const dates = [momentCell(created), answer, momentCell(decided_at)];
    return [[org.name, request.reference, description, requester_name, ...dates]];
  });
}

function packTable(
  zip: Zip,
  language: ExportLanguage,
  path: string,
  columns: Readonly<Record<string, string>>,
  lines: readonly (readonly string[])[],
): void {
  const rows = [Object.values(columns), ...lines].map((line) => csvLine(line, separatorOf(language)));
  packText(zip, path, csvStart + rows.join(''));
}
