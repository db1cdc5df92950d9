import { expect, test } from 'vitest';
import { missingCitations } from './citations.ts';

const documents = ['docs/domain.md', 'CONTRIBUTING.md', 'packages/records/README.md'];
const absent = 'absent.md';
const missing = [`cites ${absent}, which is not in the repository`];

const faults = (path: string, text: string) =>
  missingCitations([{ path, text }], (one) => documents.includes(one)).map(({ message }) => message);

test('a comment may cite a document by its path from the root or from its own folder', () => {
  expect(faults('apps/a.ts', '/** A rule. Source: docs/domain.md 2. */')).toEqual([]);
  expect(faults('apps/a.ts', 'x(); // see CONTRIBUTING.md')).toEqual([]);
  expect(faults('packages/records/a.ts', '/** See README.md. */')).toEqual([]);
});

test('a comment that cites a document outside of the repository is a finding, once per file', () => {
  expect(faults('apps/a.ts', `/** A rule. Source: ${absent} section 2. */`)).toEqual(missing);
  expect(faults('apps/a.ts', `/**\n * A rule.\n * Source: ${absent} 2, ${absent} 3.\n */`)).toEqual(missing);
  expect(faults('apps/a.css', `/* docs/${absent} */`)).toEqual([
    `cites docs/${absent}, which is not in the repository`,
  ]);
});

test('file names in code and in other documents are not citations', () => {
  expect(faults('apps/a.ts', "const name = 'notes.md';")).toEqual([]);
  expect(faults('docs/a.md', `// ${absent}`)).toEqual([]);
});
