import { finalCheckStatuses } from '@dossier/domain/checks';
import { useTranslation } from 'react-i18next';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Icon } from '#ui/icon.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { ProgressBar } from '#ui/progress-bar.tsx';
import { type Blocker, BlockerRow, beginnings, usePlaceOf, weightOf } from './blocker-row.tsx';
import type { OpenDialogProps } from './entity-context.ts';

/** What must be resolved before the onboarding can be completed, each with a link. */
export function NotReadyDialog({
  entity,
  blockers,
  onClose,
  open,
}: OpenDialogProps & { blockers: readonly Blocker[] }) {
  const { t } = useTranslation(['entity', 'checks']);
  const required = entity.statuses.filter((line) => line.required);
  const isFinal = (status: string) => (finalCheckStatuses as readonly string[]).includes(status);
  const final = required.filter((line) => isFinal(line.status));
  const placeOf = usePlaceOf(entity);
  const ordered = blockers.toSorted((a, b) => weightOf(a) - weightOf(b));
  const first = ordered[0] as Blocker;
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      width="lg"
      title={t('complete.blocked')}
      footer={
        <>
          <Button size="lg" onPress={onClose}>
            {t('complete.close')}
          </Button>
          {entity.moves.includes('ask-client') && (
            <Button size="lg" icon="mail" onPress={() => open({ name: 'ask-client' })}>
              {t('action.ask-client')}
            </Button>
          )}
          <LinkButton size="lg" variant="primary" trailingIcon="arrow-right" href={placeOf(first)} onPress={onClose}>
            {t(beginnings[first.code] ?? 'complete.start')}
          </LinkButton>
        </>
      }
    >
      <p>
        {t('complete.in-the-way', {
          count: blockers.length,
          reference: entity.request.reference || entity.request.number,
        })}
      </p>
      <div className="mt-3 flex items-center gap-3 text-13">
        <div className="flex-1">
          <ProgressBar label={t('complete.progress')} value={final.length / Math.max(1, required.length)} />
        </div>
        {t('complete.final', { done: final.length, count: required.length })}
      </div>
      <ul className="mt-3 flex flex-col">
        {ordered.map((blocker) => (
          <BlockerRow
            key={`${blocker.code} ${blocker.check ?? ''}`}
            blocker={blocker}
            entity={entity}
            href={placeOf(blocker)}
            onClose={onClose}
          />
        ))}
      </ul>
      {final.length > 0 && (
        <p className="mt-3 flex gap-2 rounded-md bg-sunken px-3 py-2 text-13">
          <Icon name="check" className="mt-0.5" />
          {t('complete.are-final', { checks: final.map((line) => t(`checks:${line.check}`)).join(', ') })}
        </p>
      )}
    </Dialog>
  );
}
