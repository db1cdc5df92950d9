import { connect } from 'node:net';
import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ann, bob, kim, openWorld, password, send, sendJson, type World } from './world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

/** What no answer may ever hold. */
const internals =
  /SQLITE|ERR_[A-Z]|node_modules|\.ts:\d|\bat \w+ \(|\/src\/|select .* from |undefined is not|cannot read prop/i;

function expectCalm(what: string, { status, text }: { status: number; text: string }): void {
  expect({ what, isCalm: status < 500, leak: internals.exec(text)?.[0] }).toEqual({
    what,
    isCalm: true,
    leak: undefined,
  });
}

const seed = 20261121;
const keys = [
  'name',
  'id',
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'hasOwnProperty',
  'a\u0000b',
  '',
  'name+',
  '+name',
  'name:each',
  '@jsonPayload',
  'expand',
  'collectionId',
  'é',
  ' ',
  '$where',
  'a.b',
  '🙂',
  'password',
  'email',
];
const scalars = [
  '',
  'x',
  '\u0000',
  '\ud800',
  'x'.repeat(10_000),
  0,
  -0,
  1e308,
  -1e308,
  1e-320,
  2 ** 53,
  true,
  null,
  '1e400',
  "'; DROP TABLE users --",
  '{{7*7}}',
  '../../etc/passwd',
  '\r\nSet-Cookie: a=b',
  '[]',
  '{}',
  'null',
];

const { value, object } = fc.letrec<{ value: unknown; object: object }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 4, depthIdentifier: 'body' },
    fc.constantFrom(...scalars),
    fc.array(tie('value'), { maxLength: 3, depthIdentifier: 'body' }),
    tie('object'),
  ),
  // Entries define keys: `__proto__` is a key like any other on the wire.
  object: fc
    .array(fc.tuple(fc.constantFrom(...keys), tie('value')), { maxLength: 4, depthIdentifier: 'body' })
    .map((entries) => Object.fromEntries(entries) as object),
}));

const routes = [
  ['POST', '/api/collections/labels/records'],
  ['PATCH', '/api/collections/labels/records/x'],
  ['POST', '/api/collections/articles/records'],
  ['POST', '/api/collections/users/records'],
  ['PATCH', `/api/collections/users/records/${ann}`],
  ['POST', '/api/collections/users/auth-with-password'],
  ['POST', '/api/collections/users/request-otp'],
  ['POST', '/api/collections/users/auth-with-otp'],
  ['POST', '/api/collections/users/auth-with-oauth2'],
  ['POST', '/api/collections/users/auth-refresh'],
  ['POST', '/api/realtime'],
  ['POST', '/api/batch'],
  ['POST', '/api/files/token'],
  ['POST', '/api/oauth2-redirect'],
  ['PATCH', '/api/settings'],
  ['POST', '/api/backups'],
] as const;

interface OddBody {
  readonly type: string;
  readonly body: string | Buffer;
}
const jsonOf = (body: fc.Arbitrary<string | Buffer>): fc.Arbitrary<OddBody> =>
  body.map((one) => ({ type: 'application/json', body: one }));

const bodies: Readonly<Record<string, fc.Arbitrary<OddBody>>> = {
  'odd JSON': jsonOf(object.map((one) => JSON.stringify(one))),
  'JSON with keys of prototypes': jsonOf(
    value.map(
      (one) =>
        `{"__proto__":{"isSuperuser":true,"rules":null},"constructor":{"prototype":{"x":1}},"name":${JSON.stringify(one)}}`,
    ),
  ),
  'broken JSON': jsonOf(
    fc.tuple(object, fc.nat({ max: 30 })).map(([one, length]) => JSON.stringify(one).slice(0, length)),
  ),
  'deep JSON': jsonOf(fc.constantFrom('', ']'.repeat(5000)).map((end) => `{"name":${'['.repeat(5000)}${end}}`)),
  'bytes that are no text': jsonOf(
    fc.constant(Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0xc0, 0x22, 0x3a, 0x22, 0xed, 0xa0, 0x80, 0x22, 0x7d])),
  ),
  'any bytes': jsonOf(fc.uint8Array({ maxLength: 200 }).map((bytes) => Buffer.from(bytes))),
  'numbers beyond all bounds': jsonOf(fc.constant('{"name":1e999,"rank":-1e999,"id":1e400}')),
  'an odd form': fc
    .tuple(fc.constantFrom(...keys), fc.constantFrom('{', '[]', '{"__proto__":1}'))
    .map(([key, payload]) => ({
      type: 'application/x-www-form-urlencoded',
      body: `name=%00&${key}=%ff%fe&a[b]=c&@jsonPayload=${payload}`,
    })),
  'odd parts': fc
    .tuple(
      fc.constantFrom('name', '__proto__', 'requests.0.x', ''),
      fc.constantFrom('', '; filename="../../x\u0000.txt"', '; filename=""', "; filename*=UTF-8''%ff"),
      fc.constantFrom('', 'Content-Type: text/html\r\n', 'Content-Transfer-Encoding: base64\r\n'),
      fc.constantFrom('--b--', '--b', '', '--c--'),
    )
    .map(([name, file, header, end]) => ({
      type: 'multipart/form-data; boundary=b',
      body: ['--b', `Content-Disposition: form-data; name="${name}"${file}`, header, '\u0000\u0001', end].join('\r\n'),
    })),
  'an odd type': fc
    .constantFrom('text/xml', '', 'application/json; charset=x', 'a/b', 'multipart/form-data')
    .map((type) => ({ type, body: '<x/>' })),
};
const rounds = 4;

