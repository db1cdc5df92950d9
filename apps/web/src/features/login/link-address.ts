/** The address in a login link's token. Most people come without a link: the code that parses one is loaded on demand. */
export async function addressIn(token: string): Promise<string | undefined> {
  const { readLoginToken } = await import('@dossier/domain/login-token');
  return readLoginToken(token);
}
