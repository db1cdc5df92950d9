import type { ReadFact, ReadField } from '@dossier/domain/identity-reading';
import type { IdentityKind } from '@dossier/domain/kyc-form/answers';
import type { ZoneSex } from '@dossier/domain/machine-readable-zone';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#i18n/format.ts';
import { useNationality } from './use-nationality.ts';

const terms = {
  identityNumber: 'fields.identity-number',
  identityExpiry: 'fields.identity-expiry',
  birthDate: 'fields.birth-date',
  nationality: 'fields.nationality',
  identityKind: 'fields.identity-kind',
  identityCountry: 'fields.identity-country',
  lastName: 'fields.last-name',
  firstName: 'fields.first-name',
} as const satisfies Record<ReadField, string>;

const sexes = { F: 'female', M: 'male', X: 'x' } as const satisfies Record<ZoneSex, string>;

/** Names and values of what was read, as the form shows them. */
export function useReadTexts() {
  const { t } = useTranslation(['kyc-form', 'answers', 'identity']);
  const format = useFormat();
  const nationality = useNationality();
  return {
    sexOf: (sex: ZoneSex) => t(`answers:sexes.${sexes[sex]}`),
    termOf: (field: ReadField) => t(terms[field]),
    shownOf: (field: ReadField, value: string): string => {
      if (field === 'identityExpiry' || field === 'birthDate') return format.date(value);
      if (field === 'nationality') return nationality(value);
      if (field === 'identityCountry') return format.country(value);
      if (field === 'identityKind') return t(`identity:kinds.${value as IdentityKind}`);
      return field === 'lastName' || field === 'firstName' ? capitalised(value, format.locale) : value;
    },
    /** As it is filled in. */
    filledIn: ({ field, read }: ReadFact): string =>
      field === 'lastName' || field === 'firstName' ? capitalised(read, format.locale) : read,
  };
}

/** Zones have capital letters only: `VAN RIJSBERGEN`. */
export function capitalised(name: string, locale: string): string {
  const words = name.toLocaleLowerCase(locale).split(' ');
  return words.map((word) => word.charAt(0).toLocaleUpperCase(locale) + word.slice(1)).join(' ');
}
