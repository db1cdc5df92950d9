import type { AddressAnswers } from '@dossier/domain/kyc-form/answers';
import { useTranslation } from 'react-i18next';
import { TextField } from '#ui/text-field.tsx';

interface AddressFieldsProps {
  value: AddressAnswers | undefined;
  onChange: (address: AddressAnswers) => void;
  error: (path: string) => string | undefined;
}

const fields = [
  { name: 'street', label: 'fields.street', fill: 'address-line1', width: 'sm:col-span-4' },
  { name: 'houseNumber', label: 'fields.house-number', fill: 'off', width: 'sm:col-span-2' },
  { name: 'postalCode', label: 'fields.postal-code', fill: 'postal-code', width: 'sm:col-span-2' },
  { name: 'city', label: 'fields.city', fill: 'address-level2', width: 'sm:col-span-4' },
] as const;

/** Street, number, postal code and city; the country is asked beside. */
export function AddressFields({ value = {}, onChange, error }: AddressFieldsProps) {
  const { t } = useTranslation('kyc-form');
  return (
    <div className="grid gap-6 sm:grid-cols-6 sm:gap-4">
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
