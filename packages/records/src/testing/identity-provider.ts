import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { decodeJwt, exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose';
import Provider, { type Configuration, type JWKS } from 'oidc-provider';

/** An account at the provider; the user signs in with the e-mail. */
export interface ProviderPerson {
  readonly email: string;
  readonly name: string;
  readonly verified: boolean;
}

export interface IdentityProvider {
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
  close(): Promise<void>;
}

export interface IdentityProviderOptions {
  /** Allowed redirect URL, compared exactly. */
  readonly redirects: readonly string[];
  readonly people: readonly ProviderPerson[];
  /** Called for each ID token; what it returns is issued instead, signed with the provider's key or another one. */
  readonly alter?: (claims: JWTPayload) => { readonly claims: JWTPayload; readonly otherKey?: boolean };
}

const client = { id: 'desk', secret: 'a-secret-of-thirty-two-characters' };

/** A whole OpenID Connect provider on loopback: discovery, keys, PKCE, one-time codes. Source: oidc-provider. */
export async function startIdentityProvider(options: IdentityProviderOptions): Promise<IdentityProvider> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const { jwks, sign } = await makeKeys();
  const provider = new Provider(issuer, { ...configurationOf(options), jwks });
  provider.use(async (context, next) => {
    await next();
    const body = context.body as { id_token?: string } | undefined;
    if (context.oidc?.route !== 'token' || !body?.id_token || !options.alter) return;
    const { claims, otherKey = false } = options.alter(decodeJwt(body.id_token));
    context.body = { ...body, id_token: await sign(claims, otherKey) };
  });
  // Suppresses the warning about missing encryption, which is intended on loopback.
  provider.on('server_error', (_context, error) => process.stderr.write(`identity provider: ${error.message}\n`));
  const answer = provider.callback();
  server.on('request', (request, response) => {
    const isPage = request.url?.startsWith('/interaction/') ?? false;
    if (isPage) void interact(provider, request, response);
    else void answer(request, response);
  });
  return { issuer, clientId: client.id, clientSecret: client.secret, close: () => closed(server) };
}

/** A published key of the provider, and an unpublished one with the same id. */
async function makeKeys() {
  const [own, other] = await Promise.all([0, 1].map(() => generateKeyPair('RS256', { extractable: true })));
  if (!own || !other) throw new Error('No keys.');
  const jwk = { ...(await exportJWK(own.privateKey)), kid: 'key', alg: 'RS256', use: 'sig' };
  return {
    jwks: { keys: [jwk] } as JWKS,
    sign: (claims: JWTPayload, otherKey: boolean) =>
      new SignJWT(claims).setProtectedHeader({ alg: 'RS256', kid: 'key' }).sign((otherKey ? other : own).privateKey),
  };
}

function configurationOf({ redirects, people }: IdentityProviderOptions): Configuration {
  return {
    clients: [
      {
        client_id: client.id,
        client_secret: client.secret,
        redirect_uris: [...redirects],
        token_endpoint_auth_method: 'client_secret_post',
      },
    ],
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name', 'preferred_username'] },
    pkce: { required: () => true },
    features: { devInteractions: { enabled: false } },
    cookies: { keys: ['only for tests'] },
    interactions: { url: (_context, { uid }) => `/interaction/${uid}` },
    findAccount(_context, id) {
      const person = people.find(({ email }) => email === id);
      if (!person) return undefined;
      const { email, name, verified } = person;
      return { accountId: id, claims: () => ({ sub: id, email, email_verified: verified, name }) };
    },
    async loadExistingGrant(context) {
      const { client: asking, session } = context.oidc;
      const grant = new context.oidc.provider.Grant({
        clientId: asking?.clientId ?? '',
        accountId: session?.accountId ?? '',
      });
      grant.addOIDCScope('openid email profile');
      await grant.save();
      return grant;
    },
  };
}

const page =
  '<!doctype html><html lang="en"><title>Provider</title><form method="post"><label>Account <input name="login"></label><button>Sign in</button></form></html>';

/** Sign-in page of the provider: an e-mail, no password. */
async function interact(provider: Provider, request: IncomingMessage, response: ServerResponse): Promise<void> {
  if (request.method !== 'POST') {
    response.writeHead(200, { 'content-type': 'text/html' }).end(page);
    return;
  }
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const login = new URLSearchParams(Buffer.concat(chunks).toString()).get('login') ?? '';
  await provider.interactionFinished(request, response, { login: { accountId: login } });
}

function closed(server: Server): Promise<void> {
  server.closeAllConnections();
  return new Promise((resolve) => server.close(() => resolve()));
}

/**
 * Follows a sign-in like a browser, until the redirect to the client, and returns that URL.
 * @throws when the provider responds with anything but its page
 */
export async function passProvider(address: string, email: string): Promise<string> {
  const issuer = new URL(address).origin;
  const cookies = new Map<string, string>();
  let url = address;
  let body: URLSearchParams | undefined;
  for (let hops = 0; hops < 12; hops++) {
    const answer = await fetch(url, {
      redirect: 'manual',
      headers: { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
      ...(body && { method: 'POST', body }),
    });
    for (const cookie of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      cookies.set(name, value);
    }
    const next = answer.headers.get('location');
    body = undefined;
    if (next !== null) url = new URL(next, url).href;
    else if (url.includes('/interaction/')) body = new URLSearchParams({ login: email });
    else throw new Error(`the provider answered ${answer.status}: ${(await answer.text()).slice(0, 500)}`);
    if (new URL(url).origin !== issuer) return url;
  }
  throw new Error('too many redirects');
}
