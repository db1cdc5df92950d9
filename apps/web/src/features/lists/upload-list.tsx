import { maxListMegabytes } from '@dossier/domain/limits';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isRequestError } from '#api/errors.ts';
import { useRunWorkflow } from '#api/workflows.ts';
import { useErrorText } from '#i18n/error-text.ts';
import { Banner } from '#ui/banner.tsx';
import { FileDrop } from '#ui/file-drop.tsx';
import { FileRow } from '#ui/file-row.tsx';
import { toast } from '#ui/toast.tsx';
import type { List } from './use-list-texts.ts';

/** Lists that come as several files which belong together. */
const isSeveral = (format: List['format']) => format === 'ofac-csv';

interface Sending {
  readonly name: string;
  readonly share: number;
}

/** Uploads a list file with progress; the server processes it in the background. */
export function UploadList({ list }: { list: List }) {
  const { t } = useTranslation('screening-lists');
  const upload = useUpload(list);
  const facts = { format: t(`formats.${list.format}`), size: maxListMegabytes };
  return (
    <>
      {upload.sending ? (
        <FileRow name={upload.sending.name} icon="upload" progress={upload.sending.share} onCancel={upload.cancel} />
      ) : (
        <FileDrop
          accept={[]}
          isMultiple={isSeveral(list.format)}
          isDisabled={list.running !== null}
          title={t('upload.drop')}
          hint={t(isSeveral(list.format) ? 'upload.hint-many' : 'upload.hint', facts)}
          onFiles={(files) => void upload.start(files)}
        />
      )}
      {upload.problem && <Banner tone="bad" isAlert title={upload.problem} />}
    </>
  );
}

function useUpload(list: List) {
  const { t } = useTranslation('screening-lists');
  const { error: textOf } = useErrorText();
  const run = useRunWorkflow();
  const ending = useRef<AbortController>(undefined);
  const [sending, setSending] = useState<Sending>();
  const [problem, setProblem] = useState('');
  const start = async (files: readonly File[]) => {
    if (files.some(({ size }) => size > maxListMegabytes * 1024 * 1024)) {
      setProblem(t('upload.too-large', { size: maxListMegabytes }));
      return;
    }
    const name = files.map((file) => file.name).join(', ');
    ending.current = new AbortController();
    setProblem('');
    setSending({ name, share: 0 });
    const input = { list: list.id, file: files };
    try {
      await run('upload-list', input, {
        signal: ending.current.signal,
        onProgress: (share) => setSending({ name, share }),
      });
      toast.success(t('upload.sent'));
    } catch (error) {
      setProblem(isRequestError(error) && error.isAbort ? t('upload.stopped') : textOf(error));
    }
    setSending(undefined);
  };
  return { sending, problem, start, cancel: () => ending.current?.abort() };
}
