import { useTranslation } from 'react-i18next';
import { TextField } from '#ui/text-field.tsx';
import { pair } from './pair.ts';

interface Names {
  readonly firstName?: string;
  readonly lastName?: string;
}

interface Props {
  readonly values: Names;
  readonly change: (patch: Names) => void;
  readonly error?: (path: string) => string | undefined;
  /** Prefix of the fields in paths of issues: `people.2.`. */
  readonly under?: string;
  /** The name of the person filling in the form, which the browser can autofill. */
  readonly isOwn?: boolean;
  readonly autoFocus?: boolean;
}

const fields = [
  { name: 'firstName', label: 'fields.first-name', fill: 'given-name' },
  { name: 'lastName', label: 'fields.last-name', fill: 'family-name' },
] as const;

/** First and last name next to each other. */
export function NameFields({ values, change, error, under = '', isOwn = false, autoFocus = false }: Props) {
  const { t } = useTranslation('kyc-form');
  return (
    <div className={pair}>
      {fields.map(({ name, label, fill }, at) => (
        <TextField
          key={name}
          label={t(label)}
          name={`${under}${name}`}
          autoComplete={isOwn ? fill : 'off'}
          autoFocus={autoFocus && at === 0}
          value={values[name] ?? ''}
          onChange={(text) => change({ [name]: text })}
          error={error?.(`${under}${name}`)}
        />
      ))}
    </div>
  );
}
