import { useTranslation } from 'react-i18next';
import { isSentLater } from '#api/sending-files.ts';
import type { QueuedFile } from '#api/upload-queue.ts';
import { FileRow } from '#ui/file-row.tsx';
import { useFaultText } from './use-fault-text.ts';

interface SendingRowProps {
  upload: QueuedFile<unknown>;
  onRemove: () => void;
}

/** A file on its way: how much is sent, that it waits for the connection, or why it is not sent. */
export function SendingRow({ upload, onRemove }: SendingRowProps) {
  const { t } = useTranslation('file-intake');
  const sentence = useFaultText();
  const { file, progress, failure, isKept = true } = upload;
  const isWaiting = isSentLater(upload);
  const hasFailed = failure !== undefined && !isWaiting;
  const detail = progress === undefined ? t(isKept ? 'waits' : 'waits-unkept') : undefined;
  return (
    <div>
      <FileRow
        name={file.name}
        progress={progress}
        error={hasFailed ? sentence(failure) : undefined}
        detail={detail && <span role="status">{detail}</span>}
        onCancel={onRemove}
        onRemove={onRemove}
      />
      {progress !== undefined && <p className="mt-1 text-14 text-ink-2">{t(isKept ? 'goes-on' : 'stay')}</p>}
      {hasFailed && failure instanceof Error && <p className="mt-1 text-14 text-ink-2">{t('choose-again')}</p>}
    </div>
  );
}
