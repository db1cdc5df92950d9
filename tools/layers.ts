import type { LayerTable } from './rules/layers.ts';

/**
 * The layers of each package, from bottom to top. A folder imports only from folders of layers below its own; folders
 * of one layer do not import each other. `.` is the files directly in the package's folder; a file among them with
 * another layer is listed by its name. Tests may import from every layer.
 */
export const layers: LayerTable = {
  'apps/server/src': [
    ['texts', 'mrz'],
    ['collections'],
    ['reference', 'workers'],
    ['registry', 'files'],
    ['runtime'],
    ['documents'],
    ['adapters', 'case'],
    ['client-imports', 'mail', 'monitoring', 'screening'],
    ['operations', 'reactions', 'reports', 'sign-in'],
    ['setup'],
    ['views', 'workflows'],
    ['jobs'],
    ['http'],
    ['backup', 'migrate', 'seed'],
    ['doctor'],
    ['.'],
    ['cli'],
  ],
  'packages/domain/src': [['.'], ['client-import', 'ownership'], ['kyc-form'], ['testing'], ['contracts']],
  'packages/screening/src': [['model', 'dictionaries'], ['normalise'], ['compare', 'lists'], ['.']],
  'packages/records/src': [
    ['core'],
    ['passwords', 'process', 'files'],
    ['fields'],
    ['collection'],
    ['dialect'],
    ['filter'],
    ['rules', 'answer'],
    ['store'],
    ['record-files', 'auth'],
    ['realtime'],
    ['http'],
    ['plugin'],
    ['testing'],
    ['.'],
  ],
  'packages/records/src/store': [['engine'], ['search-index', 'query'], ['.'], ['on-postgres']],
  'packages/records/src/http': [['.'], ['auth', 'files', 'realtime', 'records'], ['account', 'oauth2']],
  'packages/records-server/src': [
    ['operator', 'settings', 'mail'],
    ['import-format', 'backups'],
    ['endpoints'],
    ['server'],
    ['.'],
  ],
  'apps/web/src': [
    ['api', 'styles'],
    ['i18n'],
    ['ui'],
    ['portals'],
    ['intake', 'list-views'],
    ['testing'],
    ['features'],
    ['shell'],
    ['routes'],
    ['.'],
  ],
  tools: [['rules'], ['release'], ['.']],
  bench: [['.'], ['load', 'passport', 'screening'], ['records'], ['desk', 'sweep', 'web'], ['scale']],
  e2e: [['support'], ['client', 'drills', 'gatekeeper', 'intern', 'live', 'screening', 'story']],
};

/**
 * Packages that still have import cycles or folders that import each other, with the number of each. The numbers may
 * only go down; a package that is not listed has none.
 */
export const allowances: Readonly<Record<string, { readonly cycles: number; readonly pairs: number }>> = {};
