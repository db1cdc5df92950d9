import { acceptedFiles } from '@dossier/domain/documents';
import { type ReactNode, useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { DropZone } from 'react-aria-components/DropZone';
import { FileTrigger } from 'react-aria-components/FileTrigger';
import { useTranslation } from 'react-i18next';
import { Icon } from './icon.tsx';

export interface FileDropProps {
  onFiles: (files: File[]) => void;
  /** 'Drop files here', worded for the context. */
  title?: string;
  hint?: ReactNode;
  isMultiple?: boolean;
  isDisabled?: boolean;
  label?: string;
  /** Media types or extensions to select from; without it those of documents. Empty: any file. */
  accept?: readonly string[];
}

export const acceptedTypes = Object.keys(acceptedFiles);

/** A drop area for files, also a button to select them. Errors of a file are shown in its row. */
export function FileDrop({
  onFiles,
  title,
  hint,
  isMultiple = true,
  isDisabled,
  label,
  accept = acceptedTypes,
}: FileDropProps) {
  const { t } = useTranslation('common');
  const [isOver, setOver] = useState(false);
  const take = (files: FileList | null) => files && files.length > 0 && onFiles([...files]);
  return (
    <DropZone
      isDisabled={isDisabled}
      getDropOperation={() => 'copy'}
      onDropEnter={() => setOver(true)}
      onDropExit={() => setOver(false)}
      onDrop={async (event) => {
        setOver(false);
        const dropped = await Promise.all(
          event.items.map((item) => (item.kind === 'file' ? item.getFile() : undefined)),
        );
        const files = dropped.filter((file) => file !== undefined);
        if (files.length > 0) onFiles(isMultiple ? files : files.slice(0, 1));
      }}
      className={`rounded-lg ${isOver ? 'border-2 border-accent bg-accent-soft' : 'border border-dashed border-line-field bg-surface'}`}
    >
      <FileTrigger
        {...(accept.length > 0 ? { acceptedFileTypes: accept } : {})}
        allowsMultiple={isMultiple}
        onSelect={take}
      >
        <Button
          isDisabled={isDisabled}
          aria-label={label}
          className={`flex w-full flex-col items-center justify-center gap-1 rounded-lg text-center text-13 client:text-16 ${isOver ? 'px-[15px] py-[27px]' : 'px-4 py-7'}`}
        >
          <Icon name="upload" size={20} />
          <span className="text-14 font-medium client:text-16">
            {isOver ? t('files.release') : (title ?? t('files.drop'))}
          </span>
          <span className="text-ink-2">{hint ?? t('files.accepted')}</span>
        </Button>
      </FileTrigger>
    </DropZone>
  );
}
