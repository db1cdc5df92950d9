import type { Check, CheckStatus } from '@dossier/domain/checks';
import { setCheck } from '@dossier/domain/contracts/workflows/set-check';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { offerUndo } from '#api/use-undo.ts';
import { useWorkflow } from '#api/workflows.ts';
import { UndoHere } from '#list-views/undo-here.tsx';
import { Button } from '#ui/button.tsx';
import { StatusBadge } from '#ui/status-badge.tsx';
import { useEntityPlace, useMay } from './entity-context.ts';
import { RejectCheck } from './reject-check.tsx';
import { useCheckError } from './use-check-error.ts';

/** The status of a check in its section, and for interns the two buttons that set it. */
export function CheckControl({ check }: { check: Exclude<Check, 'documents' | 'identity'> }) {
  const { t } = useTranslation(['entity', 'checks']);
  const { errorText } = useCheckError();
  const { entity } = useEntityPlace();
  const may = useMay(setCheck);
  const set = useWorkflow('set-check');
  const [isRejecting, setRejecting] = useState(false);
  const firstButton = useId();
  const line = entity.statuses.find((one) => one.check === check);
  if (!may || !line) return null;
  const name = t(`checks:${check}`);
  const place = `check:${entity.request.id}:${check}`;
  const seen = line.status as CheckStatus;
  const write = (status: 'approved' | 'rejected' | 'pending', replaced = seen, reason = '') =>
    set.mutate(
      { request: entity.request.id, check, seen: replaced, status, reason },
      {
        onSuccess: ({ undo }) => {
          setRejecting(false);
          if (status !== 'rejected') offerUndo({ place, text: t(`entity:check.done.${status}`, { name }), undo });
        },
      },
    );
  const openRejection = () => {
    set.reset();
    setRejecting(true);
  };
  return (
    <>
      {set.error && !isRejecting && (
        <span role="alert" className="text-12 text-bad-ink">
          {errorText(set.error)}
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
            onPress={openRejection}
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
          now={seen}
          isPending={set.isPending}
          error={set.error}
          onCancel={() => setRejecting(false)}
          onReject={(reason, replaced) => write('rejected', replaced, reason)}
        />
      )}
    </>
  );
}
