import type { KycSection } from '../answers.ts';
import type { AnsweredForm, AnswerFormat, AnswerGroup, SectionLines } from './answer-line.ts';
import { activityLines, legalEntityLines, ownershipLines } from './company-lines.ts';
import { contactLines, fundsLines, identityLines, individualLines, peopleLines } from './person-lines.ts';

export type { AnsweredForm, AnswerFormat, AnswerGroup, AnswerLine } from './answer-line.ts';

const sectionLines: Readonly<Record<KycSection, SectionLines>> = {
  contact: contactLines,
  'legal-entity': legalEntityLines,
  activities: activityLines,
  ownership: ownershipLines,
  people: peopleLines,
  funds: fundsLines,
  individual: individualLines,
  identity: identityLines,
};

/**
 * Returns every answer of a section that was given, as text. The review step and the client's PDF show these lines, so
 * an answer that is stored is in both.
 */
export function answerGroups(section: KycSection, form: AnsweredForm, format: AnswerFormat): AnswerGroup[] {
  return sectionLines[section](form, format)
    .map((group) => ({ ...group, lines: group.lines.filter(({ value }) => value !== '') }))
    .filter(({ lines, title }) => lines.length > 0 || title !== '');
}
