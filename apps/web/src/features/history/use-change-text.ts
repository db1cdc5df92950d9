import { useTranslation } from 'react-i18next';
import { type StatusWord, statusWords } from '#ui/status-words.ts';

const fields = ['status', 'verification', 'name', 'state', 'result'] as const;
type FieldWord = (typeof fields)[number];
const hitStates = ['open', 'false_positive', 'true_match', 'unsure'] as const;
type HitState = (typeof hitStates)[number];

const isOneOf = <T extends string>(list: readonly T[], value: unknown): value is T =>
  (list as readonly unknown[]).includes(value);

/** Names of fields and values as the reader knows them; what has no word stands as it is. */
export function useChangeText() {
  const { t } = useTranslation(['history', 'statuses']);
  return {
    field: (field: string): string => (isOneOf<FieldWord>(fields, field) ? t(`history:field.${field}`) : field),
    value: (value: unknown): string => {
      if (typeof value === 'string' && value in statusWords)
        return t(`statuses:${statusWords[value as StatusWord].text}`);
      if (isOneOf<HitState>(hitStates, value)) return t(`history:hit.${value}`);
      if (value === '' || value === null || value === undefined) return t('history:empty');
      return typeof value === 'object' ? JSON.stringify(value) : String(value);
    },
  };
}
