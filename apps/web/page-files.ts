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
const overviewRoots = ofForm('sections-list', 'before-start-page', 'review-page', 'read-only-section', 'sent-page');
const questionRoots = ofForm(
  ...['documents-page', 'activities-section', 'ownership-section', 'people-section', 'person-page', 'funds-section'],
  ...['individual-section', 'identity-section', 'delegate-page', 'corrections-page', 'confirm-page', 'delegated-list'],
);

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
  { name: 'phone', roots: [`${domain}/phone.ts`] },
  { name: 'rules', roots: rulesRoots },
  { name: 'overview', roots: overviewRoots, butNot: otherRoots },
  { name: 'questions', roots: questionRoots, butNot: otherRoots },
];
