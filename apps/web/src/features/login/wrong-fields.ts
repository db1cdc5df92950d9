import { clientLoginSchema, type loginTexts, staffLoginSchema } from '@dossier/domain/login';

type LoginText = (typeof loginTexts)[keyof typeof loginTexts];

/** The sentence of each wrong field, as a key; nothing is wrong: an empty object. */
export type WrongFields = Partial<Record<'email' | 'password', LoginText>>;

const schemas = { staff: staffLoginSchema, client: clientLoginSchema };

/** Asks the schema of a login. The first message of a field wins. */
export function wrongFields(
  login: keyof typeof schemas,
  values: { email: string; password?: string; otp?: string },
): WrongFields {
  const parsed = schemas[login].safeParse(values);
  if (parsed.success) return {};
  const issues = [...parsed.error.issues].reverse();
  return Object.fromEntries(issues.map((issue) => [String(issue.path[0]), issue.message as LoginText]));
}
