import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useWorkflow } from '#api/workflows.ts';
import { useErrorText } from '#i18n/error-text.ts';
import { Button } from '#ui/button.tsx';
import { Confirm } from '#ui/confirm.tsx';
import { toast } from '#ui/toast.tsx';
import type { Subscription } from './subscription-filters.ts';

interface ActionsProps {
  row: Subscription;
  /** Opens the form; without it the button is hidden. */
  onChange?: () => void;
}

/** Run now, pause, change, end. Disabled for viewers with read access. */
export function SubscriptionActions({ row, onChange }: ActionsProps) {
  const { t } = useTranslation('subscriptions');
  const { error } = useErrorText();
  const [isEnding, setEnding] = useState(false);
  const run = useWorkflow('run-subscription');
  const pause = useWorkflow('pause-subscription');
  const failure = run.error ?? pause.error;
  if (row.status === 'ended') return null;
  const isPaused = row.status === 'paused';
  const isClosed = !row.mayChange;
  const toggle = () =>
    pause.mutate(
      { subscription: row.id, isPaused: !isPaused },
      { onSuccess: () => toast.success(t(isPaused ? 'actions.resumed' : 'actions.paused')) },
    );
  const start = () => run.mutate({ subscription: row.id }, { onSuccess: () => toast.success(t('actions.run-done')) });
  return (
    <div className="flex flex-wrap items-center gap-2">
      <Button size="sm" icon="refresh" isDisabled={isClosed || isPaused} isPending={run.isPending} onPress={start}>
        {t('actions.run')}
      </Button>
      <Button
        size="sm"
        icon={isPaused ? 'repeat' : 'pause'}
        isDisabled={isClosed}
        isPending={pause.isPending}
        onPress={toggle}
      >
        {t(isPaused ? 'actions.resume' : 'actions.pause')}
      </Button>
      {onChange && !isClosed && (
        <Button size="sm" icon="pencil" onPress={onChange}>
          {t('actions.change')}
        </Button>
      )}
      {!isClosed && (
        <Button size="sm" icon="x" onPress={() => setEnding(true)}>
          {t('actions.end')}
        </Button>
      )}
      {failure && (
        <p role="alert" className="basis-full text-12 text-bad-ink">
          {error(failure)}
        </p>
      )}
      {isEnding && <EndSubscription row={row} onClose={() => setEnding(false)} />}
    </div>
  );
}

function EndSubscription({ row, onClose }: { row: Subscription; onClose: () => void }) {
  const { t } = useTranslation('subscriptions');
  const { error } = useErrorText();
  const end = useWorkflow('end-subscription');
  const done = () => {
    toast.success(t('end.done'));
    onClose();
  };
  return (
    <Confirm
      isOpen
      title={t('end.title', { name: row.name })}
      confirmLabel={t('end.do')}
      cancelLabel={t('end.cancel')}
      onCancel={onClose}
      onConfirm={() => end.mutate({ subscription: row.id }, { onSuccess: done })}
      isPending={end.isPending}
      error={end.error ? error(end.error) : undefined}
    >
      {t('end.body')}
    </Confirm>
  );
}
