import { allCountries } from '@dossier/domain/countries';
import { useTranslation } from 'react-i18next';
import { DateParts } from '#ui/date-parts.tsx';
import { TextField } from '#ui/text-field.tsx';
import { AddressFields } from './address-fields.tsx';
import { CountryField } from './country-field.tsx';
import { useSection } from './form-context.ts';
import { FormFrame, useNeighbours } from './form-frame.tsx';
import { IdentityFields } from './identity-fields.tsx';
import { ReadOnlySection } from './read-only-section.tsx';

export function IndividualSection() {
  const { t } = useTranslation('kyc-form');
  const { values, change, isOpen, error } = useSection('individual');
  const { back, next } = useNeighbours('individual');
  if (!isOpen) return <ReadOnlySection section="individual" />;
  return (
    <FormFrame
      section="individual"
      title={t('individual.title')}
      lead={t('individual.lead')}
      back={{ href: back, label: t('all-sections') }}
      next={{ href: next }}
    >
      <div className="grid gap-6 sm:grid-cols-2 sm:gap-4">
        <TextField
          label={t('fields.first-name')}
          name="firstName"
          autoComplete="given-name"
          value={values.firstName ?? ''}
          onChange={(firstName) => change({ firstName })}
          error={error('firstName')}
        />
        <TextField
          label={t('fields.last-name')}
          name="lastName"
          autoComplete="family-name"
          value={values.lastName ?? ''}
          onChange={(lastName) => change({ lastName })}
          error={error('lastName')}
        />
      </div>
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
        onChange={(countryOfResidence) => change({ countryOfResidence })}
        error={error('countryOfResidence')}
      />
      <AddressFields value={values.address} onChange={(address) => change({ address })} error={error} />
      <IdentityFields owner="subject" value={values} onChange={change} under="" error={error} isNumberNeeded />
    </FormFrame>
  );
}
