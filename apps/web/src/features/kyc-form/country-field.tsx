import { useState } from 'react';
import { useBackCloses } from '#intake/use-back-closes.ts';
import { type CountryFieldProps, CountryField as Field } from '#ui/country-field.tsx';

/** The country field of the form: the back button of a phone closes its sheet. */
export function CountryField(props: Omit<CountryFieldProps, 'onSheet'>) {
  const [close, setClose] = useState<() => void>();
  useBackCloses(close !== undefined, close ?? (() => {}));
  return <Field {...props} onSheet={(next) => setClose(() => next)} />;
}
