import { useTranslation } from 'react-i18next';
import { useErrorText } from '#i18n/error-text.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import type { OpenDialogProps } from './entity-context.ts';
import type { Completing } from './use-complete.ts';

/** Confirms the completion of an onboarding without problems. */
export function ConfirmComplete({ entity, onClose, complete }: OpenDialogProps & { complete: Completing }) {
  const { t } = useTranslation('entity');
  const { error } = useErrorText();
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('complete.title', { reference: entity.request.reference || entity.request.number })}
      isDismissable={!complete.isPending}
      footer={
        <>
          <Button size="lg" onPress={onClose} isDisabled={complete.isPending}>
            {t('move.back')}
          </Button>
          <Button size="lg" variant="primary" onPress={() => complete.send([])} isPending={complete.isPending}>
            {t('complete.do')}
          </Button>
        </>
      }
    >
      <p>{t('complete.body', { org: entity.org.name })}</p>
      {complete.error && (
        <p role="alert" className="mt-3 text-13 font-medium text-bad-ink">
          {error(complete.error)}
        </p>
      )}
    </Dialog>
  );
}
