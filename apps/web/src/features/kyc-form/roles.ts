import type { PersonAnswers } from '@dossier/domain/kyc-form/answers';
import { ownershipOf } from '@dossier/domain/kyc-form/ownership';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#i18n/format.ts';
import { useForm } from './form-context.ts';

/** The roles of a person in the company, in one line: `Director. UBO, 45%. Represents the company` */
export function useRoles() {
  const { t } = useTranslation('kyc-form');
  const format = useFormat();
  const { kyc } = useForm();
  return (person: PersonAnswers): string => {
    const interest = ownershipOf(kyc).people.find((one) => one.id === person.id);
    const ubo = interest?.isUbo === 'yes' && t('people.ubo', { share: format.share(interest.lowest.share) });
    return [
      person.function,
      ubo,
      person.isStandIn && t('people.stands-in'),
      person.isRepresentative && t('people.represents'),
      person.isPrimaryContact && t('people.contact'),
    ]
      .filter((part) => typeof part === 'string' && part !== '')
      .join('. ');
  };
}
