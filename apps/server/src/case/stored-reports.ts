import { buffer } from 'node:stream/consumers';
import type { Language } from '@dossier/domain/languages';
import type { FileStore } from '@dossier/records';
import type { RequestRow } from '../collections/rows.ts';

/** Folder of an onboarding's reports. File names start with the moment of completion, so they sort by it. */
const folderOf = (request: string) => `reports/${request}/`;
const fileName = (completedAt: string, language: Language) => `${completedAt.replace(/\D/g, '')}-${language}.pdf`;

type Completion = Pick<RequestRow, 'id' | 'completed_at'>;

const keyOf = ({ id, completed_at: completedAt }: Completion, language: Language) =>
  `${folderOf(id)}${fileName(completedAt, language)}`;

/** Whether the report of a completion is stored in a language. */
export async function isReportStored(files: FileStore, completion: Completion, language: Language): Promise<boolean> {
  return (await files.info(keyOf(completion, language))) !== undefined;
}

/**
 * Returns the stored report of a completion, or builds and stores it. A stored report never changes, also when the
 * onboarding is reopened. Undefined when `build` returns undefined.
 */
export async function storedReport(
  files: FileStore,
  completion: Completion,
  language: Language,
  build: () => Promise<Uint8Array | undefined>,
): Promise<Uint8Array | undefined> {
  const key = keyOf(completion, language);
  if (await files.info(key)) return buffer(files.read(key));
  const bytes = await build();
  if (bytes) await files.put(key, bytes);
  return bytes;
}

/**
 * Returns the newest report that was stored before the onboarding was reopened, in this language or else another.
 */
export async function lastStoredReport(
  files: FileStore,
  { id }: Pick<RequestRow, 'id'>,
  language: Language,
): Promise<Uint8Array | undefined> {
  const keys: string[] = [];
  for await (const key of files.list(folderOf(id))) keys.push(key);
  const inLanguage = keys.filter((key) => key.endsWith(`-${language}.pdf`));
  const last = (inLanguage.length > 0 ? inLanguage : keys).toSorted().at(-1);
  return last === undefined ? undefined : buffer(files.read(last));
}
