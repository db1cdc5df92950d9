import type { OwnershipResult } from '../ownership/ubo.ts';
import type { PersonAnswers } from './answers.ts';
import type { KycForm } from './form.ts';
import { ownershipOf } from './ownership.ts';
import { askedQuestions, type StandIn } from './questions.ts';

/** Ids of the persons who are beneficial owners by the answers about ownership. */
export function computedUbos(form: KycForm, ownership: OwnershipResult = ownershipOf(form)): string[] {
  return ownership.people.filter((person) => person.isUbo === 'yes').map((person) => person.id);
}

/** The persons who must be identified: beneficial owners, directors reported in their place, and representatives. */
export function peopleToIdentify(form: KycForm, ownership: OwnershipResult = ownershipOf(form)): PersonAnswers[] {
  const ubos = computedUbos(form, ownership);
  return (form.answers.people?.people ?? []).filter(
    (person) =>
      ubos.includes(person.id) ||
      person.isUbo === true ||
      person.isStandIn === true ||
      person.isRepresentative === true,
  );
}

/**
 * Who counts as the beneficial owner where no person owns enough; undefined while someone may, and until the reason why
 * no one does is given. Every person is then asked whether they are one of these: the law counts all of them.
 * Source: Uitvoeringsbesluit Wwft 2018, article 3.
 */
export function standInOf(form: KycForm, { standInNeeded }: OwnershipResult = ownershipOf(form)): StandIn | undefined {
  if (!standInNeeded) return undefined;
  const { owners, standIn } = askedQuestions(form.answers['legal-entity']);
  // Where no owners are asked for, the legal form is the reason.
  const isExplained = !owners || (form.answers.ownership?.nobodyReason ?? '').trim() !== '';
  return isExplained ? standIn : undefined;
}
