import { asText, textColumn } from './as-text.ts';
import type { Field, FieldOptions } from './field.ts';
import { required } from './field-errors.ts';
import type { FieldBehaviour } from './field-type.ts';

export interface EditorOptions extends FieldOptions {
  /** Bytes. Default 5 MB. */
  readonly maxSize?: number;
}

/** Rich text as HTML; it is not sanitised. */
export function editor(options: EditorOptions = {}): Field<string, string, 'editor'> {
  return { type: 'editor', options: { ...options } };
}

const defaultMaxBytes = 5 << 20;

export const editorType: FieldBehaviour<EditorOptions> = {
  ...textColumn,
  normalise: asText,
  validate(value, options) {
    const html = value as string;
    if (html === '') return options.required ? required : undefined;
    const maxSize = options.maxSize || defaultMaxBytes;
    if (Buffer.byteLength(html) <= maxSize) return undefined;
    const message = `The maximum allowed content size is ${maxSize} bytes.`;
    return { code: 'validation_content_size_limit', message, params: { maxSize } };
  },
};
