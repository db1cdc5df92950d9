import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useWorkflow } from '#api/workflows.ts';
import { useErrorText } from '#i18n/error-text.ts';
import { useFormat } from '#i18n/format.ts';
import { Banner } from '#ui/banner.tsx';
import { Button } from '#ui/button.tsx';
import { Confirm } from '#ui/confirm.tsx';
import type { ClientImport } from './client-import.ts';

/** Takes an import back, after a question: drafts are deleted. */
export function UndoImport({ row: { id, number, undoUntil } }: { row: ClientImport }) {
  const { t } = useTranslation('client-import');
  const { error: textOf } = useErrorText();
  const format = useFormat();
  const [isAsking, setAsking] = useState(false);
  const undo = useWorkflow('undo-import');
  return (
    <div className="mt-3 flex flex-wrap items-center gap-3 text-13 text-ink-2">
      <Button icon="undo" onPress={() => setAsking(true)}>
        {t('undo.do')}
      </Button>
      <span>{t('undo.until', { day: format.date(undoUntil), time: format.time(undoUntil) })}</span>
      <Confirm
        isOpen={isAsking}
        title={t('undo.title', { number })}
        confirmLabel={t('undo.yes')}
        cancelLabel={t('undo.no')}
        tone="danger"
        isPending={undo.isPending}
        onCancel={() => setAsking(false)}
        onConfirm={() => undo.mutate({ import: id }, { onSuccess: () => setAsking(false) })}
        error={undo.error ? textOf(undo.error) : undefined}
      >
        <p>{t('undo.deletes')}</p>
        <p className="mt-2">{t('undo.stays')}</p>
      </Confirm>
    </div>
  );
}

/** What was deleted and what stayed. */
export function Undone({ row }: { row: ClientImport }) {
  const { t } = useTranslation('client-import');
  const format = useFormat();
  const { number, undoneAt, undoneBy, undoneCount, keptCount } = row;
  const facts = { count: undoneCount, day: format.date(undoneAt), time: format.time(undoneAt), by: undoneBy };
  return (
    <div role="status">
      <Banner tone="ok" title={t('undo.complete', { number })}>
        {t('undo.deleted', facts)} {keptCount > 0 && t('undo.stayed', { count: keptCount })}
      </Banner>
    </div>
  );
}
