import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useWorkflow } from '#api/workflows.ts';
import { useErrorText } from '#i18n/error-text.ts';
import { Confirm } from '#ui/confirm.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { toast } from '#ui/toast.tsx';
import type { List } from './use-list-texts.ts';

interface RemoveListProps {
  list: List;
  onRemoved: () => void;
  onClose: () => void;
}

/** Deactivates a list, with a reason. Its matches remain. */
export function RemoveList({ list, onRemoved, onClose }: RemoveListProps) {
  const { t } = useTranslation('screening-lists');
  const { error } = useErrorText();
  const [reason, setReason] = useState('');
  const remove = useWorkflow('remove-list');
  const done = () => {
    toast.success(t('remove.done'));
    onRemoved();
  };
  return (
    <Confirm
      isOpen
      title={t('remove.title', { name: list.name })}
      confirmLabel={t('remove.do')}
      cancelLabel={t('remove.cancel')}
      onCancel={onClose}
      onConfirm={() => remove.mutate({ list: list.id, reason: reason.trim() }, { onSuccess: done })}
      isPending={remove.isPending}
      isClosed={reason.trim() === ''}
      error={remove.error ? error(remove.error) : undefined}
    >
      <p>{t('remove.body')}</p>
      <TextArea
        label={t('remove.reason')}
        value={reason}
        onChange={setReason}
        rows={2}
        maxLength={2000}
        className="mt-4 text-ink"
      />
    </Confirm>
  );
}
