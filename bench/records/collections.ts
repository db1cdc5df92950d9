/** The collections of both servers, in the import format. */
const times = [
  { type: 'autodate', name: 'created', onCreate: true },
  { type: 'autodate', name: 'updated', onCreate: true, onUpdate: true },
];

const relation = (name: string, collectionId: string) => ({ type: 'relation', name, collectionId, maxSelect: 1 });

const ids = { teams: 'teamsteamsteams', users: 'usersusersusers' };
export const statuses = ['draft', 'sent', 'review', 'approved', 'closed'] as const;

const signedIn = '@request.auth.id != ""';
const sameTeam = 'owner.team = @request.auth.team';
const ownTeam = 'team = @request.auth.team';

type Field = Readonly<Record<string, unknown>>;

const fields: readonly Field[] = [
  { type: 'text', name: 'title', required: true, max: 200 },
  { type: 'select', name: 'status', values: statuses, maxSelect: 1 },
  { type: 'number', name: 'amount' },
  { type: 'bool', name: 'urgent' },
  { type: 'email', name: 'contact' },
  { type: 'url', name: 'website' },
  { type: 'date', name: 'due' },
  { type: 'text', name: 'note' },
  { type: 'json', name: 'extra' },
  relation('owner', ids.users),
  ...times,
];

/** Fourteen columns with the id, an index for the filter and the sort. */
function cases(name: string, rule: string, more: readonly Field[] = []) {
  const rules = { listRule: rule, viewRule: rule, createRule: rule, updateRule: rule, deleteRule: rule };
  const indexes = [
    `CREATE INDEX \`idx_${name}_status\` ON \`${name}\` (\`status\`, \`created\`)`,
    `CREATE INDEX \`idx_${name}_owner\` ON \`${name}\` (\`owner\`)`,
    ...more.map(({ name: column }) => `CREATE INDEX \`idx_${name}_${column}\` ON \`${name}\` (\`${column}\`)`),
  ];
  return {
    id: `${name}${name}${name}`.slice(0, 15),
    name,
    type: 'base',
    ...rules,
    fields: [...fields, ...more],
    indexes,
  };
}

const teams = {
  id: ids.teams,
  name: 'teams',
  type: 'base',
  listRule: signedIn,
  viewRule: signedIn,
  createRule: null,
  updateRule: null,
  deleteRule: null,
  fields: [{ type: 'text', name: 'name' }, ...times],
};

const users = {
  id: ids.users,
  name: 'users',
  type: 'auth',
  listRule: signedIn,
  viewRule: signedIn,
  createRule: null,
  updateRule: null,
  deleteRule: null,
  fields: [{ type: 'text', name: 'name' }, relation('team', ids.teams), ...times],
  indexes: ['CREATE INDEX `idx_users_team` ON `users` (`team`)'],
};

/**
 * `cases` is readable by every signed-in user, `teamcases` by the team of its owner, `owncases` by the team that it
 * stores itself; `notes` is for writes.
 */
export const collections = [
  teams,
  users,
  cases('cases', signedIn),
  cases('teamcases', sameTeam),
  cases('owncases', ownTeam, [relation('team', ids.teams)]),
  cases('notes', signedIn),
];
