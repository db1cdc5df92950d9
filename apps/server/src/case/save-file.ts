import { acceptedFiles } from '@dossier/domain/documents';
import { visibleCharacter } from '@dossier/domain/schema';
import { type FileStore, NewFile, newId } from '@dossier/records';
import { kycDocs } from '../collections/kyc_docs.ts';
import type { DeskRecordsStore } from '../collections/rows.ts';
import type { ExaminedFile } from '../documents/examine-upload.ts';
import { type Actor, nameOf } from '../runtime/actor.ts';
import type { Upload } from '../runtime/workflow-context.ts';

/** A file in the file store that has no record yet. */
export interface StoredFile extends ExaminedFile {
  readonly id: string;
  /** The client's name of the file, for display. */
  readonly name: string;
  readonly file: NewFile;
  /** Path in the file store, as the engine's download route expects it. */
  readonly key: string;
}

/** Writes an inspected upload under a random name, so that the record can follow in a transaction. */
export async function storeFile(files: FileStore, upload: Upload, found: ExaminedFile): Promise<StoredFile> {
  const id = newId();
  const storedName = `${newId()}${acceptedFiles[found.mediaType].extension}`;
  const file = new NewFile({ originalName: upload.name, storedName, mimeType: found.mediaType, content: upload });
  const key = `${kycDocs.id}/${id}/${storedName}`;
  await files.put(key, upload);
  return { ...found, id, name: shownName(upload.name), file, key };
}

/** Longest display name of a file. Unit: characters. */
const maxShownName = 255;
/** Longer endings are no file extensions. Unit: characters. */
const maxExtension = 10;

/**
 * Display name of an untrusted file name: its last part, without control and bidirectional characters. A name that is
 * too long is shortened before its extension.
 */
export function shownName(given: string): string {
  const last = given.split(/[/\\]/).at(-1) ?? '';
  const clean = last.replace(/[\p{Cc}\p{Bidi_Control}\p{Zl}\p{Zp}]/gu, '').trim();
  // Joiners inside a name are part of its spelling.
  if (!visibleCharacter.test(clean)) return 'document';
  if (clean.length <= maxShownName) return clean;
  const dot = clean.lastIndexOf('.');
  const extension = dot > 0 && clean.length - dot <= maxExtension ? clean.slice(dot) : '';
  return `${firstCharacters(clean, maxShownName - extension.length - 1)}…${extension}`;
}

/** The first characters that fit into a number of UTF-16 units, without half a surrogate pair. */
const firstCharacters = (text: string, units: number): string => text.slice(0, units).replace(/[\ud800-\udbff]$/, '');

/**
 * Creates the record of a stored file.
 * @returns its id
 */
export async function saveFile(records: DeskRecordsStore, actor: Actor, stored: StoredFile): Promise<string> {
  const { id, name, size, mediaType, sha256, pages, encrypted, file, scan } = stored;
  const found = { name, size, media_type: mediaType, sha256, pages, encrypted };
  const by = { uploaded_by: actor.id, uploaded_by_name: nameOf(actor), uploaded_portal: actor.portal };
  const scanned = scan && {
    ...scanColumns(scan),
    [scan.result === 'clean' ? 'scanned_at' : 'scan_next_at']: records.now,
  };
  await records.create('kyc_docs', { id, ...found, ...by, ...scanned, file: file as never }, { via: 'program' });
  return id;
}

/** An upload without a verdict is scanned by the job as soon as the scanner answers. */
function scanColumns(scan: NonNullable<ExaminedFile['scan']>) {
  return scan.result === 'clean'
    ? { scan: 'clean' as const }
    : { scan: 'waiting' as const, scan_problem: scan.problem };
}
