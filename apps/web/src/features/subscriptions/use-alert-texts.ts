import type { RegisterField } from '@dossier/domain/screening';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#i18n/format.ts';
import type { Alert } from './subscription-filters.ts';

const text = ({ facts }: Alert, name: string): string => String(facts[name] ?? '');

/** The subject of an alert, as a sentence. */
export function useAlertTexts(): (alert: Alert) => string {
  const { t } = useTranslation('subscriptions');
  const format = useFormat();
  const sentences: Readonly<Record<Alert['kind'], (alert: Alert) => string>> = {
    'screening-hit': (alert) => t('alerts.screening-hit', { names: text(alert, 'names') }),
    'register-change': (alert) =>
      t('alerts.register-change', { field: t(`alerts.fields.${text(alert, 'field') as RegisterField}`) }),
    'document-expiry': (alert) =>
      t('alerts.document-expiry', { names: text(alert, 'names'), date: format.date(text(alert, 'date')) }),
    'review-due': () => t('alerts.review-due'),
  };
  return (alert) => sentences[alert.kind](alert);
}

/** The register's data before and now. */
export function useChange(): (alert: Alert) => { before: string; after: string } | undefined {
  const { t } = useTranslation('subscriptions');
  const worded = (alert: Alert, name: string) => {
    const value = text(alert, name);
    if (value === '') return t('alerts.nothing');
    return value === 'active' || value === 'dissolved' ? t(`alerts.status.${value}`) : value;
  };
  return (alert) =>
    alert.kind === 'register-change' ? { before: worded(alert, 'before'), after: worded(alert, 'after') } : undefined;
}
