import type { loginTexts } from '@dossier/domain/login';

type LoginText = (typeof loginTexts)[keyof typeof loginTexts];

/** The sentence of each wrong field, as a key; nothing is wrong: an empty object. */
export type WrongFields = Partial<Record<'email' | 'password', LoginText>>;

/** They come while somebody types: the first drawing of the page does not wait for them. */
const schemas = import('@dossier/domain/login').catch(() => undefined);

/** Asks the schema of a login. The first message of a field wins. When the schemas did not come, the server judges. */
export async function wrongFields(
  login: 'staff' | 'client',
  values: { email: string; password?: string; otp?: string },
): Promise<WrongFields> {
  const known = await schemas;
  const parsed = known?.[`${login}LoginSchema`].safeParse(values);
  if (!parsed || parsed.success) return {};
  const issues = [...parsed.error.issues].reverse();
  return Object.fromEntries(issues.map((issue) => [String(issue.path[0]), issue.message as LoginText]));
}
