import { moreCollections } from './more-collections.ts';
import { probeCollections } from './probes.ts';

/** The collections of both servers, in the import format. */

type Options = Record<string, unknown>;
const field =
  (type: string) =>
  (name: string, options: Options = {}) => ({ type, name, ...options });
const text = field('text');
const number = field('number');
const bool = field('bool');
const email = field('email');
const url = field('url');
const date = field('date');
const editor = field('editor');
const json = field('json');
const file = field('file');
const select = field('select');
const relation = (name: string, collectionId: string, options: Options = {}) =>
  field('relation')(name, { collectionId, maxSelect: 1, ...options });
const times = [
  field('autodate')('created', { onCreate: true }),
  field('autodate')('updated', { onCreate: true, onUpdate: true }),
];

const everyone = { listRule: '', viewRule: '', createRule: '', updateRule: '', deleteRule: '' };
const closedRules = { listRule: null, viewRule: null, createRule: null, updateRule: null, deleteRule: null };
const signedIn = '@request.auth.id != ""';

const ids = {
  users: 'usersusersusers',
  staff: 'staffstaffstaff',
  people: 'peoplepeoplepeo',
  companies: 'companiescompan',
  tags: 'tagstagstagstag',
  articles: 'articlesarticle',
  comments: 'commentscomment',
  projects: 'projectsproject',
  tasks: 'taskstaskstasks',
  closed: 'closedclosedclo',
  members: 'membersmembersm',
  chapters: 'chapterschapter',
  albums: 'albumsalbumsalb',
  strict: 'strictstrictstr',
  rules: 'rulesrulesrules',
  codes: 'codescodescodes',
  profiles: 'profilesprofile',
} as const;

/** First port of the harness; concurrent runs use other ports. */
export const basePort = Number(process.env['AGAINST_PORT'] ?? 9321);
export const oidcPort = basePort + 3;

const users = {
  id: ids.users,
  name: 'users',
  type: 'auth',
  ...everyone,
  updateRule: 'id = @request.auth.id || @request.auth.role = "lead"',
  deleteRule: 'id = @request.auth.id',
  authRule: 'blocked = false',
  manageRule: '@request.auth.role = "lead"',
  fields: [
    text('name', { max: 20 }),
    text('username', { pattern: '^[\\w.-]*$' }),
    text('role'),
    bool('blocked'),
    text('remark', { hidden: true }),
    relation('company', ids.companies),
    file('avatar', {
      mimeTypes: ['image/png', 'image/jpeg'],
      thumbs: ['50x50', '0x20', '30x0', '20x10t', '20x10b', '20x10f'],
    }),
    ...times,
  ],
  indexes: ["CREATE UNIQUE INDEX `idx_username` ON `users` (`username` COLLATE NOCASE) WHERE `username` != ''"],
  passwordAuth: { enabled: true, identityFields: ['email', 'username'] },
  otp: { enabled: true, duration: 300, length: 6 },
  mfa: { enabled: false, duration: 900, rule: '' },
  authAlert: { enabled: false },
  oauth2: {
    enabled: true,
    mappedFields: { name: 'name', username: 'username', id: '', avatarURL: '' },
    providers: [
      {
        name: 'oidc',
        clientId: 'desk',
        clientSecret: 'desk secret',
        authURL: `http://127.0.0.1:${oidcPort}/auth`,
        tokenURL: `http://127.0.0.1:${oidcPort}/token`,
        userInfoURL: `http://127.0.0.1:${oidcPort}/me`,
        displayName: 'The provider',
        pkce: true,
      },
    ],
  },
};

const staff = {
  id: ids.staff,
  name: 'staff',
  type: 'auth',
  ...closedRules,
  viewRule: 'id = @request.auth.id',
  fields: [bool('trusted'), text('nick'), ...times],
  passwordAuth: { enabled: true, identityFields: ['email', 'nick'] },
  indexes: ["CREATE UNIQUE INDEX `idx_nick` ON `staff` (`nick`) WHERE `nick` != ''"],
  otp: { enabled: true, duration: 300, length: 8 },
  mfa: { enabled: true, duration: 900, rule: 'trusted = false' },
  authAlert: { enabled: false },
};

