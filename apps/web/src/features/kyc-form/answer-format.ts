import { isolated } from '@dossier/domain/isolated';
import type { AnswerFormat } from '@dossier/domain/kyc-form/lines/answer-line';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#i18n/format.ts';
import { useNationality } from '#ui/use-nationality.ts';
import { useActivityNames } from './activity-names.ts';
import { useForm } from './form-context.ts';

/**
 * Texts and formats of the page's language for answers.
 * @param hasActivities false: the caller shows no activity, so that their names are not requested
 */
export function useAnswerFormat(hasActivities = true): AnswerFormat {
  const { t, i18n } = useTranslation([
    'kyc-form',
    'answers',
    'case-roles',
    'document-kinds',
    'identity',
    'legal-forms',
  ]);
  const { kyc } = useForm();
  const format = useFormat();
  const names = useActivityNames(hasActivities ? (kyc.answers.activities?.details ?? []).map(({ sbi }) => sbi) : []);
  return {
    t: t as unknown as AnswerFormat['t'],
    date: (day) => {
      const text = format.date(day);
      // A date that stays as it was typed is half a date, or none: no answer yet.
      return text === day ? '' : text;
    },
    country: format.country,
    nationality: useNationality(),
    money: format.money,
    share: format.share,
    activity: names.nameOf,
    list: (parts) => new Intl.ListFormat(i18n.language, { type: 'conjunction' }).format(parts.map(isolated)),
  };
}
