import type { FieldError } from '../core/errors.ts';
import { NewFile } from '../files/file-store.ts';
import { asText } from './as-text.ts';
import type { Field, FieldOptions } from './field.ts';
import { required } from './field-errors.ts';
import type { FieldBehaviour } from './field-type.ts';
import { isMany, listModifiers, type ManyOptions, settle, toValues, valuesColumn } from './values.ts';

export interface FileOptions extends FieldOptions, ManyOptions {
  /** Bytes of one file. Default 5 MB. */
  readonly maxSize?: number;
  /** Allowed media types, detected from the content; empty for all. */
  readonly mimeTypes?: readonly string[];
  /** Served only with a file token of a record that satisfies the view rule. */
  readonly protected?: boolean;
  /** Sizes such as `100x100`, `0x200`, `300x200f`. */
  readonly thumbs?: readonly string[];
}

type FileValue<O extends FileOptions, V> = O extends { maxSelect: infer Max } ? (Max extends 0 | 1 ? V : V[]) : V;

/** Names of stored files. Written as names that the record has, and as `NewFile`s. */
export function file<const O extends FileOptions = Record<never, never>>(
  options?: O,
): Field<FileValue<O, string>, FileValue<O, string | NewFile>, 'file'> {
  return { type: 'file', options: { ...options } };
}

const defaultMaxBytes = 5 << 20;
type Item = string | NewFile;
const toItem = (raw: unknown): Item => (raw instanceof NewFile ? raw : asText(raw));
const nameOf = (item: Item): string => (item instanceof NewFile ? item.storedName : item);

export const fileType: FieldBehaviour<FileOptions> = {
  ...valuesColumn,
  normalise: (raw, options) => settle(toValues(raw, toItem), options),
  validate(value, options, { name, before }) {
    const items = toValues(value, toItem);
    if (items.length === 0) return options.required ? required : undefined;
    const maxSelect = options.maxSelect || 1;
    if (items.length > maxSelect) {
      return {
        code: 'validation_too_many_files',
        message: `The maximum allowed files is ${maxSelect}.`,
        params: { maxSelect },
      };
    }
    const owned = new Set(toValues(before?.[name], asText));
    const invalidFiles = items.filter((item): item is string => typeof item === 'string' && !owned.has(item));
    if (invalidFiles.length > 0) {
      const message = `Invalid new files: [${invalidFiles.join(' ')}].`;
      return { code: 'validation_invalid_file', message, params: { invalidFiles } };
    }
    return firstError(items, options);
  },
  toColumn: (value, options) => {
    const names = toValues(value, toItem).map(nameOf);
    return isMany(options) ? JSON.stringify(names) : (names.at(-1) ?? '');
  },
  modifiers: listModifiers(toItem, nameOf),
};

function firstError(items: readonly Item[], options: FileOptions): FieldError | undefined {
  for (const item of items) {
    const error = item instanceof NewFile ? validateNew(item, options) : undefined;
    if (error) return error;
  }
  return undefined;
}

function validateNew(
  item: NewFile,
  { maxSize = defaultMaxBytes, mimeTypes = [] }: FileOptions,
): FieldError | undefined {
  if (item.size > maxSize) {
    return {
      code: 'validation_file_size_limit',
      message: `Failed to upload ${item.originalName} - the maximum allowed file size is ${maxSize} bytes.`,
      params: { file: item.originalName, maxSize },
    };
  }
  if (mimeTypes.length === 0 || mimeTypes.includes(item.mimeType.split(';')[0] as string)) return undefined;
  const message = `"${item.storedName}" mime type must be one of: ${mimeTypes.join(', ')}.`;
  return { code: 'validation_invalid_mime_type', message };
}
