import { removeList } from '@dossier/domain/contracts/workflows/remove-list';
import { useTranslation } from 'react-i18next';
import { useWorkflow } from '#api/workflows.ts';
import { useErrorText } from '#i18n/error-text.ts';
import { useTextInput } from '#i18n/use-form-check.ts';
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
  const reason = useTextInput(removeList.input.shape.reason);
  const remove = useWorkflow('remove-list');
  const done = () => {
    toast.success(t('remove.done'));
    onRemoved();
  };
  return (
    <Confirm
      isOpen
      hasField
      title={t('remove.title', { name: list.name })}
      confirmLabel={t('remove.do')}
      cancelLabel={t('remove.cancel')}
      onCancel={onClose}
      onConfirm={() => remove.mutate({ list: list.id, reason: reason.value }, { onSuccess: done })}
      isPending={remove.isPending}
      isClosed={!reason.isValid}
      error={remove.error ? error(remove.error) : undefined}
    >
      <p>{t('remove.body')}</p>
      <TextArea autoFocus label={t('remove.reason')} {...reason.field} rows={2} className="mt-4 text-ink" />
    </Confirm>
  );
}
