/** Collections with the options that the others leave at their defaults, in the import format. */

const everyone = { listRule: '', viewRule: '', createRule: '', updateRule: '', deleteRule: '' };
const password = (options: object) => ({
  name: 'password',
  type: 'password',
  hidden: true,
  required: true,
  ...options,
});

const ids = { clerks: 'clerksclerkscle', vips: 'vipsvipsvipsvip', things: 'thingsthingsthi', links: 'linkslinkslinks' };

/** Everyone needs a second factor; the boss of a clerk manages them. */
const clerks = {
  id: ids.clerks,
  name: 'clerks',
  type: 'auth',
  ...everyone,
  listRule: '@request.auth.id != "" && (id = @request.auth.id || boss = @request.auth.id)',
  manageRule: 'boss = @request.auth.id && @request.auth.collectionName = "clerks"',
  fields: [
    password({ min: 6, max: 20, pattern: '^[a-z0-9 ]+$' }),
    { name: 'email', type: 'email', required: false, onlyDomains: ['example.eu'] },
    { name: 'handle', type: 'text', min: 2, max: 12, pattern: '^[a-z]+$' },
    { name: 'boss', type: 'relation', collectionId: ids.clerks, maxSelect: 1 },
    { name: 'teams', type: 'relation', collectionId: ids.things, maxSelect: 5 },
  ],
  indexes: ["CREATE UNIQUE INDEX `idx_handle` ON `clerks` (`handle`) WHERE `handle` != ''"],
  passwordAuth: { enabled: true, identityFields: ['handle'] },
  otp: { enabled: true, duration: 120, length: 4 },
  mfa: { enabled: true, duration: 600, rule: '' },
  authToken: { duration: 1000 },
  fileToken: { duration: 60 },
  authAlert: { enabled: false },
};

/** Only impersonation by a superuser can sign in. */
const vips = {
  id: ids.vips,
  name: 'vips',
  type: 'auth',
  ...everyone,
  authRule: null,
  manageRule: 'rank > 5',
  fields: [{ name: 'rank', type: 'number', required: true }],
  passwordAuth: { enabled: true, identityFields: ['email'] },
  otp: { enabled: true, duration: 120, length: 10 },
  authAlert: { enabled: false },
};

const things = {
  id: ids.things,
  name: 'things',
  type: 'base',
  ...everyone,
  listRule: 'hush != "never" && (note != "private" || owner = @request.auth.id)',
  viewRule: 'note != "private" || (owner = @request.auth.id && @request.auth.id != "")',
  createRule: '@request.body.note != "no" && (@request.body.parts:length < 3 || @request.body.amount > 5)',
  updateRule: '@request.body.note:isset = false || @request.body.note != note',
  deleteRule: 'parts:length = 0 || @request.query.force = "1"',
  fields: [
    { name: 'note', type: 'text', min: 0, max: 0 },
    { name: 'hush', type: 'text', hidden: true },
    { name: 'amount', type: 'number', min: 0, max: 1000 },
    { name: 'exact', type: 'number', onlyInt: true },
    { name: 'on', type: 'bool' },
    { name: 'secretOn', type: 'bool', hidden: true },
    { name: 'day', type: 'date', min: '2000-01-01 00:00:00.000Z' },
    { name: 'flavour', type: 'select', maxSelect: 0, values: ['sweet', 'sour', 'Sour', 'x y', 'é'] },
    { name: 'kinds', type: 'select', maxSelect: 4, values: ['1', '2', 'true', '[x]', 'null'] },
    { name: 'owner', type: 'relation', collectionId: 'usersusersusers', maxSelect: 0 },
    { name: 'parts', type: 'relation', collectionId: ids.things, maxSelect: 999, cascadeDelete: true },
    { name: 'whole', type: 'relation', collectionId: ids.things, maxSelect: 1, cascadeDelete: true },
    { name: 'data', type: 'json' },
    { name: 'hushData', type: 'json', hidden: true },
    { name: 'text', type: 'editor' },
    { name: 'site', type: 'url' },
    { name: 'mail', type: 'email', exceptDomains: ['bad.example'] },
    { name: 'made', type: 'autodate', onCreate: true },
    { name: 'touched', type: 'autodate', onUpdate: true },
  ],
  indexes: [
    'CREATE INDEX `idx_things` ON `things` (`amount` DESC, `note`)',
    'CREATE UNIQUE INDEX `idx_things_site` ON `things` (`site` COLLATE NOCASE) WHERE `site` != ""',
  ],
};

const links = {
  id: ids.links,
  name: 'links',
  type: 'base',
  ...everyone,
  listRule: '@collection.things:a.note ?= word || @collection.things:b.id ?= left || lefts.note ?= word',
  fields: [
    { name: 'word', type: 'text' },
    { name: 'left', type: 'relation', collectionId: ids.things, maxSelect: 1 },
    { name: 'lefts', type: 'relation', collectionId: ids.things, maxSelect: 3, minSelect: 2 },
    { name: 'single', type: 'relation', collectionId: ids.things, maxSelect: 1, required: true },
    { name: 'user', type: 'relation', collectionId: 'usersusersusers', maxSelect: 1, cascadeDelete: true },
  ],
  indexes: ['CREATE UNIQUE INDEX `idx_links_left` ON `links` (`left`) WHERE `left` != ""'],
};

export const moreCollections = [things, clerks, vips, links];
