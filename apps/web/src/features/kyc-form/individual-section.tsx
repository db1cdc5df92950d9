import { allCountries } from '@dossier/domain/countries';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { DateParts } from '#ui/date-parts.tsx';
import { Loading } from '#ui/skeleton.tsx';
import { TextField } from '#ui/text-field.tsx';
import { AddressFields } from './address-fields.tsx';
import { CountryField } from './country-field.tsx';
import { useSection } from './form-context.ts';
import { LateIdentityFields } from './late-documents.ts';
import { NameFields } from './name-fields.tsx';
import { SectionFrame } from './section-frame.tsx';

export function IndividualFormSection() {
  const { t } = useTranslation('kyc-form');
  const { values, change, error } = useSection('individual');
  return (
    <SectionFrame section="individual" title={t('individual.title')} lead={t('individual.lead')}>
      <NameFields values={values} change={change} error={error} isOwn />
      <DateParts
        label={t('fields.birth-date')}
        hint={t('date-hint')}
        name="birthDate"
        autoComplete="bday"
        value={values.birthDate ?? ''}
        onChange={(birthDate) => change({ birthDate })}
        error={error('birthDate')}
      />
      <TextField
        label={t('fields.birth-place')}
        optional
        name="birthPlace"
        value={values.birthPlace ?? ''}
        onChange={(birthPlace) => change({ birthPlace })}
        error={error('birthPlace')}
      />
      <CountryField
        label={t('fields.nationality')}
        isNationality
        name="nationality"
        codes={allCountries}
        value={values.nationality}
        onChange={(nationality) => change({ nationality })}
        error={error('nationality')}
      />
      <CountryField
        label={t('individual.country')}
        name="countryOfResidence"
        codes={allCountries}
        value={values.countryOfResidence}
        onChange={(country) => change({ countryOfResidence: country, address: { ...values.address, country } })}
        error={error('countryOfResidence')}
      />
      <AddressFields value={values.address} onChange={(address) => change({ address })} error={error} />
      {/* As high as the fields, so that the button below does not move when it is pressed. */}
      <Suspense fallback={<Loading className="min-h-160" />}>
        <LateIdentityFields
          owner="subject"
          value={{ ...values, identityCountry: values.identityCountry ?? '' }}
          onChange={change}
          under=""
          error={error}
          isNumberNeeded
        />
        <CountryField
          label={t('fields.identity-country')}
          name="identityCountry"
          codes={allCountries}
          value={values.identityCountry}
          onChange={(identityCountry) => change({ identityCountry })}
          error={error('identityCountry')}
        />
      </Suspense>
    </SectionFrame>
  );
}