/** Signs in by nothing. */
const people = {
  id: ids.people,
  name: 'plain_people',
  type: 'auth',
  ...everyone,
  fields: [...times],
  passwordAuth: { enabled: false, identityFields: ['email'] },
  authAlert: { enabled: false },
};

const companies = {
  id: ids.companies,
  name: 'companies',
  type: 'base',
  ...everyone,
  fields: [text('name', { required: true }), text('city'), number('size'), relation('parent', ids.companies), ...times],
  indexes: ['CREATE INDEX `idx_city` ON `companies` (`city`)'],
};

const tags = {
  id: ids.tags,
  name: 'tags',
  type: 'base',
  ...everyone,
  fields: [text('name', { required: true }), text('color'), ...times],
  indexes: ['CREATE UNIQUE INDEX `idx_name` ON `tags` (`name`)'],
};

const articles = {
  id: ids.articles,
  name: 'articles',
  type: 'base',
  ...everyone,
  fields: [
    text('title', { required: true, min: 3, max: 40 }),
    text('code', { pattern: '^[A-Z]+$' }),
    editor('body', { maxSize: 200 }),
    number('rank', { min: 1, max: 100, onlyInt: true }),
    number('score'),
    bool('active'),
    date('due', { min: '1900-01-01 00:00:00.000Z', max: '2100-01-01 00:00:00.000Z' }),
    select('kind', { maxSelect: 1, values: ['news', 'essay', 'a'] }),
    select('labels', { maxSelect: 3, values: ['a', 'b', 'c', 'd', 'e'] }),
    relation('author', ids.users),
    relation('tags', ids.tags, { maxSelect: 3, minSelect: 0 }),
    json('meta', { maxSize: 200 }),
    url('link', { exceptDomains: ['bad.example'] }),
    email('contact', { onlyDomains: ['example.eu', 'example.nl'] }),
    text('secret', { hidden: true }),
    text('slug', { autogeneratePattern: 'art-[a-z]{5}' }),
    ...times,
  ],
};

const comments = {
  id: ids.comments,
  name: 'comments',
  type: 'base',
  ...everyone,
  fields: [
    relation('article', ids.articles, { cascadeDelete: true }),
    relation('author', ids.users),
    text('text'),
    number('stars'),
    relation('likes', ids.users, { maxSelect: 10 }),
    ...times,
  ],
};

const profiles = {
  id: ids.profiles,
  name: 'profiles',
  type: 'base',
  ...everyone,
  fields: [relation('user', ids.users), text('bio'), ...times],
  indexes: ['CREATE UNIQUE INDEX `idx_profile_user` ON `profiles` (`user`)'],
};

const projects = {
  id: ids.projects,
  name: 'projects',
  type: 'base',
  listRule: 'owner = @request.auth.id',
  viewRule: `${signedIn} && (owner = @request.auth.id || members.id ?= @request.auth.id)`,
  createRule: `${signedIn} && owner = @request.auth.id && @request.body.status:isset = false`,
  updateRule: `${signedIn} && owner = @request.auth.id && status != "done"`,
  deleteRule: `${signedIn} && owner = @request.auth.id`,
  fields: [
    text('name', { required: true, min: 2 }),
    relation('owner', ids.users),
    relation('members', ids.users, { maxSelect: 10 }),
    select('status', { maxSelect: 1, values: ['open', 'done'] }),
    ...times,
  ],
};

const tasks = {
  id: ids.tasks,
  name: 'tasks',
  type: 'base',
  listRule: 'project.members.id ?= @request.auth.id',
  viewRule: 'project.owner = @request.auth.id',
  createRule: '@request.body.title != "forbidden" && @request.body.project.owner = @request.auth.id',
  updateRule: '@request.body.title:isset = false || title != "locked"',
  deleteRule: null,
  fields: [text('title', { required: true }), relation('project', ids.projects, { required: true }), ...times],
};

const closed = {
  id: ids.closed,
  name: 'closed',
  type: 'base',
  ...closedRules,
  fields: [text('title', { required: true }), ...times],
};

