import { isolated } from '../../isolated.ts';
import type { AnswerGroup } from './answer-line.ts';

/** What differs between two states of the same answers, as text. */
export interface ChangedLines {
  readonly before: readonly string[];
  readonly now: readonly string[];
}

interface ChangeTexts {
  /** Name of the answer that is a group's title: the name of a person. */
  readonly nameTerm: string;
  /** Names the group in front of each line: unless only one person is meant. */
  readonly isNamed: boolean;
}

/**
 * Returns only the answers that changed. Groups are compared by person, so that another name is one change and not all
 * of the person's answers; answers of several lines are compared line by line.
 */
export function changedLines(
  before: readonly AnswerGroup[],
  now: readonly AnswerGroup[],
  { nameTerm, isNamed }: ChangeTexts,
): ChangedLines {
  const keyOf = ({ page, person }: AnswerGroup) => `${page} ${person}`;
  const titles = new Map([...before, ...now].map((group) => [keyOf(group), group.title]));
  const linesOf = (groups: readonly AnswerGroup[]): string[] =>
    groups.flatMap((group) => {
      const title = titles.get(keyOf(group)) ?? '';
      const name = group.title === '' ? [] : [`${nameTerm}: ${isolated(group.title)}`];
      const answers = group.lines.flatMap(({ term, value }) =>
        value.split('\n').map((line) => `${isolated(term)}: ${isolated(line)}`),
      );
      return [...name, ...answers].map((line) => (isNamed && title !== '' ? `${isolated(title)}, ${line}` : line));
    });
  const [old, fresh] = [linesOf(before), linesOf(now)];
  return { before: without(old, fresh), now: without(fresh, old) };
}

/** The lines that the other list does not have, each as often as it has more of them. */
function without(lines: readonly string[], others: readonly string[]): string[] {
  const left = [...others];
  return lines.filter((line) => {
    const at = left.indexOf(line);
    if (at !== -1) left.splice(at, 1);
    return at === -1;
  });
}
