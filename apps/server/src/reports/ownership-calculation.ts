import type { Language } from '@dossier/domain/languages';
import type { OwnershipPath, OwnershipResult, PersonInterest } from '@dossier/domain/ownership/ubo';
import { showShare, showShares } from './format.ts';
import type { PdfDocument } from './pdf-document.ts';

type Texts = Pick<PdfDocument, 't' | 'language'>;

/** The calculation of a person's interest, a line per path: `70% of Tessera Holding × 40% = 28%`. */
export function ownershipCalculation(
  texts: Texts,
  person: PersonInterest,
  names: ReadonlyMap<string, string>,
): string[] {
  const { t, language } = texts;
  const lines = person.paths.map((path) => pathLine(texts, path, names));
  if (person.throughCircles > 0) lines.push(`${t('circles')} = ${showShare(language, person.throughCircles)}`);
  if (lines.length > 1) lines.push(sumLine(texts, person));
  return lines;
}

function pathLine({ t, language }: Texts, path: OwnershipPath, names: ReadonlyMap<string, string>): string {
  const last = path.steps.length - 1;
  const factors = path.steps.map((step, index) => {
    const share = showShares(language, step.lowest, step.highest);
    if (last === 0) return t('directly', { share });
    if (index === last) return share;
    return t('of-company', { share, company: names.get(step.owned) ?? '' });
  });
  return `${factors.join(' × ')} = ${showShares(language, path.lowest, path.highest)}`;
}

function sumLine({ language }: Texts, person: PersonInterest): string {
  const parts = person.paths.map((path) => showShares(language, path.lowest, path.highest));
  if (person.throughCircles > 0) parts.push(showShare(language, person.throughCircles));
  return `${parts.join(' + ')} = ${showShares(language, person.lowest.share, person.highest.share)}`;
}

/** The interests of all people together. */
export function sumOfAll(language: Language, { people }: OwnershipResult): string {
  const sum = (bound: 'lowest' | 'highest') => people.reduce((total, person) => total + person[bound].share, 0);
  return showShares(language, sum('lowest'), sum('highest'));
}

/** The grounds on which a person is a beneficial owner; '' for none. */
export function reasonsOf({ t, language }: Texts, person: PersonInterest, { threshold }: OwnershipResult): string {
  const share = showShare(language, threshold.share);
  const byOwnership = t(threshold.orMore ? 'by-ownership-from' : 'by-ownership', { share });
  return person.by.map((by) => (by === 'control' ? t('by-control') : byOwnership)).join(', ');
}
