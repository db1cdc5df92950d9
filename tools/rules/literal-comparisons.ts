import type { Finding, SourceFile } from './finding.ts';

interface Comparison {
  readonly pattern: RegExp;
  readonly instead: string;
}

const comparisons: readonly Comparison[] = [
  {
    pattern: /\bportal\s*[!=]==\s*'(gatekeeper|intern|client)'/,
    instead: 'use scope() or a right of case/portal-rights.ts, which refuse unknown portals',
  },
  {
    pattern: /\bstatus\s*[!=]==\s*'(draft|requested|submitted|waiting|completed|archived)'/,
    instead: 'use a predicate of packages/domain/src/onboarding.ts',
  },
];

const isServerSource = (path: string) => path.startsWith('apps/server/src/') && !path.endsWith('.test.ts');

/** Lines of the server that compare a portal or an onboarding status with a literal. */
export function literalComparisons(files: readonly SourceFile[]): Finding[] {
  return files
    .filter(({ path }) => isServerSource(path))
    .flatMap(({ path, text }) =>
      text
        .split('\n')
        .flatMap((line, index) =>
          comparisons
            .filter(({ pattern }) => pattern.test(line))
            .map(({ instead }) => ({ path: `${path}:${index + 1}`, message: `compares with a literal: ${instead}` })),
        ),
    );
}
