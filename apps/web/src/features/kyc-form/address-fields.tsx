import type { AddressAnswers } from '@dossier/domain/kyc-form/answers';
import { useTranslation } from 'react-i18next';
import { TextField } from '#ui/text-field.tsx';

interface AddressFieldsProps {
  value: AddressAnswers | undefined;
  onChange: (address: AddressAnswers) => void;
  error: (path: string) => string | undefined;
}

const fields = [
  { name: 'street', label: 'fields.street', fill: 'address-line1', width: 'col-span-3 sm:col-span-4' },
  { name: 'houseNumber', label: 'fields.house-number', fill: 'off', width: 'col-span-2' },
  { name: 'postalCode', label: 'fields.postal-code', fill: 'postal-code', width: 'col-span-2' },
  { name: 'city', label: 'fields.city', fill: 'address-level2', width: 'col-span-3 sm:col-span-4' },
] as const;

/** Street, number, postal code and city; the country is a separate field. */
export function AddressFields({ value = {}, onChange, error }: AddressFieldsProps) {
  const { t } = useTranslation('kyc-form');
  return (
    <div className="grid grid-cols-5 gap-x-3 gap-y-6 max-[359px]:grid-cols-1 max-[359px]:*:col-span-1! sm:grid-cols-6 sm:gap-x-4">
      {fields.map(({ name, label, fill, width }) => (
        <TextField
          key={name}
          label={t(label)}
          name={`address.${name}`}
          autoComplete={fill}
          value={value[name] ?? ''}
          onChange={(text) => onChange({ ...value, [name]: text })}
          error={error(`address.${name}`)}
          className={width}
        />
      ))}
    </div>
  );
}
