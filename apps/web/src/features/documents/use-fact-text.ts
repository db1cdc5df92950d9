import { identityKinds } from '@dossier/domain/kyc-form/answers';
import { isLegalForm } from '@dossier/domain/legal-forms';
import { useTranslation } from 'react-i18next';
import type { ViewAnswer } from '#api/views.ts';
import { useFormat } from '#i18n/format.ts';

type Fact = ViewAnswer<'document'>['facts'][number];

const labels = [
  'name',
  'registration-number',
  'legal-form',
  'address',
  'representative',
  'ubo',
  'holder',
  'funds-description',
  'funds-amount',
  'listed-market',
  'birth-date',
  'nationality',
  'identity-kind',
  'identity-number',
  'identity-expiry',
  'issued',
  'expires',
  'sex',
  'identity-country',
] as const;
type Label = (typeof labels)[number];
const sexes = ['F', 'M', 'X'] as const;
type Sex = (typeof sexes)[number];

const dates: readonly string[] = ['birth-date', 'identity-expiry', 'issued', 'expires'];

/** A fact for display: dates, countries and codes as text. */
export function useFactText() {
  const { t } = useTranslation(['documents', 'legal-forms', 'identity']);
  const format = useFormat();
  return {
    label: ({ label }: Fact): string =>
      (labels as readonly string[]).includes(label) ? t(`fact.${label as Label}`) : label,
    value: ({ label, value }: Fact): string => {
      if (dates.includes(label)) return format.date(value);
      if (label === 'nationality' || label === 'identity-country') return format.country(value);
      if (label === 'sex') return sexes.some((one) => one === value) ? t(`fact.sexes.${value as Sex}`) : value;
      if (label === 'legal-form' && isLegalForm(value)) return `${t(`legal-forms:${value}`)} (${value})`;
      const kind = label === 'identity-kind' ? identityKinds.find((one) => one === value) : undefined;
      if (kind) return t(`identity:kinds.${kind}`);
      const [currency = '', amount = ''] = value.split(' ');
      return label === 'funds-amount' && amount !== '' ? format.money(amount, currency) : value;
    },
  };
}
