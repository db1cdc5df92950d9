import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRole } from '#api/use-session.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { ConfirmComplete } from './confirm-complete.tsx';
import type { OpenDialogProps } from './entity-context.ts';
import { NotReadyDialog } from './not-ready-dialog.tsx';
import { ProblemsDialog } from './problems-dialog.tsx';
import { useComplete } from './use-complete.ts';

/** Completes the onboarding; lists the blockers with links, or the problems that need a reason. */
export function CompleteDialog(props: OpenDialogProps) {
  const { entity, onClose } = props;
  const role = useRole();
  const complete = useComplete(entity, onClose);
  const isOwn = complete.isPending || complete.isSuccess;
  // The change that is sent from here arrives before its answer: the dialog stays as it was until then.
  const [shown, setShown] = useState(entity);
  if (!isOwn && shown !== entity) setShown(entity);
  if (!isOwn && !entity.moves.includes('complete')) return <ChangedMeanwhile {...props} />;
  const { blockers, problems } = shown;
  const hard = blockers.filter((blocker) => !(blocker.leadMayPass && role === 'intern-lead'));
  if (hard.length > 0) return <NotReadyDialog {...props} entity={shown} blockers={hard} />;
  const Form = problems.length > 0 ? ProblemsDialog : ConfirmComplete;
  return <Form {...props} entity={shown} complete={complete} />;
}

/** A colleague completed the onboarding, or changed its status otherwise. */
function ChangedMeanwhile({ entity, onClose }: OpenDialogProps) {
  const { t } = useTranslation('entity');
  const reference = entity.request.reference || entity.request.number;
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('complete.meanwhile', { reference })}
      footer={
        <Button size="lg" variant="primary" onPress={onClose}>
          {t('complete.close')}
        </Button>
      }
    >
      <p role="alert">{t('complete.meanwhile-body')}</p>
    </Dialog>
  );
}
