import { globSync } from 'node:fs';
import type { Step } from './chunk-names.ts';

const loginScreens = ['src/features/login/staff-login-screen.tsx', 'src/features/login/client-login-screen.tsx'];

const staffRoots = [
  'src/route-tree.gen.ts',
  'src/shell/staff-shell.tsx',
  ...['external', 'internal'].map((portal) => `src/routes/_authed/${portal}.tsx?tsr-split=component`),
];
const appRoots = [
  'src/app.tsx',
  'src/route-tree.gen.ts?client',
  'src/routes/_authed.tsx?tsr-split=component',
  '../../node_modules/react-aria/dist/private/utils/openLink.mjs',
];
const clientRoots = ['src/shell/client-shell.tsx', 'src/routes/_authed/_client.tsx?tsr-split=component'];
const listRoots = ['src/routes/_authed/_client/forms.tsx?tsr-split=component'];

const domain = '../../packages/domain/src';
/** What is missing in a form, with the library of telephone numbers. */
const rulesRoots = [`${domain}/kyc-form/completeness.ts`, `${domain}/kyc-form/progress.ts`];

const ofForm = (...names: string[]) => names.map((name) => `src/features/kyc-form/${name}.tsx`);

/** A page of the form with its questions, as far as the most common sections need them. */
const formRoots = [
  'src/routes/_authed/_client/form.$id.tsx?tsr-split=component',
  'src/routes/_authed/_client/form.$id.tsx?tsr-split=notFoundComponent',
  'src/features/kyc-form/prepare-form.ts',
  ...ofForm('contact-section', 'legal-entity-section'),
];
/** Pages of other portals and of guests. */
const otherRoots = globSync('src/routes/**/*.tsx', { cwd: import.meta.dirname })
  .filter((file) => !/_client|__root|_authed[.]tsx$/.test(file))
  .map((file) => `${file}?tsr-split=component`);
/** Pages that show what is complete. */
const listPages = ofForm('sections-list', 'before-start-page');
const overviewPages = [listPages, ofForm('review-page', 'read-only-section', 'sent-page')];
const overviewRoots = overviewPages.flat();
/** Later pages of the form that need neither the telephone numbers nor the rules of what is missing. */
const lightPages = [
  ...['documents-page', 'activities-section', 'funds-section', 'individual-section', 'identity-section'],
].map((name) => ofForm(name));
/** The others; those of one line come together. */
const heavyPages = [
  ofForm('ownership-section'),
  ofForm('people-section', 'person-page'),
  ofForm('delegate-page', 'delegated-list'),
  ofForm('corrections-page', 'confirm-page'),
];
const questionRoots = [...lightPages, ...heavyPages].flat();

/** One file for what several of the pages need, then one for the rest of each page. */
const filesOf = (shared: string, pages: readonly (readonly string[])[]): Step[] => [
  ...pages.map((roots) => ({ name: shared, roots, and: pages.filter((other) => other !== roots).flat() })),
  ...pages.map((roots) => ({ name: String(roots[0]).replace(/.*[/]|[.]tsx$/g, ''), roots })),
];

const behindLogin = [...appRoots, ...clientRoots, ...listRoots, ...formRoots, ...overviewRoots, ...questionRoots];

/** Who logs in at one portal does not need the page of the other. */
const notShared = new RegExp(`${loginScreens.join('$|')}$`);

/**
 * The files of the build by the pages that need them, in the order in which they depend on each other: on a slow line a
 * request costs more than some kilobytes. Pages of staff share the first ones; the bundler decides on the rest of theirs.
 */
export const pageFiles: readonly Step[] = [
  { name: 'first', roots: ['src/main.tsx'] },
  { name: 'base', roots: ['src/start.tsx'] },
  // What the login and the pages behind it share, then what only the login needs.
  { name: 'parts', roots: ['src/login-app.tsx', ...loginScreens], and: behindLogin },
  { name: 'login', roots: ['src/login-app.tsx', ...loginScreens], without: notShared },
  { name: 'toasts', roots: ['src/ui/toast-region.tsx'] },
  { name: 'app', roots: appRoots },
  { name: 'client', roots: clientRoots },
  { name: 'client', roots: formRoots, and: listRoots },
  { name: 'form', roots: formRoots },
  // React Aria, which pages of staff and the later sections of the form need.
  { name: 'button', roots: ['src/ui/button.tsx'] },
  { name: 'controls', roots: staffRoots, and: [...overviewRoots, ...questionRoots] },
  { name: 'staff', roots: staffRoots },
  { name: 'forms', roots: listRoots, butNot: [...otherRoots, ...overviewRoots, ...questionRoots] },
  // Small parts that pages of staff share with the list of forms.
  { name: 'row', roots: listRoots, without: /show-accent/ },
  { name: 'accent', roots: ['src/ui/show-accent.ts'] },
  { name: 'schema', roots: [`${domain}/schema.ts`] },
  { name: 'answers', roots: lightPages.flat(), and: rulesRoots },
  // What pages of staff and the later sections share: as files of the bundler's own it would be forty.
  { name: 'fields', roots: lightPages.flat(), and: otherRoots },
  { name: 'phone', roots: [`${domain}/phone.ts`] },
  { name: 'rules', roots: rulesRoots },
  ...filesOf('questions', lightPages),
  { name: 'list', roots: listPages, and: otherRoots },
  { name: 'lines', roots: [...overviewRoots, ...heavyPages.flat()], and: otherRoots },
  ...filesOf('overview', overviewPages),
  ...filesOf('people', heavyPages),
];
