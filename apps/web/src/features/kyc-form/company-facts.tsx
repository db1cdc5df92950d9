import { allCountries, euCountries } from '@dossier/domain/countries';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#i18n/format.ts';
import { ErrorSummary } from '#ui/error-summary.tsx';
import { Icon } from '#ui/icon.tsx';
import { focusWhenLost } from '#ui/keep-focus.ts';
import { TextButton } from '#ui/text-button.tsx';
import { TextField } from '#ui/text-field.tsx';
import { AddressFields } from './address-fields.tsx';
import { addressLine } from './address-line.ts';
import { withCountry } from './company-country.ts';
import { CountryField } from './country-field.tsx';
import { Facts } from './facts.tsx';
import { useForm, useSection } from './form-context.ts';

/** Data of the register with its source, until the client reports it as wrong. */
export function CompanyFacts() {
  const { t } = useTranslation('kyc-form');
  const format = useFormat();
  const { form } = useForm();
  const { values, change, error } = useSection('legal-entity');
  const { register } = form;
  const wrong = [
    'name',
    'country',
    'registrationNumber',
    'address.street',
    'address.houseNumber',
    'address.postalCode',
    'address.city',
    'address.country',
  ]
    .map(error)
    .find((sentence) => sentence !== undefined);
  if (!register) return null;
  const dispute = () => {
    change({ registerDisputed: true });
    focusWhenLost(() => document.querySelector<HTMLElement>('input[name="name"]'));
  };
  const facts = [
    { term: t('fields.name'), value: values.name ?? '' },
    { term: t('fields.registration-number'), value: values.registrationNumber ?? '' },
    { term: t('fields.address'), value: addressLine(values.address) },
    { term: t('fields.country'), value: format.country(values.country ?? '') },
    { term: t('legal-entity.registered-since'), value: format.date(register.registeredSince ?? '') },
  ];
  return (
    <div id="name" tabIndex={-1}>
      <p className="mb-3 flex gap-2 text-14 text-ink-2">
        <Icon name="shield-check" className="mt-0.5 flex-none text-ok-ink" />
        {t('legal-entity.source', { date: format.date(register.fetchedAt) })}
      </p>
      <div className="rounded-lg border border-line-strong bg-surface p-4">
        <Facts items={facts.filter(({ value }) => value !== '')} />
        <TextButton className="mt-2 -mb-2 text-14" onPress={dispute}>
          {t('legal-entity.not-right')}
        </TextButton>
      </div>
      {wrong && <ErrorSummary errors={[{ field: 'name', message: wrong }]} />}
    </div>
  );
}

/** The same as fields: when the register is wrong or does not contain the company. */
export function CompanyFields() {
  const { t } = useTranslation('kyc-form');
  const { form } = useForm();
  const { values, change, error } = useSection('legal-entity');
  const takeRegister = () => {
    change({ registerDisputed: false, ...factsOf(form.register) });
    focusWhenLost(() => document.getElementById('name'));
  };
  return (
    <>
      {values.registerDisputed === true && form.register && (
        <div className="text-14 text-ink-2">
          <p>{t('legal-entity.disputed')}</p>
          <TextButton onPress={takeRegister}>{t('legal-entity.take-register')}</TextButton>
        </div>
      )}
      <TextField
        label={t('fields.name')}
        name="name"
        autoComplete="organization"
        value={values.name ?? ''}
        onChange={(name) => change({ name })}
        error={error('name')}
      />
      <CountryField
        label={t('fields.country')}
        name="country"
        codes={euCountries}
        value={values.country}
        onChange={(country) => change(withCountry(values, country))}
        error={error('country')}
      />
      <TextField
        label={t('fields.registration-number')}
        hint={t('legal-entity.number-hint')}
        name="registrationNumber"
        value={values.registrationNumber ?? ''}
        onChange={(registrationNumber) => change({ registrationNumber })}
        error={error('registrationNumber')}
      />
      <AddressFields value={values.address} onChange={(address) => change({ address })} error={error} />
      <CountryField
        label={t('fields.address-country')}
        name="address.country"
        codes={allCountries}
        value={values.address?.country || values.country}
        onChange={(country) => change({ address: { ...values.address, country } })}
        error={error('address.country')}
      />
    </>
  );
}

type Register = NonNullable<ReturnType<typeof useForm>['form']['register']>;

function factsOf(register: Register | null) {
  if (!register) return {};
  const { name, country, registrationNumber, address } = register;
  return { name, country, registrationNumber, address };
}
