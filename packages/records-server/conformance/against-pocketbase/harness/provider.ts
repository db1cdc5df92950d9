import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { oidcPort } from './collections.ts';

/** The user of a code: the code is the user as JSON in base64url, so that both servers can use it. */
export const codeFor = (person: Record<string, unknown>): string =>
  Buffer.from(JSON.stringify(person)).toString('base64url');

/**
 * The token and user endpoints of a provider. The checks of a provider are tested against a complete one in the tests
 * of sign-in.
 */
export async function startProvider(): Promise<{ close(): Promise<void> }> {
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const code = new URLSearchParams(Buffer.concat(chunks).toString()).get('code') ?? '';
      const bearer = (request.headers.authorization ?? '').replace('Bearer ', '');
      const isToken = request.url === '/token';
      const body = isToken ? { access_token: code, token_type: 'Bearer', expires_in: 3600 } : person(bearer);
      const refused = isToken ? code === '' || code === 'refused' : body === undefined;
      response.writeHead(refused ? 400 : 200, { 'content-type': 'application/json' });
      response.end(JSON.stringify(refused ? { error: 'invalid_grant' } : body));
    });
  });
  await new Promise<void>((resolve) => server.listen(oidcPort, '127.0.0.1', resolve));
  return { close: () => new Promise((resolve) => server.close(() => resolve())), ...(server.address() as AddressInfo) };
}

function person(token: string): unknown {
  try {
    return JSON.parse(Buffer.from(token, 'base64url').toString());
  } catch {
    return undefined;
  }
}