const members = {
  id: ids.members,
  name: 'members',
  type: 'base',
  ...everyone,
  fields: [text('first'), text('last'), text('nick'), ...times],
  indexes: [
    'CREATE UNIQUE INDEX `idx_both` ON `members` (`first`, `last`)',
    'create unique index if not exists "idx_nick2" on "members" ("nick" collate nocase) where "nick" != \'\'',
  ],
};

const chapters = {
  id: ids.chapters,
  name: 'chapters',
  type: 'base',
  ...everyone,
  fields: [
    relation('article', ids.articles, { cascadeDelete: true }),
    relation('also', ids.articles, { maxSelect: 5, cascadeDelete: true }),
    relation('needed', ids.tags, { required: true }),
    relation('several', ids.tags, { maxSelect: 4, minSelect: 2 }),
    relation('must', ids.tags, { maxSelect: 4, required: true }),
    ...times,
  ],
};

const albums = {
  id: ids.albums,
  name: 'albums',
  type: 'base',
  ...everyone,
  viewRule: `${signedIn} && owner = @request.auth.id`,
  fields: [
    file('cover', {
      maxSelect: 1,
      mimeTypes: ['image/png'],
      thumbs: ['50x50', '0x20', '30x0', '20x10t', '20x10b', '20x10f'],
    }),
    file('docs', { maxSelect: 3, maxSize: 1000 }),
    file('sealed', { maxSelect: 1, protected: true, thumbs: ['50x50'] }),
    file('needed', { maxSelect: 2 }),
    relation('owner', ids.users),
    ...times,
  ],
};

const strict = {
  id: ids.strict,
  name: 'strict',
  type: 'base',
  ...everyone,
  fields: [
    text('text', { required: true }),
    number('number', { required: true, min: -5.5, max: 5.5 }),
    bool('bool', { required: true }),
    email('email', { required: true, exceptDomains: ['bad.example'] }),
    url('url', { required: true, onlyDomains: ['good.example'] }),
    date('date', { required: true }),
    editor('editor', { required: true }),
    select('select', { required: true, maxSelect: 1, values: ['x', 'y'] }),
    select('selects', { required: true, maxSelect: 2, values: ['x', 'y', 'z'] }),
    json('json', { required: true }),
    relation('relation', ids.tags, { required: true }),
    file('file', { required: true, maxSelect: 1, maxSize: 100 }),
    field('password')('pin', { min: 4, max: 8, pattern: '^\\d+$' }),
  ],
};

const rules = {
  id: ids.rules,
  name: 'rules',
  type: 'base',
  listRule: '@request.query.key = "open" || @request.headers.x_client = "desk" || @collection.tags.name ?= title',
  viewRule: '@request.context = "default" && (title != "batch only" || @request.context = "batch")',
  createRule: '@request.body.title:length > 2 || @request.body.labels:length > 1 || @request.method = "PATCH"',
  updateRule:
    '@request.body.labels:each ?= "a" || @request.body.title:lower = "open" || @request.auth.collectionName = "staff"',
  deleteRule: '@request.auth.verified = true || @request.auth.company.city = "Utrecht"',
  fields: [text('title'), select('labels', { maxSelect: 3, values: ['a', 'b', 'c'] }), ...times],
};

/** A collection with custom ids and times. */
const codes = {
  id: ids.codes,
  name: 'codes',
  type: 'base',
  ...everyone,
  fields: [
    text('id', {
      primaryKey: true,
      required: true,
      system: true,
      min: 4,
      max: 20,
      pattern: '^[A-Za-z0-9_-]+$',
      autogeneratePattern: '[A-Z]{4}-[0-9]{6}',
    }),
    text('label'),
    field('autodate')('made', { onCreate: true }),
  ],
};

export const collections = [
  companies,
  users,
  staff,
  people,
  tags,
  articles,
  comments,
  profiles,
  projects,
  tasks,
  closed,
  members,
  chapters,
  albums,
  strict,
  rules,
  codes,
  ...moreCollections,
  ...probeCollections,
];
