import type { Finding, SourceFile } from './finding.ts';

const attribute = /\bmaxLength=(\{\s*|["'])\d/;
const isScreen = (path: string) =>
  path.startsWith('apps/web/src/') && path.endsWith('.tsx') && !path.includes('.test.');

/** Fields of the web that limit their length by a number. Source: docs/decisions/0114. */
export function fieldLengths(files: readonly SourceFile[]): Finding[] {
  return files
    .filter(({ path }) => isScreen(path))
    .flatMap(({ path, text }) =>
      text
        .split('\n')
        .flatMap((line, index) =>
          attribute.test(line)
            ? [{ path: `${path}:${index + 1}`, message: 'limits its length: validate with the schema of the workflow' }]
            : [],
        ),
    );
}
