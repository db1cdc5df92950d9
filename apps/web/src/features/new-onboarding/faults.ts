import { useTranslation } from 'react-i18next';

interface Schema {
  safeParse: (
    values: unknown,
  ) =>
    | { success: true; data: unknown }
    | { success: false; error: { issues: readonly { path: readonly PropertyKey[]; message: string }[] } };
}

/** The first fault of each field, by its name; the messages are text keys. */
export function faultsOf(schema: Schema, values: unknown): Record<string, string> {
  const parsed = schema.safeParse(values);
  if (parsed.success) return {};
  return Object.fromEntries(
    parsed.error.issues.toReversed().map(({ path, message }) => [String(path[0] ?? ''), message]),
  );
}

/** A text key that a schema gave, as its sentence. */
export function useFaultText(): (key: string | undefined) => string | undefined {
  const { t } = useTranslation(['new-onboarding', 'contacts']);
  return (key) => (key === undefined ? undefined : String(t(key as never)));
}
