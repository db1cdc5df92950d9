import { globSync } from 'node:fs';
import type { Step } from './chunk-names.ts';

const loginScreens = ['src/features/login/staff-login-screen.tsx', 'src/features/login/client-login-screen.tsx'];

const domain = '../../packages/domain/src';

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
  // Small parts of nearly every page.
  ...['undo-line.tsx', 'text-button.tsx', 'lazy-part.ts', 'use-media.ts'].map((name) => `src/ui/${name}`),
  `${domain}/kyc-form/questions.ts`,
  `${domain}/countries.ts`,
];
const clientRoots = ['src/shell/client-shell.tsx', 'src/routes/_authed/_client.tsx?tsr-split=component'];
const listRoots = ['src/routes/_authed/_client/forms.tsx?tsr-split=component'];

/** What is missing in a form, with the library of telephone numbers. */
const rulesRoots = ['src/features/kyc-form/form-rules.ts'];

const ofForm = (...names: string[]) => names.map((name) => `src/features/kyc-form/${name}.tsx`);

/** A page of the form without its questions. */
const formRoots = [
  'src/routes/_authed/_client/form.$id.tsx?tsr-split=component',
  'src/routes/_authed/_client/form.$id.tsx?tsr-split=notFoundComponent',
  'src/features/kyc-form/prepare-form.ts',
  ...ofForm('section-frame'),
];
/** Pages of other portals and of guests. */
const otherRoots = globSync('src/routes/**/*.tsx', { cwd: import.meta.dirname })
  .filter((file) => !/_client|__root|_authed[.]tsx$/.test(file))
  .map((file) => `${file}?tsr-split=component`);
/** Pages that show what is complete. */
const listPages = ofForm('sections-list', 'before-start-page');
const overviewPages = [listPages, ofForm('review-page', 'read-only-section', 'sent-page')];
const overviewRoots = overviewPages.flat();
/** Pages on which documents are given, and the part of a page that does. */
const paperPages = ['documents-page', 'funds-section', 'identity-fields'].map((name) => ofForm(name));
/** Pages with questions about a company and about a person. */
const companyPages = ofForm('contact-section', 'legal-entity-section');
const ownPages = ofForm('individual-section', 'person-page');
/** Pages with activities, owners or people. */
const listedPages = [
  ...['activities-section', 'ownership-section', 'people-section', 'person-page', 'identity-section'],
].map((name) => ofForm(name));
const sectionRoots = [companyPages, ownPages, ...paperPages, ...listedPages].flat();
const otherPages = [ofForm('delegate-page', 'delegated-list'), ofForm('corrections-page', 'confirm-page')];
/** What a page of the form opens on demand, with React Aria. */
const lateParts = [
  ...ofForm('activity-sheet', 'owner-sheet', 'scan-sheet', 'conflict-dialog'),
  ...['select', 'combo-box', 'country-sheet'].map((name) => `src/ui/${name}.tsx`),
  'src/shell/client-menu.tsx',
];

/** One file for what several of the pages need, then one for the rest of each page. */
const filesOf = (shared: string, pages: readonly (readonly string[])[]): Step[] => [
  ...pages.map((roots) => ({ name: shared, roots, and: pages.filter((other) => other !== roots).flat() })),
  ...pages.map((roots) => ({ name: String(roots[0]).replace(/.*[/]|[.]tsx$/g, ''), roots })),
];

const formPages = [...sectionRoots, ...overviewRoots, ...otherPages.flat()];
const behindLogin = [...appRoots, ...clientRoots, ...listRoots, ...formRoots, ...formPages];

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
  { name: 'drawing', roots: ['src/ui/ownership-geometry.ts'] },
  // A page that shows a nationality needs of the country field only this.
  { name: 'countries', roots: ['src/ui/load-countries.ts'] },
  // What pages of staff and the sections share: as files of the bundler's own it would be forty.
  {
    name: 'fields',
    roots: [...companyPages, ...ownPages],
    and: otherRoots,
    without: /[/]ownership[/]|empty[.]tsx|banner[.]tsx/,
  },
  // A page with documents needs of these questions only this.
  { name: 'choice', roots: ['src/ui/later-select.tsx'] },
  { name: 'questions', roots: companyPages, and: [...ownPages, ...paperPages.flat()] },
  { name: 'questions', roots: ofForm('individual-section'), and: ofForm('person-page') },
  ...['contact-section', 'legal-entity-section', 'individual-section'].map((name) => ({ name, roots: ofForm(name) })),
  { name: 'owners', roots: [`${domain}/kyc-form/people-to-identify.ts`] },
  ...filesOf('listed', listedPages),
  { name: 'files', roots: paperPages.flat(), and: otherRoots },
  ...filesOf('papers', paperPages),
  // React Aria, which pages of staff need, and what a page of the form opens on demand.
  { name: 'button', roots: ['src/ui/button.tsx'] },
  { name: 'controls', roots: staffRoots, and: lateParts },
  { name: 'staff', roots: staffRoots },
  { name: 'forms', roots: listRoots, butNot: [...otherRoots, ...formPages] },
  // Small parts that pages of staff share with the list of forms.
  { name: 'row', roots: listRoots, without: /show-accent/ },
  { name: 'accent', roots: ['src/ui/show-accent.ts'] },
  { name: 'schema', roots: [`${domain}/schema.ts`] },
  { name: 'phone', roots: [`${domain}/phone.ts`] },
  { name: 'rules', roots: rulesRoots },
  { name: 'lines', roots: [...overviewRoots, ...otherPages.flat()], and: otherRoots },
  ...filesOf('overview', overviewPages),
  ...filesOf('people', otherPages),
];
