import type { OwnershipAnswers, PersonAnswers } from '@dossier/domain/kyc-form/answers';
import type { OwnershipResult } from '@dossier/domain/ownership/ubo';

/** Returns whether a person is empty: no name, no answer, no document. How they were added is no answer. */
export function isBlank(person: PersonAnswers, documents: readonly { readonly person: string }[]): boolean {
  const { id, isStandIn: _, ...answers } = person;
  const isSaid = Object.values(answers).some((answer) => answer !== undefined && answer !== '');
  return !isSaid && !documents.some((document) => document.person === id);
}

/**
 * Adds every person who owns or controls enough by the ownership answers, and unmarks those who no longer do.
 * Undefined when nothing changes.
 */
export function withOwners(
  people: readonly PersonAnswers[],
  answers: OwnershipAnswers | undefined,
  ownership: OwnershipResult,
): PersonAnswers[] | undefined {
  const owners = new Set(ownership.people.filter((one) => one.isUbo === 'yes').map((one) => one.id));
  const nodes = new Map((answers?.nodes ?? []).map((node) => [node.id, node]));
  const marked = people.map((person) => {
    const isUbo = owners.has(person.id);
    return (person.isUbo === true) === isUbo || !nodes.has(person.id) ? person : { ...person, isUbo };
  });
  const missing = [...owners]
    .filter((id) => !people.some((person) => person.id === id))
    .map((id): PersonAnswers => {
      const { firstName, lastName, country } = nodes.get(id) ?? {};
      return {
        id,
        isUbo: true,
        ...(firstName ? { firstName } : {}),
        ...(lastName ? { lastName } : {}),
        ...(country ? { countryOfResidence: country } : {}),
      };
    });
  const isSame = missing.length === 0 && marked.every((person, at) => person === people[at]);
  return isSame ? undefined : [...marked, ...missing];
}