describe('bodies by chance', () => {
  it.each(Object.keys(bodies))('%s: every route answers calmly', async (kind) => {
    const token = await world.tokenFor('users', ann);
    const drawn = fc.sample(bodies[kind] as fc.Arbitrary<OddBody>, { seed, numRuns: rounds * routes.length });
    for (const [index, { type, body }] of drawn.entries()) {
      const [method, path] = routes[Math.floor(index / rounds)] as (typeof routes)[number];
      const headers = { 'content-type': type, ...(index % 2 === 1 && { authorization: token }) };
      const answer = await send(world, path, { method, headers, body: body as never });
      expectCalm(`${method} ${path} ${String(body).slice(0, 200)}`, answer);
    }
    // Nothing of it reached the prototypes of the server.
    expect(({} as Record<string, unknown>)['isSuperuser']).toBeUndefined();
    expect((await send(world, '/api/health')).status).toBe(200);
  });
});

describe('addresses and headers by chance', () => {
  const texts = [
    '',
    '%00',
    '%ff',
    "'",
    '"',
    '\\',
    '%2e%2e%2f',
    '__proto__',
    'constructor',
    '@request.auth.id',
    'a:b:c',
    '((((',
    'x'.repeat(3000),
    '%F0%9F%99%82',
    '-',
    ',',
    'null',
    '1e999',
    '{}',
    '*',
  ];

  it('queries are read or refused', async () => {
    const pairs = fc.tuple(fc.constantFrom(...keys), fc.constantFrom(...texts));
    const drawn = fc.sample(pairs, { seed, numRuns: 10 * texts.length });
    for (const name of [
      'filter',
      'sort',
      'fields',
      'expand',
      'page',
      'perPage',
      'skipTotal',
      'thumb',
      'token',
      'mfaId',
    ]) {
      for (const text of texts) {
        const [key, other] = drawn.shift() ?? ['', ''];
        const path = `/api/collections/articles/records?${name}=${text}&${key}=${other}`;
        expectCalm(path, await send(world, encodeURI(path).replaceAll('%25', '%')));
      }
    }
  });

  it('so are paths', async () => {
    for (const text of texts.filter((one) => one.length < 500)) {
      for (const path of [
        `/api/collections/${text}/records`,
        `/api/collections/labels/records/${text}`,
        `/api/files/${text}/${text}/${text}`,
        `/api/${text}`,
        `/api/backups/${text}`,
        `/api/logs/${text}`,
      ])
        expectCalm(path, await send(world, encodeURI(path).replaceAll('%25', '%')));
    }
  });

  it('so are headers, cookies and half requests on the wire itself', async () => {
    const { hostname, port } = new URL(world.url);
    const lines = [
      'Cookie: a=\u0001; __proto__=x; =; ;;',
      'Authorization: Bearer',
      'Authorization: Bearer a.b.c.d',
      `Authorization: ${'x'.repeat(7000)}`,
      'X-Client: \u00ff\u00fe',
      'Range: bytes=9999999999999999999999-',
      'If-Modified-Since: x',
      'Last-Event-ID: \u0080',
      'Transfer-Encoding: chunked',
      'Content-Length: -1',
      'Content-Length: 5',
      'Host: a b',
      'Accept-Language: \u00ff',
      'Origin: null',
    ];
    for (const line of lines) {
      const text = await raw(
        hostname,
        Number(port),
        `POST /api/collections/labels/records HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Type: application/json\r\n${line}\r\n\r\nzz\r\n`,
      );
      const status = Number(/^HTTP\/1\.1 (\d+)/.exec(text)?.[1] ?? 0);
      expectCalm(line, { status, text });
    }
    expect((await send(world, '/api/health')).status).toBe(200);
  });
});

