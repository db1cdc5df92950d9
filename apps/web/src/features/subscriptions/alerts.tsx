import { closeAlert } from '@dossier/domain/contracts/workflows/close-alert';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useWorkflow } from '#api/workflows.ts';
import { useErrorText } from '#i18n/error-text.ts';
import { isoToday, useFormat } from '#i18n/format.ts';
import { useTextInput } from '#i18n/use-form-check.ts';
import { usePortal } from '#portals/portal.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { Confirm } from '#ui/confirm.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { toast } from '#ui/toast.tsx';
import type { Alert } from './subscription-filters.ts';
import { useAlertTexts, useChange } from './use-alert-texts.ts';

interface AlertsProps {
  alerts: readonly Alert[];
}

/** Alerts of the runs, newest first: open ones with their due date. */
export function SubscriptionAlerts({ alerts }: AlertsProps) {
  const { t } = useTranslation('subscriptions');
  const [closing, setClosing] = useState<Alert>();
  return (
    <section aria-label={t('alerts.title')}>
      {alerts.length === 0 && <p className="text-13 text-ink-2">{t('alerts.none')}</p>}
      <ul>
        {alerts.map((alert) => (
          <AlertLine key={alert.id} alert={alert} onClose={() => setClosing(alert)} />
        ))}
      </ul>
      {closing && <CloseAlert alert={closing} onClose={() => setClosing(undefined)} />}
    </section>
  );
}

interface AlertLineProps {
  alert: Alert;
  onClose: () => void;
}

function AlertLine({ alert, onClose }: AlertLineProps) {
  const { t } = useTranslation('subscriptions');
  const format = useFormat();
  const sentence = useAlertTexts()(alert);
  const change = useChange()(alert);
  const { links } = usePortal();
  const isOpen = alert.state === 'open';
  const isLate = alert.due < isoToday();
  const lists = String(alert.facts['lists'] ?? '');
  const due = t(isLate ? 'alerts.late' : 'alerts.due', { date: format.date(alert.due) });
  return (
    <li className="flex flex-wrap items-start gap-x-4 gap-y-2 border-b border-line py-3 text-13 last:border-b-0">
      <div className="min-w-0 flex-1 basis-60">
        <p className="flex flex-wrap items-center gap-2 font-medium">
          {sentence}
          <Badge icon={isOpen ? 'alert' : 'check'} tone={isOpen ? (isLate ? 'bad' : 'warn') : 'idle'}>
            {t(`alerts.state.${alert.state}`)}
          </Badge>
        </p>
        {change && (
          <p>
            <del className="text-ink-2">{change.before}</del> → <b className="font-medium">{change.after}</b>
          </p>
        )}
        <p className="text-ink-2">
          {[lists && t('alerts.on', { lists }), t('alerts.opened', { date: format.date(alert.openedAt) })]
            .filter(Boolean)
            .join('. ')}
          {isOpen && `, ${due}`}
        </p>
        {!isOpen && (
          <p className="text-ink-2">
            {t('alerts.closed', { who: alert.closedBy, date: format.date(alert.closedAt) })}: <q>{alert.reason}</q>
          </p>
        )}
        {isOpen && alert.kind === 'screening-hit' && links.entity && (
          <TextLink href={links.entity(alert, 'screening')}>{t('alerts.view')}</TextLink>
        )}
        {isOpen && alert.kind === 'review-due' && links.newOnboarding && (
          <TextLink href={links.newOnboarding()}>{t('alerts.start')}</TextLink>
        )}
      </div>
      {alert.mayClose && isOpen && (
        <Button
          size="sm"
          onPress={onClose}
          aria-label={t('alerts.close-of', { names: String(alert.facts['names'] ?? '') || sentence })}
        >
          {t('alerts.close')}
        </Button>
      )}
    </li>
  );
}

/** Closing requires what was checked and the result. */
function CloseAlert({ alert, onClose }: { alert: Alert; onClose: () => void }) {
  const { t } = useTranslation('subscriptions');
  const { error } = useErrorText();
  const sentence = useAlertTexts()(alert);
  const reason = useTextInput(closeAlert.input.shape.reason);
  const close = useWorkflow('close-alert');
  const done = () => {
    toast.success(t('close.done'));
    onClose();
  };
  return (
    <Confirm
      isOpen
      hasField
      tone="primary"
      title={t('close.title')}
      confirmLabel={t('close.do')}
      cancelLabel={t('close.cancel')}
      onCancel={onClose}
      onConfirm={() => close.mutate({ alert: alert.id, reason: reason.value }, { onSuccess: done })}
      isPending={close.isPending}
      isClosed={!reason.isValid}
      error={close.error ? error(close.error) : undefined}
    >
      <p className="font-medium text-ink">{sentence}</p>
      <p>{t('close.body')}</p>
      <TextArea autoFocus label={t('close.reason')} {...reason.field} rows={3} className="mt-4 text-ink" />
    </Confirm>
  );
}
