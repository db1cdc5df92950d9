import type { OutputOf } from '@dossier/domain/contracts/shared/contract';
import { type FieldError, fieldErrors } from '@dossier/domain/contracts/shared/field-errors';
import { z } from '@dossier/domain/schema';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

/** The message of a field that a schema refused, with the text of the server's refusal. */
export function useFieldErrorText(): (error: FieldError | undefined) => string | undefined {
  const { t } = useTranslation(['errors', 'refusals']);
  return (error) => {
    if (error === undefined) return undefined;
    if (error.key === undefined) return t('errors:fields.invalid');
    const { key, maximum, minimum } = error;
    return String(t(key as never, { maximum, minimum } as never));
  };
}

interface FormCheckOptions {
  /** Reports invalid fields from the beginning, not only after the first attempt to send. */
  readonly isImmediate?: boolean;
}

/**
 * Validates the input of a form with the schema of its workflow, before it is sent.
 * @param schema input of the workflow's contract, with which the server validates as well
 * @param input the values as typed; they are not changed
 */
export function useFormCheck<Schema extends z.core.$ZodType>(
  schema: Schema,
  input: unknown,
  { isImmediate = false }: FormCheckOptions = {},
) {
  const textOf = useFieldErrorText();
  const [isTried, setTried] = useState(isImmediate);
  const parsed = z.safeParse(schema, input);
  const errors = parsed.success ? {} : fieldErrors(parsed.error);
  return {
    /** Whether the server would accept the input. */
    isValid: parsed.success,
    /** The message of a field by its path: `lists.0.name`. */
    errorOf: (field: string): string | undefined => (isTried ? textOf(errors[field]) : undefined),
    /** Sends valid input, trimmed; reports the invalid fields otherwise. */
    submit: (send: (input: OutputOf<Schema>) => void): void => {
      setTried(true);
      if (parsed.success) send(parsed.data as OutputOf<Schema>);
    },
    /** Forgets the attempt: a new form begins. */
    reset: () => setTried(isImmediate),
  };
}

/** One typed text with its schema: the reason of a dialog. An empty text is not reported, but it is not valid. */
export function useTextInput(schema: z.core.$ZodType<string>, start = '') {
  const textOf = useFieldErrorText();
  const [text, setText] = useState(start);
  const parsed = z.safeParse(schema, text);
  const error = parsed.success || text.trim() === '' ? undefined : textOf(fieldErrors(parsed.error)['body']);
  return {
    setText,
    isValid: parsed.success,
    /** The text to send, trimmed. */
    value: parsed.success ? parsed.data : text.trim(),
    /** Properties of the text field. */
    field: { value: text, onChange: setText, error },
  };
}
