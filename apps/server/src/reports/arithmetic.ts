import type { OwnershipPath, OwnershipResult, PersonInterest } from '@dossier/domain/ownership/ubo';
import { showShare, showShares } from './format.ts';
import { type Language, say } from './texts.ts';

/** How a person's interest adds up, a line per path: `70% of Tessera Holding × 40% = 28%`. */
export function reckoningOf(language: Language, person: PersonInterest, names: ReadonlyMap<string, string>): string[] {
  const lines = person.paths.map((path) => pathLine(language, path, names));
  if (person.throughCircles > 0) {
    lines.push(`${say(language, 'circles')} = ${showShare(language, person.throughCircles)}`);
  }
  if (lines.length > 1) lines.push(sumLine(language, person));
  return lines;
}

function pathLine(language: Language, path: OwnershipPath, names: ReadonlyMap<string, string>): string {
  const last = path.steps.length - 1;
  const factors = path.steps.map((step, index) => {
    const share = showShares(language, step.lowest, step.highest);
    if (last === 0) return say(language, 'directly', { share });
    if (index === last) return share;
    return say(language, 'ofCompany', { share, company: names.get(step.owned) ?? '' });
  });
  return `${factors.join(' × ')} = ${showShares(language, path.lowest, path.highest)}`;
}

function sumLine(language: Language, person: PersonInterest): string {
  const parts = person.paths.map((path) => showShares(language, path.lowest, path.highest));
  if (person.throughCircles > 0) parts.push(showShare(language, person.throughCircles));
  return `${parts.join(' + ')} = ${showShares(language, person.lowest.share, person.highest.share)}`;
}

/** Why somebody is a beneficial owner, in words. */
export function whyOf(language: Language, person: PersonInterest, { threshold }: OwnershipResult): string {
  const share = showShare(language, threshold.share);
  const reasons = person.by.map((by) =>
    by === 'control' ? say(language, 'byControl') : say(language, 'byOwnership', { share }),
  );
  return reasons.join(', ');
}
