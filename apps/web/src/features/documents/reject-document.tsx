import { rejectDocument } from '@dossier/domain/contracts/workflows/reject-document';
import { useTranslation } from 'react-i18next';
import { useReasonChoices } from '#api/use-reason-choices.ts';
import { useErrorText } from '#i18n/error-text.ts';
import { useTextInput } from '#i18n/use-form-check.ts';
import { Confirm } from '#ui/confirm.tsx';
import { ReasonPicker } from '#ui/reason-picker.tsx';
import { TextArea } from '#ui/text-area.tsx';
import type { DocumentDecision } from './use-document-decision.ts';

export interface RejectDocumentProps {
  decision: DocumentDecision;
  name: string;
  request: string;
  onClose: () => void;
}

/** A rejection requires a reason, which the client reads when the document is requested again. */
export function RejectDocument({ decision, name, request, onClose }: RejectDocumentProps) {
  const { t } = useTranslation('documents');
  const { error } = useErrorText();
  const reason = useTextInput(rejectDocument.input.shape.reason);
  const choices = useReasonChoices('reject-document', request);
  return (
    <Confirm
      isOpen
      hasField
      title={t('reject.title')}
      confirmLabel={t('reject.do')}
      cancelLabel={t('reject.back')}
      onCancel={onClose}
      onConfirm={() => decision.reject(reason.value, onClose)}
      isPending={decision.isPending}
      isClosed={!reason.isValid}
      error={decision.rejectError ? error(decision.rejectError) : undefined}
    >
      <p>{t('reject.body', { name })}</p>
      <ReasonPicker className="mt-3" choices={choices} value={reason.field.value} onChange={reason.setText} />
      <TextArea className="mt-3" autoFocus label={t('reject.reason')} {...reason.field} />
    </Confirm>
  );
}
