import type { Check } from '@dossier/domain/checks';
import { reason as reasonSchema } from '@dossier/domain/contracts/shared/fields';
import { setCheck } from '@dossier/domain/contracts/workflows/set-check';
import { type ComponentProps, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useEditing } from '#api/presence.ts';
import { useReasonChoices } from '#api/use-reason-choices.ts';
import { offerUndo } from '#api/use-undo.ts';
import { useWorkflow } from '#api/workflows.ts';
import { useErrorText } from '#i18n/error-text.ts';
import { useTextInput } from '#i18n/use-form-check.ts';
import { UndoHere } from '#list-views/undo-here.tsx';
import { Banner } from '#ui/banner.tsx';
import { Button } from '#ui/button.tsx';
import { Confirm } from '#ui/confirm.tsx';
import { ReasonPicker } from '#ui/reason-picker.tsx';
import { StatusBadge } from '#ui/status-badge.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { useEntityPlace, useMay } from './entity-context.ts';

/** The status of a check in its section, and for interns the two buttons that set it. */
export function CheckControl({ check }: { check: Exclude<Check, 'documents' | 'identity'> }) {
  const { t } = useTranslation(['entity', 'checks']);
  const { error } = useErrorText();
  const { entity } = useEntityPlace();
  const may = useMay(setCheck);
  const set = useWorkflow('set-check');
  const [isRejecting, setRejecting] = useState(false);
  const firstButton = useId();
  const line = entity.statuses.find((one) => one.check === check);
  if (!may || !line) return null;
  const name = t(`checks:${check}`);
  const place = `check:${entity.request.id}:${check}`;
  const write = (status: 'approved' | 'rejected' | 'pending', reason = '') =>
    set.mutate(
      { request: entity.request.id, check, status, reason },
      {
        onSuccess: ({ undo }) => {
          setRejecting(false);
          if (status !== 'rejected') offerUndo({ place, text: t(`entity:check.done.${status}`, { name }), undo });
        },
      },
    );
  return (
    <>
      {set.error && !isRejecting && (
        <span role="alert" className="text-12 text-bad-ink">
          {error(set.error)}
        </span>
      )}
      <UndoHere place={place} focusAfter={() => document.getElementById(firstButton)} isTextHidden />
      {line.status === 'pending' ? (
        <>
          <Button
            id={firstButton}
            size="sm"
            icon="x-circle"
            aria-label={t('entity:check.reject-of', { name })}
            onPress={() => setRejecting(true)}
          >
            {t('entity:check.reject')}
          </Button>
          <Button
            size="sm"
            icon="check"
            aria-label={t('entity:check.approve-of', { name })}
            isPending={set.isPending && !isRejecting}
            onPress={() => write('approved')}
          >
            {t('entity:check.approve')}
          </Button>
        </>
      ) : (
        <>
          <StatusBadge status={line.status} isBare />
          <Button
            id={firstButton}
            size="sm"
            variant="ghost"
            aria-label={t('entity:check.again-of', { name })}
            isPending={set.isPending}
            onPress={() => write('pending')}
          >
            {t('entity:check.again')}
          </Button>
        </>
      )}
      {isRejecting && (
        <RejectCheck
          check={check}
          name={name}
          decided={line.status === 'pending' || set.isPending ? undefined : line.status}
          isPending={set.isPending}
          error={set.error ? error(set.error) : undefined}
          onCancel={() => setRejecting(false)}
          onReject={(reason) => write('rejected', reason)}
        />
      )}
    </>
  );
}

interface RejectCheckProps {
  check: Check;
  name: string;
  /** What a colleague decided while the dialog is open. */
  decided: ComponentProps<typeof StatusBadge>['status'] | undefined;
  isPending: boolean;
  error: string | undefined;
  onCancel: () => void;
  onReject: (reason: string) => void;
}

function RejectCheck({ check, name, decided, isPending, error, onCancel, onReject }: RejectCheckProps) {
  const { t } = useTranslation('entity');
  const reason = useTextInput(reasonSchema);
  const { entity } = useEntityPlace();
  const choices = useReasonChoices('reject-check', entity.request.id);
  useEditing(check);
  return (
    <Confirm
      isOpen
      hasField
      title={t('check.reject-title', { name })}
      confirmLabel={t('check.reject')}
      cancelLabel={t('move.back')}
      onCancel={onCancel}
      onConfirm={() => onReject(reason.value)}
      isPending={isPending}
      isClosed={!reason.isValid}
      error={error}
    >
      {decided && (
        <Banner tone="warn" isAlert className="mb-4" title={<StatusBadge status={decided} isBare />}>
          {t('check.meanwhile')}
        </Banner>
      )}
      <p>{t('check.reject-body')}</p>
      <ReasonPicker className="mt-4" choices={choices} value={reason.field.value} onChange={reason.setText} />
      <TextArea autoFocus className="mt-4" label={t('move.field.reason')} {...reason.field} />
    </Confirm>
  );
}
