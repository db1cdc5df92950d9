import { type Check, checks } from '@dossier/domain/checks';
import type { TextFiles } from '@dossier/texts/text-files';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#i18n/format.ts';
import { type DisplayStatus, statusDisplay } from '#ui/status-display.ts';

type FieldKey = keyof TextFiles['history']['field'];
/** Stored values with a name, and the text that names them. */
const valueTexts = {
  open: 'hit-states:open',
  false_positive: 'hit-states:false_positive',
  true_match: 'hit-states:true_match',
  unsure: 'hit-states:unsure',
  screening: 'subscriptions:levels.screening',
  screening_and_register: 'subscriptions:levels.screening_and_register',
  full_review: 'subscriptions:levels.full_review',
  daily: 'subscriptions:cadences.daily',
  weekly: 'subscriptions:cadences.weekly',
  monthly: 'subscriptions:cadences.monthly',
  yearly: 'subscriptions:cadences.yearly',
} as const;

const isValue = (value: unknown): value is keyof typeof valueTexts =>
  typeof value === 'string' && Object.hasOwn(valueTexts, value);

const isScope = (value: unknown): value is Check[] =>
  Array.isArray(value) && value.every((one) => (checks as readonly unknown[]).includes(one));

const isoDay = /^\d{4}-\d{2}-\d{2}$/;

/** Display names of fields and values; unknown ones are shown unchanged. */
export function useChangeText() {
  const { t } = useTranslation(['history', 'statuses', 'hit-states', 'subscriptions', 'checks']);
  const format = useFormat();
  return {
    field: (field: string): string => t(`history:field.${field as FieldKey}`, { defaultValue: field }),
    value: (value: unknown): string => {
      if (typeof value === 'string' && value in statusDisplay)
        return t(`statuses:${statusDisplay[value as DisplayStatus].text}`);
      if (isValue(value)) return t(valueTexts[value]);
      if (isScope(value)) return value.map((check) => t(`checks:${check}`)).join(', ') || t('history:empty');
      if (typeof value === 'string' && isoDay.test(value)) return format.date(value);
      if (value === '' || value === null || value === undefined) return t('history:empty');
      return typeof value === 'object' ? JSON.stringify(value) : String(value);
    },
  };
}
