import type { KycSection } from '@dossier/domain/kyc-form/answers';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#i18n/format.ts';
import { countryFields, fieldKeyOf } from './field-keys.ts';
import { useForm } from './form-context.ts';

/** Labels and display values of single answers, for places that show any of them. */
export function useAnswerTexts() {
  const { t, i18n } = useTranslation('kyc-form');
  const { state } = useForm();
  const format = useFormat();
  const named = (id: string): string => {
    const person = [...(state.answers.people?.people ?? []), ...(state.answers.ownership?.nodes ?? [])].find(
      (one) => one.id === id,
    );
    if (!person) return '';
    const name = 'name' in person && person.name ? person.name : `${person.firstName ?? ''} ${person.lastName ?? ''}`;
    return name.trim();
  };
  return {
    /** `Function of Thijs Bakkerveld` */
    field: (section: KycSection, path: string): string => {
      const parts = path.split('/');
      const key = fieldKeyOf(section, parts);
      const label = key ? t(key) : t(`sections.${section}`);
      const name = parts.map(named).find((one) => one !== '');
      return name ? t('conflict.of', { label, name }) : label;
    },
    value: (value: unknown): string => {
      if (value === undefined || value === null || value === '') return t('conflict.nothing');
      if (typeof value === 'boolean') return t(value ? 'yes' : 'no');
      if (typeof value === 'number') return format.share(value);
      if (typeof value !== 'string') return Array.isArray(value) ? String(value.length) : t('conflict.other');
      if (/^\d{4}-\d{2}-\d{2}$/.test(value)) return format.date(value);
      return countryFields.has(value) && i18n.language ? format.country(value) : value;
    },
  };
}
