import type { LegalEntityAnswers } from '@dossier/domain/kyc-form/answers';

/** Another country of registration. An address in the country of registration moves with it; any other stays. */
export function withCountry(
  { country: before, address }: LegalEntityAnswers,
  country: string,
): Pick<LegalEntityAnswers, 'country' | 'address'> {
  const isSame = !address?.country || address.country === before;
  return { country, address: isSame ? { ...address, country } : address };
}
