import type { Step } from '../harness/play.ts';
import { acme, ann, bob, red } from '../harness/rows.ts';
import { formOf } from './files-of.ts';
import { auth, create, list, rawStep, records, update, view } from './steps.ts';

const text = 'name=x';
const typed = (type: string) => ({ headers: { 'content-type': type } });
const strange = [
  '%ff',
  '%2F',
  '%252F',
  '%00',
  '%E2%82%AC',
  'a%20b',
  '%3F',
  '%23',
  '%5C',
  '*',
  '%25',
  '%7E',
  '+',
  ';',
  ':',
  '%0A',
  '%c3%28',
];

/** Sections 1, 2 and 16 of the contract. */
export const basics: readonly Step[] = [
  ...strange.flatMap((part) => [
    list(part),
    view('tags', part),
    update('tags', part, {}),
    rawStep('DELETE', records('tags', part)),
    rawStep('GET', `/api/collections/${part}/auth-methods`),
    rawStep('GET', `/api/files/tags/${red}/${part}`),
    rawStep('GET', `/api/files/${part}/${red}/x`),
    rawStep('GET', `/api/${part}`),
    rawStep('GET', `/${part}`),
    rawStep('POST', `/api/${part}`),
  ]),
  ...[
    'application/jsonx',
    'application/JSON',
    ' application/json',
    'multipart/mixed; boundary=x',
    'application/x-www-form-urlencoded; charset=utf-8',
    'application/octet-stream',
    '*/*',
  ].flatMap((type) => [
    create('tags', text, typed(type)),
    create('tags', '{"name":"typed"}', typed(type)),
    create('tags', '', typed(type)),
    auth('users', 'auth-with-password', text, typed(type)),
    auth('users', 'auth-with-password', '{"identity":"ann"}', typed(type)),
    rawStep('POST', '/api/realtime', { body: '{"clientId":"x"}', ...typed(type) }),
    rawStep('POST', '/api/batch', { body: '{"requests":[]}', ...typed(type) }),
  ]),
  ...['filter', 'fields', 'expand', 'page', 'skipTotal'].flatMap((key) => [
    list('companies', `sort=id&${key}=&${key}=1`),
    list('companies', `sort=id&${key}=1&${key}=`),
    list('companies', `sort=id&${key}`),
  ]),
  list('companies', 'sort=id&filter=size%3E5&filter=size%3C5'),
  list('companies', 'sort=id&filter=name~%22a%22%26%26size>1&fields=id'),
  list('companies', 'sort=id&filter=name="a+b"'),
  list('companies', 'sort=id;filter=x'),
  list('companies', 'sort=id&filter=%zz'),
  list('companies', 'sort=id&filter=%'),
  list('companies', 'sort=id&filter=%ff'),
  list('companies', 'sort=id&filter=name=%22%ff%22'),
  list('companies', 'sort=id&&&fields=id'),
  list('companies', '=x&sort=id&fields=id'),
  list('companies', 'sort=id&fields[]=id'),
  list('companies', '?sort=id'),
  ...['companiescompan', 'COMPANIES', 'Companies', 'CompaniesCompan', 'companies ', 'company'].flatMap((name) => [
    list(name, { sort: 'id', fields: 'id', perPage: '1' }),
    view(name, acme, { fields: 'id,collectionName' }),
    create(name, { name: 'Named' }, { query: { fields: 'name,collectionName' } }),
    update(name, acme, {}, { query: { fields: 'collectionId' } }),
  ]),
  ...['usersusersusers', 'Users', 'UsersUsersUsers'].flatMap((name) => [
    rawStep('GET', `/api/collections/${name}/auth-methods`, { query: { fields: 'password' } }),
    auth(name, 'auth-with-password', { identity: 'ann', password: 'wrong' }),
    auth(name, 'auth-refresh', undefined, { as: 'ann', query: { fields: 'record.id' } }),
    auth(name, 'request-verification', { email: 'nobody@example.eu' }),
  ]),
  ...[
    '{{ann}}',
    'Bearer {{ann}}',
    'BEARER {{ann}}',
    'Bearer{{ann}}',
    'Bearer',
    'Bearer ',
    '{{ann}}.',
    'Token {{ann}}',
    'null',
    'undefined',
    'Bearer Bearer {{ann}}',
    '{{ann}}, {{bob}}',
  ].flatMap((authorization) => [
    { ...list('projects', { sort: 'name,owner', fields: 'owner' }), headers: { authorization } },
    auth('users', 'auth-refresh', undefined, { headers: { authorization }, query: { fields: 'record.id' } }),
    rawStep('POST', '/api/files/token', { headers: { authorization }, query: { fields: 'x' } }),
    rawStep('GET', '/api/settings', { headers: { authorization } }),
  ]),
  ...[
    records('tags'),
    records('nothing'),
    records('closed'),
    '/api/batch',
    '/api/collections/users/auth-refresh',
    '/api/files/token',
  ].flatMap((path) => ['LINK', 'PROPFIND'].map((method) => rawStep(method, path))),
  ...[
    records('tags'),
    '/api/health',
    '/api/files/token',
    '/api/nothing',
    '/api/collections/users/auth-with-password',
  ].flatMap((path) => [
    rawStep('OPTIONS', path, { headers: { origin: 'null', 'access-control-request-method': 'PATCH' } }),
    rawStep('POST', path, { headers: { origin: 'https://a.example' }, body: '{' }),
    rawStep('GET', path, { headers: { origin: 'https://a.example', 'access-control-request-method': 'POST' } }),
  ]),
  // Forms.
  ...[
    [
      ['name', 'f1'],
      ['color', '1e3'],
    ],
    [
      ['name', 'f2'],
      ['color', '12'],
      ['color', '13'],
    ],
    [['name', '5']],
    [['name', 'true']],
    [
      ['name', 'f3'],
      ['@jsonPayload', '{"color":"json"}'],
      ['color', 'part'],
    ],
    [
      ['@jsonPayload', '{"name":"f4","color":"one"}'],
      ['@jsonPayload', '{"color":"two"}'],
    ],
    [
      ['@jsonPayload', '[]'],
      ['name', 'f5'],
    ],
    [
      ['@jsonPayload', 'null'],
      ['name', 'f6'],
    ],
    [
      ['@jsonPayload', '{'],
      ['name', 'f7'],
    ],
    [
      ['@jsonPayload', '"x"'],
      ['name', 'f8'],
    ],
    [
      ['@jsonPayload', ''],
      ['name', 'f9'],
    ],
    [['@jsonPayload', '{"name":"f10"} rest']],
    [['name', '']],
    [
      ['', 'x'],
      ['name', 'f11'],
    ],
    [['name', ' f12 ']],
    [['name', ['a.txt', 'a file']]],
    [
      ['name', 'f13'],
      ['color', ['a.txt', 'a file']],
    ],
    [['@jsonPayload', ['a.txt', '{"name":"f14"}']]],
    [
      ['name', 'null'],
      ['color', '-0'],
    ],
    [
      ['name', 'f15'],
      ['color', '0.10'],
    ],
    [
      ['name', 'f16'],
      ['color', '100000000000000000000000'],
    ],
    [
      ['name', 'f17'],
      ['color', '1.7976931348623157e308'],
    ],
    [
      ['name', 'f18'],
      ['color', 'Infinity'],
    ],
    [
      ['name', 'f19'],
      ['color', '0x1F'],
    ],
    [
      ['name', 'f20'],
      ['color', '[1,2]'],
    ],
    [
      ['name', 'f21'],
      ['color', '{"a":1}'],
    ],
  ].map(
    (entries): Step => ({
      method: 'POST',
      path: records('tags'),
      form: formOf(entries as never),
      query: { fields: 'name,color' },
    }),
  ),
  // Numbers and texts that JSON knows and few send.
  ...[
    '1e308',
    '1E+2',
    '0.1e1',
    '-0',
    '-0.0',
    '9007199254740993',
    '12345678901234567890',
    '1e-400',
    '0.30000000000000004',
    '1e21',
    '123456789012345678',
    '1.0',
    '100',
    '1e2',
  ].flatMap((value) => [
    create('articles', `{"title":"Number","score":${value}}`, {
      ...typed('application/json'),
      query: { fields: 'score' },
    }),
    create('articles', `{"title":"Number","meta":${value}}`, {
      ...typed('application/json'),
      query: { fields: 'meta' },
    }),
    create('articles', `{"title":"Number","meta":{"n":[${value}]}}`, {
      ...typed('application/json'),
      query: { fields: 'meta' },
    }),
    create('articles', `{"title":"Number","slug":${value}}`, {
      ...typed('application/json'),
      query: { fields: 'slug' },
    }),
    create('articles', `{"title":"Number","meta":"${value}"}`, {
      ...typed('application/json'),
      query: { fields: 'title' },
    }),
    create('articles', `{"title":"Number","meta":"[${value}]"}`, {
      ...typed('application/json'),
      query: { fields: 'meta' },
    }),
    create('articles', `{"title":"Number","due":${value}}`, { ...typed('application/json'), query: { fields: 'due' } }),
    create('articles', `{"title":"Number","active":${value}}`, {
      ...typed('application/json'),
      query: { fields: 'active' },
    }),
  ]),
  ...[
    '\\u0000',
    '\\u001f',
    '\\ud83d\\ude00',
    '\\ude00\\ud83d',
    '\\u2028',
    '\\ufffe',
    '\\/',
    '\\u003cb\\u003e&amp;',
  ].flatMap((value) =>
    ['slug', 'body', 'meta', 'link', 'contact', 'kind', 'labels', 'code', 'due'].map((name) =>
      create('articles', `{"title":"Text","${name}":"a${value}b"}`, {
        ...typed('application/json'),
        query: { fields: name },
      }),
    ),
  ),
  ...[
    '{"b":1,"a":{"d":[{"z":1,"y":2}],"c":null}}',
    '{"":1," ":2}',
    '{"10":1,"9":2,"a":3}',
    '{"é":1,"e":2,"z":3,"😀":4,"\\uffff":5}',
    '{"A":1,"a":2,"_":3,"0":4}',
    '[[],{},"",0,false,null]',
    '{"a":1,"a":2}',
    '{"__proto__":{"x":1},"constructor":2}',
    '"<b>&\\u2028"',
    '{"html":"<script>&\'\\"</script>"}',
  ].map((meta) => create('articles', `{"title":"Keys","meta":${meta}}`, { ...typed('application/json'), query: {} })),
  // An auth record as seen by each kind of client.
  ...['', 'ann', 'bob', 'lea', 'pim', 'root'].flatMap((who) => [
    view('users', ann, { fields: 'email,emailVisibility,verified,id' }, who),
    view('users', bob, { fields: 'email,emailVisibility,verified,id' }, who),
    list('users', { filter: 'email ~ "ann"', fields: 'id' }, who),
    list('users', { filter: `id = "${ann}" && email != ""`, fields: 'id' }, who),
    list('comments', { expand: 'author', fields: 'expand.author.email', sort: 'id' }, who),
    list('comments', { filter: 'author.email ~ "example"', fields: 'id', sort: 'id' }, who),
    list('comments', { filter: 'author.email = ""', fields: 'id', sort: 'id' }, who),
    list('comments', { sort: '-author.email,id', fields: 'id' }, who),
    view('clerks', 'nothing', {}, who),
  ]),
];
