import type { Check, CheckStatus } from '@dossier/domain/checks';
import { reason as reasonSchema } from '@dossier/domain/contracts/shared/fields';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useEditing } from '#api/presence.ts';
import { useReasonChoices } from '#api/use-reason-choices.ts';
import { useTextInput } from '#i18n/use-form-check.ts';
import { Banner } from '#ui/banner.tsx';
import { Confirm } from '#ui/confirm.tsx';
import { ReasonPicker } from '#ui/reason-picker.tsx';
import { StatusBadge } from '#ui/status-badge.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { useEntityPlace } from './entity-context.ts';
import { decidedMeanwhile, useCheckError } from './use-check-error.ts';

interface Props {
  check: Check;
  name: string;
  /** The status that the page has. */
  now: CheckStatus;
  isPending: boolean;
  error: Error | null;
  onCancel: () => void;
  onReject: (reason: string, replaced: CheckStatus) => void;
}

/**
 * Rejects a check with a reason. If a colleague decides it meanwhile, the rejection is refused once and shows that
 * decision; the reason stays, and rejecting again replaces what was shown.
 */
export function RejectCheck({ check, name, now, isPending, error, onCancel, onReject }: Props) {
  const { t } = useTranslation('entity');
  const reason = useTextInput(reasonSchema);
  const { entity } = useEntityPlace();
  const choices = useReasonChoices('reject-check', entity.request.id);
  const { errorText, decisionText } = useCheckError();
  const [opened] = useState(now);
  // Retained while the next attempt runs or fails for another reason.
  const [refused, setRefused] = useState(decidedMeanwhile(error));
  const newest = decidedMeanwhile(error);
  if (newest && newest !== refused) setRefused(newest);
  const seen = refused?.status ?? opened;
  useEditing(check);
  return (
    <Confirm
      isOpen
      hasField
      title={t('check.reject-title', { name })}
      confirmLabel={t(refused ? 'check.reject-anyway' : 'check.reject')}
      cancelLabel={t('move.back')}
      onCancel={onCancel}
      onConfirm={() => onReject(reason.value, seen)}
      isPending={isPending}
      isClosed={!reason.isValid}
      error={error && !newest ? errorText(error) : undefined}
    >
      {(refused || (now !== opened && !isPending)) && (
        <Banner tone="warn" isAlert className="mb-4" title={refused ? undefined : <StatusBadge status={now} isBare />}>
          {refused ? decisionText(refused) : t('check.meanwhile')}
        </Banner>
      )}
      <p>{t('check.reject-body')}</p>
      <ReasonPicker className="mt-4" choices={choices} value={reason.field.value} onChange={reason.setText} />
      <TextArea autoFocus className="mt-4" label={t('move.field.reason')} {...reason.field} />
    </Confirm>
  );
}
