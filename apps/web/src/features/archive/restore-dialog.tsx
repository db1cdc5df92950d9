import { restore as restoreContract } from '@dossier/domain/contracts/workflows/restore';
import { Trans, useTranslation } from 'react-i18next';
import { useWorkflow } from '#api/workflows.ts';
import { useErrorText } from '#i18n/error-text.ts';
import { useFormat } from '#i18n/format.ts';
import { useTextInput } from '#i18n/use-form-check.ts';
import type { OnboardingRow } from '#list-views/onboarding-columns.tsx';
import { Confirm } from '#ui/confirm.tsx';
import { Icon } from '#ui/icon.tsx';
import { StatusBadge } from '#ui/status-badge.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { toast } from '#ui/toast.tsx';

/** Restores an archived onboarding, with a reason. */
export function RestoreDialog({ row, onClose }: { row: OnboardingRow; onClose: () => void }) {
  const { t } = useTranslation('archive');
  const { error: textOf } = useErrorText();
  const format = useFormat();
  const reason = useTextInput(restoreContract.input.shape.reason);
  const restore = useWorkflow('restore');
  const done = () => {
    toast.success(t('restored'));
    onClose();
  };
  return (
    <Confirm
      isOpen
      tone="primary"
      title={t('dialog.title', { name: row.reference || row.number })}
      confirmLabel={t('restore')}
      cancelLabel={t('dialog.cancel')}
      onCancel={onClose}
      onConfirm={() => restore.mutate({ request: row.id, reason: reason.value }, { onSuccess: done })}
      isPending={restore.isPending}
      hasField
      isClosed={!reason.isValid}
      error={restore.error ? textOf(restore.error) : undefined}
    >
      <p>
        <Trans
          t={t}
          i18nKey="dialog.body"
          values={{ name: row.name, date: format.date(row.archivedAt) }}
          components={{ b: <strong className="font-semibold text-ink" /> }}
        />
      </p>
      {row.statusBefore !== '' && (
        <p className="mt-2">
          <StatusBadge status={row.statusBefore} />
        </p>
      )}
      {row.outcome === 'cancelled' && (
        <p className="mt-3 flex items-center gap-2 text-13">
          <Icon name="lock" />
          {t('dialog.access')}
        </p>
      )}
      <TextArea
        label={t('dialog.reason')}
        hint={t('dialog.reason-hint')}
        {...reason.field}
        autoFocus
        rows={2}
        className="mt-4 text-ink"
      />
    </Confirm>
  );
}
