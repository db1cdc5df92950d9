import { expect, test } from 'vitest';
import { missingInGlossary } from './glossary.ts';

const collection = (name: string) => ({
  path: `apps/server/src/collections/${name}.ts`,
  text: 'export const one = defineCollection({});',
});

test('a collection needs a line in the glossary, a helper of collections does not', () => {
  const helper = { path: 'apps/server/src/collections/rules.ts', text: "export const isIntern = '';" };
  const glossary = '| Check | one part of an onboarding | `statuses` | controle |';
  const found = missingInGlossary([collection('statuses'), collection('visit_notes'), helper], glossary);
  expect(found.map(({ path }) => path)).toEqual(['apps/server/src/collections/visit_notes.ts']);
});
