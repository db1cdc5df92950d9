import { useQueryClient } from '@tanstack/react-query';
import { useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { UploadQueue } from '#api/upload-queue.ts';
import { runAndRefresh, useRunWorkflow } from '#api/workflows.ts';
import { useErrorText } from '#i18n/error-text.ts';
import { useFormat } from '#i18n/format.ts';
import { Badge } from '#ui/badge.tsx';
import { FileChoice } from '#ui/file-choice.tsx';
import { FileRow } from '#ui/file-row.tsx';
import { Icon } from '#ui/icon.tsx';
import type { OwnIdentification } from './own-identification.ts';

/** Photos of the identity document. They are stored at once, and given with the last step only. */
export function PhotoStep({ own, isMissing }: { own: OwnIdentification; isMissing: boolean }) {
  const { t } = useTranslation('identify');
  const cache = useQueryClient();
  const [queue] = useState(
    () =>
      new UploadQueue<null>((file, _, options) =>
        runAndRefresh(cache, 'add-identity-photo', { link: own.link, file } as never, options),
      ),
  );
  const sending = useSyncExternalStore(queue.subscribe, queue.get);
  const { error } = useErrorText();
  const take = async (files: File[]) => {
    for (const old of sending.filter(({ failure }) => failure !== undefined)) queue.remove(old.id);
    for (const file of files) {
      const id = queue.add(file, null);
      if (await queue.send(id)) queue.remove(id);
    }
  };
  return (
    <section id="photo-step" tabIndex={-1} aria-label={t('steps.photo')} className="mt-1 flex flex-col gap-3">
      <p className="text-14 text-ink-2">{t('photo-hint')}</p>
      {own.photos.map((photo) => (
        <Photo key={photo.doc} link={own.link} photo={photo} />
      ))}
      {sending.map(({ id, file, progress, failure }) => (
        <FileRow
          key={id}
          name={file.name}
          progress={progress}
          error={failure === undefined ? undefined : error(failure)}
          onCancel={() => queue.remove(id)}
          onRemove={() => queue.remove(id)}
        />
      ))}
      <FileChoice about={t('steps.photo')} onFiles={(files) => void take(files)} isMultiple />
      {own.photos.length === 1 && <p className="text-14 text-ink-2">{t('other-side')}</p>}
      {isMissing && (
        <p role="alert" className="flex gap-1.5 text-14 font-medium text-bad-ink">
          <Icon name="octagon" className="mt-0.5" />
          {t('missing.photo')}
        </p>
      )}
    </section>
  );
}

function Photo({ link, photo }: { link: string; photo: OwnIdentification['photos'][number] }) {
  const { t } = useTranslation('identify');
  const format = useFormat();
  const run = useRunWorkflow();
  const { error } = useErrorText();
  const [failure, setFailure] = useState<unknown>();
  const remove = () => void run('remove-identity-photo', { link, doc: photo.doc }).catch(setFailure);
  return (
    <FileRow
      name={photo.name}
      icon="image"
      error={failure === undefined ? undefined : error(failure)}
      detail={
        <span className="flex flex-wrap gap-x-3">
          <Badge icon="check" tone="ok" isBare>
            {t('photo-added')}
          </Badge>
          {format.bytes(photo.size)}
        </span>
      }
      onRemove={remove}
    />
  );
}
