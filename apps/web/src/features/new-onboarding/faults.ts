import { useTranslation } from 'react-i18next';

interface Schema {
  safeParse: (
    values: unknown,
  ) =>
    | { success: true; data: unknown }
    | { success: false; error: { issues: readonly { path: readonly PropertyKey[]; message: string }[] } };
}

/** The first error of each field, by its name; the messages are text keys. */
export function faultsOf(schema: Schema, values: unknown): Record<string, string> {
  const parsed = schema.safeParse(values);
  if (parsed.success) return {};
  const faults: Record<string, string> = {};
  for (const { path, message } of parsed.error.issues) faults[String(path[0] ?? '')] ??= message;
  return faults;
}

/** Translates a text key of a schema. */
export function useFaultText(): (key: string | undefined) => string | undefined {
  const { t } = useTranslation(['new-onboarding', 'contacts']);
  return (key) => (key === undefined ? undefined : String(t(key as never)));
}
