import { isDay } from '../dates.ts';
import { displayName } from '../subject.ts';
import type { PersonAnswers } from './answers.ts';

/**
 * Names the people of a form by id. Where others have the same name, with the date of birth, or without one with the
 * position among them: `Jan Jansen (29 February 1980)`, `Jan Jansen (2)`.
 *
 * @param date formats an ISO date
 * @returns the second argument for anyone else, and for a person without a name
 */
export function namesAmong(
  people: readonly PersonAnswers[],
  date: (day: string) => string,
): (id: string, otherwise: string) => string {
  const nameOf = (one: PersonAnswers) => displayName(one.firstName, one.lastName);
  return (id, otherwise) => {
    const person = people.find((one) => one.id === id);
    const name = person && nameOf(person);
    if (!name) return otherwise;
    const same = people.filter((one) => nameOf(one).toLowerCase() === name.toLowerCase());
    if (same.length < 2) return name;
    return `${name} (${isDay(person.birthDate) ? date(person.birthDate) : same.indexOf(person) + 1})`;
  };
}
