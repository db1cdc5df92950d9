import type { Finding, SourceFile } from './finding.ts';

const engines = /^packages\/(records|records-server|screening)\//;

/** Terms of the desk. Engines without them can be used in another product. */
const deskTerms =
  /\b(kyc|cdd|ubos?|onboardings?|gatekeepers?|gk (?:org|requests?|access|contacts?|corrections?|subscriptions?)|interns?|sbi|due diligence|beneficial owners?)\b/i;

/** `isUboOf_gk_org` as `is Ubo Of gk org`. */
const spaced = (line: string) => line.replace(/([a-z0-9])([A-Z])/g, '$1 $2').replace(/[_-]/g, ' ');

/** Lines of the record engine and of screening that name a term of the desk. */
export function deskTermsIn(files: readonly SourceFile[]): Finding[] {
  return files
    .filter(({ path }) => engines.test(path))
    .flatMap(({ path, text }) =>
      text.split('\n').flatMap((line, index) => {
        const term = deskTerms.exec(spaced(line))?.[0];
        return term
          ? [{ path: `${path}:${index + 1}`, message: `contains '${term}': the engines use no term of the desk` }]
          : [];
      }),
    );
}
