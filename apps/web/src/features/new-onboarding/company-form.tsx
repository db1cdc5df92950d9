import { registerAnswerSchema } from '@dossier/domain/contracts/shared/register-answer';
import { euCountries } from '@dossier/domain/countries';
import { type LegalFormCode, legalFormCodes } from '@dossier/domain/legal-forms';
import { type Ref, useImperativeHandle, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFieldErrorText } from '#i18n/use-form-check.ts';
import { Button } from '#ui/button.tsx';
import { CountryField } from '#ui/country-field.tsx';
import { ErrorSummary } from '#ui/error-summary.tsx';
import { Select } from '#ui/select.tsx';
import { TextField } from '#ui/text-field.tsx';
import type { Company } from './company-card.tsx';
import { type Faults, faultsByPath } from './faults.ts';

type Address = Company['address'];

/** For a button outside the form. */
export interface CompanyFormHandle {
  /** Takes over what is typed. Returns false, with the faults shown, when it is not complete. */
  readonly finish: () => boolean;
}

interface CompanyFormProps {
  start: Partial<Company>;
  onDone: (company: Company) => void;
  onBack: () => void;
  ref?: Ref<CompanyFormHandle>;
}

/** A company that the register does not have, entered by the institution. */
export function CompanyForm({ start, onDone, onBack, ref }: CompanyFormProps) {
  const { t } = useTranslation(['new-onboarding', 'legal-forms']);
  const textOf = useFieldErrorText();
  const [company, setCompany] = useState<Company>({ ...empty, ...start });
  const [faults, setFaults] = useState<Faults>({});
  const [attempt, setAttempt] = useState(0);
  const change = (changed: Partial<Company>) => setCompany({ ...company, ...changed });
  const changeAddress = (changed: Partial<Address>) => change({ address: { ...company.address, ...changed } });
  const finish = () => {
    const found = faultsByPath(registerAnswerSchema, company);
    setFaults(found);
    setAttempt(attempt + 1);
    if (Object.keys(found).length > 0) return false;
    const country = company.address.country || company.country;
    onDone({ ...company, address: { ...company.address, country }, fetchedAt: new Date().toISOString() });
    return true;
  };
  useImperativeHandle(ref, () => ({ finish }));
  return (
    <div className="flex flex-col gap-5">
      <ErrorSummary
        errors={Object.entries(faults).map(([field, fault]) => ({ field, message: textOf(fault) ?? '' }))}
        attempt={attempt}
      />
      <TextField
        label={t('company.name')}
        name="name"
        value={company.name}
        onChange={(name) => change({ name })}
        error={textOf(faults['name'])}
        autoFocus
      />
      <div className="grid gap-4 md:grid-cols-2">
        <CountryField
          label={t('company.country-of')}
          name="country"
          codes={euCountries}
          value={company.country}
          onChange={(country) => change({ country })}
          error={textOf(faults['country'])}
        />
        <TextField
          label={t('company.number')}
          optional
          name="registrationNumber"
          value={company.registrationNumber}
          onChange={(registrationNumber) => change({ registrationNumber })}
          error={textOf(faults['registrationNumber'])}
        />
      </div>
      <Select
        label={t('company.form')}
        optional
        options={legalFormCodes.map((id) => ({ id: id as string, label: t(`legal-forms:${id}`) }))}
        value={company.legalForm}
        onChange={(legalForm) => change({ legalForm: legalForm as LegalFormCode })}
      />
      <AddressFields address={company.address} faults={faults} onChange={changeAddress} />
      <div className="flex gap-2">
        <Button icon="search" onPress={onBack}>
          {t('company.back-to-register')}
        </Button>
        <Button icon="check" onPress={finish}>
          {t('company.use')}
        </Button>
      </div>
    </div>
  );
}

interface AddressFieldsProps {
  address: Address;
  faults: Faults;
  onChange: (changed: Partial<Address>) => void;
}

function AddressFields({ address, faults, onChange }: AddressFieldsProps) {
  const { t } = useTranslation('new-onboarding');
  const textOf = useFieldErrorText();
  const field = (name: 'street' | 'houseNumber' | 'postalCode' | 'city') => ({
    name: `address.${name}`,
    value: address[name],
    onChange: (text: string) => onChange({ [name]: text }),
    error: textOf(faults[`address.${name}`]),
  });
  return (
    <>
      <div className="grid gap-4 md:grid-cols-[minmax(0,1fr)_184px]">
        <TextField label={t('company.street')} optional {...field('street')} />
        <TextField label={t('company.house-number')} optional {...field('houseNumber')} />
      </div>
      <div className="grid gap-4 md:grid-cols-[184px_minmax(0,1fr)]">
        <TextField label={t('company.postal-code')} optional {...field('postalCode')} />
        <TextField label={t('company.city')} optional {...field('city')} />
      </div>
    </>
  );
}

const empty: Company = {
  name: '',
  country: '',
  authority: '',
  registrationNumber: '',
  legalForm: '',
  address: { street: '', houseNumber: '', postalCode: '', city: '', country: '' },
  source: 'manual',
  fetchedAt: '',
};
