import type { TextFile } from './text-files.ts';

/**
 * Text files that the browser receives together, because one page needs them all: on a slow line a request costs more
 * than some kilobytes. A file in no bundle is one of its own.
 */
const bundles = {
  start: ['common', 'errors', 'statuses', 'login', 'shell', 'refusals'],
  form: [
    'kyc-form',
    'own-links',
    'answers',
    'declaration',
    'form-guide',
    'form-check',
    'document-kinds',
    'legal-forms',
    'client-forms',
    'my-data',
    'access-request',
    'access-statuses',
    'case-roles',
    'client-statuses',
    'identity',
    'identity-reading',
  ],
} as const satisfies Readonly<Record<string, readonly TextFile[]>>;

/** The name under which the browser receives a text file: its bundle or its own. */
export function bundleOf(file: string): string {
  const names = Object.keys(bundles) as (keyof typeof bundles)[];
  return names.find((name) => (bundles[name] as readonly string[]).includes(file)) ?? file;
}
