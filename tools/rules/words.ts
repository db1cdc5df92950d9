import type { Finding, SourceFile } from './finding.ts';

const rooms = /^packages\/(records|records-server|screening)\//;

/** Words of the desk. The engines that know none of them can serve another product tomorrow. */
const deskWords =
  /\b(kyc|cdd|ubos?|onboardings?|gatekeepers?|gk (?:org|requests?|access|contacts?|corrections?|subscriptions?)|interns?|sbi|due diligence|beneficial owners?)\b/i;

/** `isUboOf_gk_org` as `is Ubo Of gk org`. */
const spaced = (line: string) => line.replace(/([a-z0-9])([A-Z])/g, '$1 $2').replace(/[_-]/g, ' ');

/** Lines of the record engine and of screening that speak of the desk. */
export function deskWordsIn(files: readonly SourceFile[]): Finding[] {
  return files
    .filter(({ path }) => rooms.test(path))
    .flatMap(({ path, text }) =>
      text.split('\n').flatMap((line, index) => {
        const word = deskWords.exec(spaced(line))?.[0];
        return word
          ? [{ path: `${path}:${index + 1}`, message: `says '${word}': this room knows no word of the desk` }]
          : [];
      }),
    );
}
