import type { IRegularForbiddenRuleType } from 'dependency-cruiser';

const tests = '\\.test\\.tsx?$|^(e2e|bench)/|/test/';
const server = '^apps/server/src';
const web = '^apps/web/src';

type Target = IRegularForbiddenRuleType['to'];

/** Imports that are written as a path: neither a package's name nor a `#alias`. */
const byPath: Target = { dependencyTypes: ['local'], dependencyTypesNot: ['aliased', 'undetermined'] };
const notOnlyTypes: Target = { dependencyTypesNot: ['type-only'] };

/** The name of the rule against cycles, which the summary counts. */
export const noCycles = 'no-cycles';

type ImportRule = Omit<IRegularForbiddenRuleType, 'severity' | 'comment'> & { readonly comment: string };

/** Which imports are forbidden, and why. The layers of each package (`tools/layers.ts`) come on top of these. */
const importRules: readonly ImportRule[] = [
  {
    name: noCycles,
    comment: 'no module imports itself through others, types included',
    from: {},
    to: { circular: true },
  },
  {
    name: 'no-unresolved',
    comment: 'every import names a file or a package that exists',
    from: {},
    to: { couldNotResolve: true, pathNot: '^virtual:' },
  },
  {
    name: 'package-by-name',
    comment: 'another package is imported by its name (@dossier/…), not by a path',
    from: { path: '^((?:packages|apps)/[^/]+)/' },
    to: { path: '^(packages|apps)/', pathNot: '^$1/', ...byPath },
  },
  {
    name: 'no-source-in-tests-over-http',
    comment: 'journeys and measurements use exports of packages and HTTP, never a src folder',
    from: { path: '^(e2e|bench)/' },
    to: { path: '^(packages|apps)/[^/]+/src/', ...byPath },
  },
  {
    name: 'domain-depends-on-nothing',
    comment: 'the domain imports no other package of the project',
    from: { path: '^packages/domain/', pathNot: tests },
    to: { path: '^(apps|packages)/', pathNot: '^packages/domain/' },
  },
  {
    name: 'texts-depend-on-the-domain',
    comment: 'texts import the domain alone',
    from: { path: '^packages/texts/', pathNot: tests },
    to: { path: '^(apps|packages)/', pathNot: '^packages/(texts|domain)/' },
  },
  {
    name: 'domain-and-texts-run-everywhere',
    comment: 'the domain and the texts run in the browser as well: nothing of Node',
    from: { path: '^packages/(domain|texts)/', pathNot: tests },
    to: { dependencyTypes: ['core'] },
  },
  {
    name: 'engines-depend-on-nothing',
    comment: 'records and screening import no other package of the project',
    from: { path: '^packages/(records|screening)/' },
    to: { path: '^(apps|packages)/', pathNot: '^packages/$1/' },
  },
  {
    name: 'record-server-depends-on-the-engine',
    comment: 'the record server imports the record engine alone',
    from: { path: '^packages/records-server/' },
    to: { path: '^(apps|packages)/', pathNot: '^packages/records(-server)?/' },
  },
  {
    name: 'desk-without-record-server',
    comment: 'the desk does not load the record server',
    from: { path: '^apps/' },
    to: { path: '^packages/records-server/' },
  },
  {
    name: 'server-not-to-web',
    comment: 'the server does not import the web',
    from: { path: '^apps/server/' },
    to: { path: '^apps/web/' },
  },
  {
    name: 'web-not-to-engines',
    comment: 'the web imports the domain, and types of the server',
    from: { path: '^apps/web/' },
    to: { path: '^packages/(records|screening)/' },
  },
  {
    name: 'web-only-types-of-server',
    comment: 'the web imports only types of the server (`import type`)',
    from: { path: '^apps/web/' },
    to: { path: '^apps/server/', ...notOnlyTypes },
  },
  {
    name: 'sdk-in-one-file',
    comment: 'the PocketBase SDK is used in api/client.ts alone',
    from: { path: '^apps/web/', pathNot: `${web}/api/client\\.ts$` },
    to: { path: '(^|/)node_modules/pocketbase/', ...notOnlyTypes },
  },
  {
    name: 'web-no-relative-parents',
    comment: 'relative imports of the web stay in their folder or below; otherwise `#ui/…`, `#api/…`',
    from: { path: `(${web}/.+)/[^/]+$`, pathNot: tests },
    to: { path: web, pathNot: ['$1/', '\\.css$'], ...byPath },
  },
  {
    name: 'routes-on-top',
    comment: 'only the entry imports routes',
    from: { path: `${web}/(features|intake|list-views|ui|api|i18n|portals|shell)/` },
    to: { path: `${web}/routes/` },
  },
  {
    name: 'shell-below-routes',
    comment: 'only routes import the shell',
    from: { path: `${web}/(features|intake|list-views|ui|api|i18n|portals)/` },
    to: { path: `${web}/shell/` },
  },
  {
    name: 'features-above-parts',
    comment: 'intake, list-views, ui, api, i18n and portals do not import features',
    from: { path: `${web}/(intake|list-views|ui|api|i18n|portals)/` },
    to: { path: `${web}/features/` },
  },
  {
    name: 'features-independent',
    comment: 'no feature imports a feature; a route composes them',
    from: { path: `${web}/features/([^/]+)/` },
    to: { path: `${web}/features/`, pathNot: `${web}/features/$1/` },
  },
  {
    name: 'feature-relative-inside',
    comment: 'inside a feature imports are relative (`./…`)',
    from: { path: `${web}/features/([^/]+)/` },
    to: { path: `${web}/features/$1/`, dependencyTypes: ['aliased-subpath-import'] },
  },
  {
    name: 'ui-without-meaning',
    comment: 'ui components import neither api, intake, list-views nor portals',
    from: { path: `${web}/ui/` },
    to: { path: `${web}/(api|intake|list-views|portals)/` },
  },
  {
    name: 'api-without-ui',
    comment: 'api and i18n do not import ui components',
    from: { path: `${web}/(api|i18n)/` },
    to: { path: `${web}/(intake|list-views|ui)/` },
  },
  {
    name: 'collections-at-the-bottom',
    comment: 'collections import nothing above them',
    from: { path: `${server}/collections/`, pathNot: tests },
    to: { path: `${server}/(workflows|views|reactions|jobs|http|adapters)/|${server}/(app|main)\\.ts$` },
  },
  {
    name: 'ports-not-adapters',
    comment: 'the outside is reached through ports.ts; HTTP is above',
    from: { path: `${server}/(workflows|views|reactions|jobs)/`, pathNot: tests },
    to: { path: `${server}/(http|adapters)/|${server}/(app|main)\\.ts$` },
  },
  {
    name: 'adapters-are-passed-in',
    comment: 'main passes the adapters to http',
    from: { path: `${server}/http/`, pathNot: tests },
    to: { path: `${server}/adapters/|${server}/(app|main)\\.ts$`, ...notOnlyTypes },
  },
];

/** Every rule on imports but the layers, in the form of dependency-cruiser. */
export const forbiddenImports: readonly IRegularForbiddenRuleType[] = importRules.map((rule) => ({
  ...rule,
  severity: 'error',
}));
