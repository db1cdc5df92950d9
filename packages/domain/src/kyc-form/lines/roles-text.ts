import { isolated } from '../../isolated.ts';
import type { OwnershipResult } from '../../ownership/ubo.ts';
import type { PersonAnswers } from '../answers.ts';
import type { AnswerFormat } from './answer-line.ts';

/** The roles of a person in the company: `Director. UBO, 45%. Represents the company` */
export function rolesText(person: PersonAnswers, ownership: OwnershipResult, { t, share }: AnswerFormat): string {
  const interest = ownership.people.find((one) => one.id === person.id);
  const ubo =
    interest?.isUbo === 'yes'
      ? t('kyc-form:people.ubo', { share: share(interest.lowest.share) })
      : person.isUbo === true && 'UBO';
  return [
    person.function && isolated(person.function),
    ubo,
    person.isStandIn && t('case-roles:stand-in'),
    person.isRepresentative && t('kyc-form:people.represents'),
    person.isPrimaryContact && t('kyc-form:people.contact'),
  ]
    .filter((part) => typeof part === 'string' && part !== '')
    .join('. ');
}
