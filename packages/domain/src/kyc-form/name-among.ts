import { isDay } from '../dates.ts';
import { displayName } from '../subject.ts';
import type { PersonAnswers } from './answers.ts';

/**
 * The name of a person of a form. Where others have the same name, with the date of birth, or without one with the
 * position among them: `Jan Jansen (29 February 1980)`, `Jan Jansen (2)`.
 *
 * @param date formats an ISO date
 */
export function nameAmong(
  person: PersonAnswers,
  people: readonly PersonAnswers[],
  date: (day: string) => string,
): string {
  const nameOf = (one: PersonAnswers) => displayName(one.firstName, one.lastName);
  const name = nameOf(person);
  const same = people.filter((one) => nameOf(one).toLowerCase() === name.toLowerCase());
  if (name === '' || same.length < 2) return name;
  return `${name} (${isDay(person.birthDate) ? date(person.birthDate) : same.indexOf(person) + 1})`;
}