/** What comes back until the other side, or half a second, ends it. */
function raw(host: string, port: number, text: string): Promise<string> {
  return new Promise((resolve) => {
    const socket = connect(port, host, () => socket.write(Buffer.from(text, 'latin1')));
    let said = '';
    socket.on('data', (chunk) => {
      said += chunk.toString('latin1');
    });
    const end = () => resolve(said);
    socket.on('close', end);
    socket.on('error', end);
    socket.setTimeout(500, () => socket.destroy());
  });
}

describe('tokens that were tampered with', () => {
  const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');
  const parts = (token: string) => token.split('.') as [string, string, string];
  const claimsOf = (token: string) => JSON.parse(Buffer.from(parts(token)[1], 'base64url').toString()) as object;

  const forgeries: Readonly<Record<string, (token: string, other: string) => string>> = {
    'without an algorithm': (token) => `${encode({ alg: 'none', typ: 'JWT' })}.${parts(token)[1]}.`,
    'with another algorithm': (token) =>
      `${encode({ alg: 'HS512', typ: 'JWT' })}.${parts(token)[1]}.${parts(token)[2]}`,
    'for another account': (token) =>
      `${parts(token)[0]}.${encode({ ...claimsOf(token), id: bob })}.${parts(token)[2]}`,
    'that lives longer': (token) =>
      `${parts(token)[0]}.${encode({ ...claimsOf(token), exp: 9_999_999_999 })}.${parts(token)[2]}`,
    'of another type': (token) =>
      `${parts(token)[0]}.${encode({ ...claimsOf(token), type: 'file' })}.${parts(token)[2]}`,
    'of another collection': (token, other) => `${parts(token)[0]}.${parts(other)[1]}.${parts(token)[2]}`,
    'with half a signature': (token) => token.slice(0, -10),
    'with a part too many': (token) => `${token}.x`,
    'whose id is a list': (token) =>
      `${parts(token)[0]}.${encode({ ...claimsOf(token), id: [ann] })}.${parts(token)[2]}`,
    'whose claims are null': (token) =>
      `${parts(token)[0]}.${Buffer.from('null').toString('base64url')}.${parts(token)[2]}`,
  };

  it.each(Object.entries(forgeries))('are worth nothing: %s', async (_, forge) => {
    const token = await world.tokenFor('users', ann);
    const forged = forge(token, await world.tokenFor('staff', kim));
    const before = world.changes.length;
    const headers = { authorization: forged };
    expect((await send(world, '/api/files/token', { method: 'POST', headers })).status).toBe(401);
    expect((await send(world, '/api/collections/users/auth-refresh', { method: 'POST', headers })).status).toBe(401);
    const change = { method: 'PATCH', headers };
    expect((await sendJson(world, `/api/collections/users/records/${ann}`, { name: 'Stolen' }, change)).status).toBe(
      404,
    );
    expect(world.changes.length).toBe(before);
  });

  it('a token of files opens nothing else, a token of a session no files', async () => {
    const headers = { authorization: await world.tokenFor('users', ann) };
    const { body } = await send(world, '/api/files/token', { method: 'POST', headers });
    const asFile = { headers: { authorization: body.token } };
    expect((await send(world, '/api/files/token', { method: 'POST', ...asFile })).status).toBe(401);
  });
});

describe('values of another type than expected', () => {
  it.each([{ identity: { $ne: '' } }, { identity: ['ann'] }, { identity: true }, { identity: 0 }, { identity: {} }])(
    'do not sign in: %j',
    async (odd) => {
      const answer = await sendJson(world, '/api/collections/users/auth-with-password', { password, ...odd });
      expect(answer.status).toBe(400);
      expect(answer.body.data).not.toHaveProperty('token');
    },
  );
});
