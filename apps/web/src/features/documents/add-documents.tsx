import { useTranslation } from 'react-i18next';
import { OwnFilesForm } from '#intake/own-files-form.tsx';
import { useOwnFiles } from '#intake/use-own-files.ts';
import { Drawer } from '#ui/drawer.tsx';
import { FormFooter } from '#ui/form-footer.tsx';

export interface AddDocumentsProps {
  request: { readonly id: string; readonly reference: string };
  /** Dropped on the tab, before the drawer opened or later. */
  first: readonly File[];
  onClose: () => void;
}

/** Adds documents: each file gets its type, and shows its progress and its error. */
export function AddDocuments({ request, first, onClose }: AddDocumentsProps) {
  const { t } = useTranslation('documents');
  const own = useOwnFiles(request.id);
  const { waiting, sent, isSending, isComplete } = own;
  return (
    <Drawer
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('add.title')}
      subtitle={t('add.subtitle', { reference: request.reference })}
      isDismissable={!isSending}
      footer={
        <FormFooter
          note={<span role="status">{sent > 0 && t('add.done', { count: sent })}</span>}
          cancelLabel={t(waiting.length === 0 && sent > 0 ? 'add.close' : 'add.cancel')}
          onClose={onClose}
          saveLabel={t('add.send', { count: waiting.length })}
          saveIcon="upload"
          save={{ onPress: own.send }}
          onSaveStart={own.startPress}
          isPending={isSending}
          isDisabled={!isComplete}
        />
      }
    >
      <OwnFilesForm request={request.id} own={own} about={t('add.title')} dropped={first} />
    </Drawer>
  );
}
