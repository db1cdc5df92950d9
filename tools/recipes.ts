/** What a recipe replaces in one file: pairs of texts. */
type Replacements = readonly (readonly [before: string, after: string])[];
export type Recipe = Readonly<Record<string, Replacements>>;

/** The five files of the recipe "status" in CONTRIBUTING. */
export const status: Recipe = {
  'packages/domain/src/onboarding.ts': [
    ["'waiting', 'completed'", "'waiting', 'second-review', 'completed'"],
    [
      '  completed: {\n',
      `  'second-review': {
    isReadable: true,
    isOpen: true,
    isOver: false,
    isAtDesk: true,
    isReadOnly: false,
    actingParty: 'desk',
    figure: 'in-review',
    clientStatus: 'being-checked',
  },
  completed: {
`,
    ],
  ],
  'packages/domain/src/onboarding-machine.ts': [
    ["complete: { from: ['submitted']", "complete: { from: ['submitted', 'second-review']"],
  ],
  'packages/texts/locales/en/statuses.json': [['"completed"', '"second-review": "Second review",\n  "completed"']],
  'packages/texts/locales/nl/statuses.json': [['"completed"', '"second-review": "Tweede beoordeling",\n  "completed"']],
  'apps/web/src/ui/status-display.ts': [
    ['  completed:', "  'second-review': { icon: 'clock', tone: 'info', text: 'second-review' },\n  completed:"],
  ],
};

/** The seven files of the recipe "KYC section", without the new file of its page. */
export const section: Recipe = {
  'packages/domain/src/kyc-form/answers.ts': [
    [
      'export interface IdentityAnswers',
      'export interface TaxAnswers {\n  country?: string;\n}\n\nexport interface IdentityAnswers',
    ],
    ['  identity: IdentityAnswers;', '  tax: TaxAnswers;\n  identity: IdentityAnswers;'],
    ['  identity: true,', '  tax: true,\n  identity: true,'],
  ],
  'packages/domain/src/kyc-form/sections.ts': [
    [
      '  identity: {\n    types',
      "  tax: { types: ['business'], column: 'tax', minutes: 2, shape: { country: 'text' } },\n  identity: {\n    types",
    ],
  ],
  'packages/domain/src/kyc-form/completeness.ts': [
    [
      '  individual: individualIssues,',
      `  individual: individualIssues,
  tax: ({ answers }) =>
    answers.tax?.country ? [] : [{ section: 'tax', path: 'country', key: 'kyc-form:tax.country-required' }],`,
    ],
  ],
  'packages/texts/locales/en/kyc-form.json': [
    ['    "identity": "Identity"', '    "identity": "Identity",\n    "tax": "Tax"'],
    ['  "funds": {', '  "tax": { "country-required": "Select a country." },\n  "funds": {'],
  ],
  'packages/texts/locales/nl/kyc-form.json': [
    ['    "identity": "Identiteit"', '    "identity": "Identiteit",\n    "tax": "Belasting"'],
    ['  "funds": {', '  "tax": { "country-required": "Kies een land." },\n  "funds": {'],
  ],
  'packages/domain/src/kyc-form/lines/answer-lines.ts': [
    ['import type { KycSection }', "import { ownGroup } from './answer-line.ts';\nimport type { KycSection }"],
    [
      '  identity: identityLines,',
      "  tax: ({ answers: { tax } }, { t, country }) => [ownGroup('tax', [{ term: t('kyc-form:fields.country'), value: country(tax?.country ?? '') }])],\n  identity: identityLines,",
    ],
  ],
  'apps/web/src/features/kyc-form/form-pages.ts': [
    ['  identity: async', "  tax: async () => (await import('./tax-section.tsx')).TaxSection,\n  identity: async"],
  ],
};

/** The page of the added section. */
export const sectionPage = {
  path: 'apps/web/src/features/kyc-form/tax-section.tsx',
  text: `import { useTranslation } from 'react-i18next';
import { TextField } from '#ui/text-field.tsx';
import { useSection } from './form-context.ts';
import { SectionFrame } from './section-frame.tsx';

export function TaxSection() {
  const { t } = useTranslation('kyc-form');
  const { values, change, error } = useSection('tax');
  return (
    <SectionFrame section="tax" title={t('sections.tax')}>
      <TextField
        label={t('fields.country')}
        name="country"
        value={values.country ?? ''}
        onChange={(country) => change({ country })}
        error={error('country')}
      />
    </SectionFrame>
  );
}
`,
};
