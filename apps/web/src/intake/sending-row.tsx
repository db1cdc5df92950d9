import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isSentLater } from '#api/sending-files.ts';
import type { QueuedFile } from '#api/upload-queue.ts';
import { FileRow } from '#ui/file-row.tsx';
import { UndoLine } from '#ui/undo-line.tsx';
import { useFaultText } from './use-fault-text.ts';

interface SendingRowProps {
  upload: QueuedFile<unknown>;
  queue: {
    readonly dismiss: (id: number) => void;
    readonly withdraw: (id: number) => void;
    readonly restore: (id: number) => void;
  };
  isTile?: boolean;
}

/** A file on its way: how much is sent, that it waits for the connection, or why it is not sent. */
export function SendingRow({ upload, queue, isTile = false }: SendingRowProps) {
  const { t } = useTranslation(['file-intake', 'common']);
  const sentence = useFaultText();
  const { id, file, progress, failure, isKept = true, isRemoved = false } = upload;
  const row = useRef<HTMLDivElement>(null);
  const [isReturned, setReturned] = useState(false);
  useEffect(() => {
    if (isReturned && !isRemoved) row.current?.querySelector('button')?.focus();
  }, [isReturned, isRemoved]);
  if (isRemoved)
    return (
      <UndoLine
        title={t('common:undo.removed', { name: file.name })}
        onUndo={() => {
          setReturned(true);
          queue.restore(id);
        }}
        onEnd={() => queue.dismiss(id)}
      />
    );
  const hasFailed = failure !== undefined && !isSentLater(upload);
  const detail = progress === undefined ? t(isKept ? 'waits' : 'waits-unkept') : undefined;
  const withdraw = () => queue.withdraw(id);
  return (
    <div ref={row}>
      <FileRow
        name={file.name}
        isTile={isTile}
        progress={progress}
        error={hasFailed ? sentence(failure) : undefined}
        detail={detail && <span role="status">{detail}</span>}
        onCancel={withdraw}
        // A refused file was never taken: only its message goes.
        onRemove={hasFailed ? () => queue.dismiss(id) : withdraw}
      />
      {progress !== undefined && <p className="mt-1 text-14 text-ink-2">{t(isKept ? 'goes-on' : 'stay')}</p>}
      {hasFailed && failure instanceof Error && <p className="mt-1 text-14 text-ink-2">{t('choose-again')}</p>}
    </div>
  );
}
