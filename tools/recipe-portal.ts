import type { Recipe } from './recipes.ts';

/** The new files of the recipe "portal", without its pages: the route tree is written by a build. */
export const portalFiles: Readonly<Record<string, string>> = {
  'apps/server/src/collections/auditor_users.ts': `import { languages } from '@dossier/domain/languages';
import { codeDigits, codeLifeSeconds, newPasswordLength, secondFactorSeconds, staffSession } from '@dossier/domain/limits';
import { defineCollection } from '@dossier/records/collection';
import { bool, date, select, text } from '@dossier/records/fields';
import { closed } from './rules.ts';
import { accountFields, staffPassword } from './staff-password.ts';

export const auditorUsers = defineCollection({
  name: 'auditor_users',
  type: 'auth',
  fields: {
    role: select(['auditor'], { required: true }),
    first_name: text({ required: true, max: 200 }),
    last_name: text({ required: true, max: 200 }),
    language: select(languages),
    active: bool(),
    invited_at: date(),
    last_seen_at: date(),
    refuses_mailed_code: bool({ hidden: true }),
    ...accountFields,
  },
  rules: closed,
  auth: {
    password: { enabled: true, identityFields: ['email'], length: newPasswordLength },
    otp: { enabled: true, length: codeDigits, lifeSeconds: codeLifeSeconds },
    mfa: { enabled: true, lifeSeconds: secondFactorSeconds },
    session: staffSession,
    rule: 'active = true',
  },
  hooks: staffPassword,
});
`,
  'apps/web/src/portals/auditor.ts': `import { portals } from '@dossier/domain/portal';
import type { Portal } from './portal.ts';

export const auditorPortal: Portal = {
  name: 'auditor',
  ...portals.auditor,
  sidebar: { groups: [], footer: [] },
  entityTabs: [],
  links: {},
};
`,
};

/** The files of the recipe "portal" that exist: a portal of staff with one role, which may see nothing yet. */
export const portal: Recipe = {
  'packages/domain/src/portal.ts': [
    [
      "  client: { authCollection: 'end",
      "  auditor: { authCollection: 'auditor_users', home: '/audit', login: 'staff' },\n  client: { authCollection: 'end",
    ],
    ["'intern-lead', 'client']", "'intern-lead', 'auditor', 'client']"],
    ["  client: { '': 'client' }", "  auditor: { auditor: 'auditor' },\n  client: { '': 'client' }"],
  ],
  'packages/domain/src/page-roots.ts': [["  'access',", "  'access',\n  'audit',"]],
  'apps/server/src/case/scope.ts': [['  client: () => noRows,', '  auditor: () => noRows,\n  client: () => noRows,']],
  'apps/server/src/case/portal-rights.ts': [["  client: ['use", "  auditor: [],\n  client: ['use"]],
  'apps/server/src/case/client-access-log.ts': [
    ['  client: undefined,', '  auditor: undefined,\n  client: undefined,'],
  ],
  'apps/server/src/sign-in/factors.ts': [['  client: undefined,', '  auditor: undefined,\n  client: undefined,']],
  'apps/server/src/views/download/client-history.ts': [
    ['  intern: (_, __, t)', '  auditor: (_, __, t) => t(portalKeys.auditor),\n  intern: (_, __, t)'],
  ],
  'apps/server/src/views/download/export-texts.ts': [
    ["  client: 'waiting-on:client'", "  auditor: 'history:portal.auditor',\n  client: 'waiting-on:client'"],
  ],
  'apps/web/src/features/login/staff-login-screen.tsx': [
    ['  client: undefined,', "  auditor: 'staff.description.auditor',\n  client: undefined,"],
  ],
  'apps/web/src/shell/staff-shell.tsx': [['  client: undefined,', '  auditor: undefined,\n  client: undefined,']],
  'packages/texts/locales/en/history.json': [
    ['    "client": "client"', '    "auditor": "auditor",\n    "client": "client"'],
  ],
  'packages/texts/locales/nl/history.json': [
    ['    "client": "cliënt"', '    "auditor": "auditor",\n    "client": "cliënt"'],
  ],
  'packages/texts/locales/en/login.json': [['      "intern": ', '      "auditor": "For auditors.",\n      "intern": ']],
  'packages/texts/locales/nl/login.json': [
    ['      "intern": ', '      "auditor": "Voor auditors.",\n      "intern": '],
  ],
};
