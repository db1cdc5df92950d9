import { useTranslation } from 'react-i18next';
import { TextField } from '#ui/text-field.tsx';

interface Names {
  readonly firstName?: string;
  readonly lastName?: string;
}

interface Props {
  readonly values: Names;
  readonly change: (patch: Names) => void;
  readonly error: (path: string) => string | undefined;
}

/** The names of whoever fills the form in: their browser knows them. */
export function NameFields({ values, change, error }: Props) {
  const { t } = useTranslation('kyc-form');
  return (
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
  );
}
