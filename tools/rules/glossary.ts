import type { Finding, SourceFile } from './finding.ts';

const collectionFile = /^apps\/server\/src\/collections\/(\w+)\.ts$/;

/** Collections whose name does not appear in the glossary. */
export function missingInGlossary(files: readonly SourceFile[], glossary: string): Finding[] {
  const named = new Set([...glossary.matchAll(/`(\w+)/g)].map(([, name]) => name));
  return files
    .filter(({ path, text }) => collectionFile.test(path) && text.includes('= defineCollection('))
    .filter(({ path }) => !named.has(collectionFile.exec(path)?.[1]))
    .map(({ path }) => ({ path, message: 'has no line in docs/glossary.md that explains its name' }));
}
