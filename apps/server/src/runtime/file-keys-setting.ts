import { z } from '@dossier/domain/schema';
import { type FileKeys, readFileKeys } from '../files/file-keys.ts';

const text =
  'DOSSIER_FILE_KEYS must list keys of age: at least one AGE-SECRET-KEY-1…, as age-keygen prints it, and up to nine further recipients age1…, separated by commas or lines.';

/** Reads `DOSSIER_FILE_KEYS`. A file with keys is named by `DOSSIER_FILE_KEYS_FILE`. */
export const fileKeysSetting = z.pipe(
  z.pipe(z.string(), z.transform(readFileKeys)),
  z.custom<FileKeys>((value) => value !== undefined, text),
);
