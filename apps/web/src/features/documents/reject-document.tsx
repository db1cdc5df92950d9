import { rejectDocument } from '@dossier/domain/contracts/workflows/reject-document';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '#i18n/error-text.ts';
import { useTextInput } from '#i18n/use-form-check.ts';
import { Button } from '#ui/button.tsx';
import { Confirm } from '#ui/confirm.tsx';
import { TextArea } from '#ui/text-area.tsx';
import type { DocumentDecision } from './use-document-decision.ts';

const suggestions = ['not-readable', 'incomplete', 'expired', 'wrong'] as const;

export interface RejectDocumentProps {
  decision: DocumentDecision;
  name: string;
  onClose: () => void;
}

/** A rejection requires a reason, which the client reads when the document is requested again. */
export function RejectDocument({ decision, name, onClose }: RejectDocumentProps) {
  const { t } = useTranslation('documents');
  const { error } = useErrorText();
  const reason = useTextInput(rejectDocument.input.shape.reason);
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
      <div className="mt-3 flex flex-wrap gap-1.5">
        {suggestions.map((one) => (
          <Button key={one} size="sm" onPress={() => reason.setText(t(`reject.suggestion.${one}.text`))}>
            {t(`reject.suggestion.${one}.label`)}
          </Button>
        ))}
      </div>
      <TextArea className="mt-3" autoFocus label={t('reject.reason')} {...reason.field} />
    </Confirm>
  );
}
