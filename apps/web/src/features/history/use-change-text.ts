import { useTranslation } from 'react-i18next';
import { type DisplayStatus, statusDisplay } from '#ui/status-display.ts';

const fields = ['status', 'verification', 'name', 'state', 'result'] as const;
type FieldKey = (typeof fields)[number];
const hitStates = ['open', 'false_positive', 'true_match', 'unsure'] as const;
type HitState = (typeof hitStates)[number];

const isOneOf = <T extends string>(list: readonly T[], value: unknown): value is T =>
  (list as readonly unknown[]).includes(value);

/** Display names of fields and values; unknown ones are shown unchanged. */
export function useChangeText() {
  const { t } = useTranslation(['history', 'statuses', 'hit-states']);
  return {
    field: (field: string): string => (isOneOf<FieldKey>(fields, field) ? t(`history:field.${field}`) : field),
    value: (value: unknown): string => {
      if (typeof value === 'string' && value in statusDisplay)
        return t(`statuses:${statusDisplay[value as DisplayStatus].text}`);
      if (isOneOf<HitState>(hitStates, value)) return t(`hit-states:${value}`);
      if (value === '' || value === null || value === undefined) return t('history:empty');
      return typeof value === 'object' ? JSON.stringify(value) : String(value);
    },
  };
}
