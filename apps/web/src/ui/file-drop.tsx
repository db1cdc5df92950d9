import { type DragEvent, type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from './icon.tsx';
import { acceptedTypes, useFileDialog } from './use-file-dialog.tsx';

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

/** Whether the pointer leaves the element itself and not a part of it. */
const isLeft = ({ currentTarget, relatedTarget }: DragEvent<HTMLElement>) =>
  !(relatedTarget instanceof Node && currentTarget.contains(relatedTarget));

/** A drop area for files, also a button to select them; files can be pasted too. Errors of a file are shown in its row. */
export function FileDrop(props: FileDropProps) {
  const { onFiles, title, hint, isMultiple = true, isDisabled = false, label, accept = acceptedTypes } = props;
  const { t } = useTranslation('common');
  const [isOver, setOver] = useState(false);
  const dialog = useFileDialog({ isMultiple, accept, onFiles });
  const take = (given: FileList) => {
    const files = [...given];
    if (files.length > 0 && !isDisabled) onFiles(isMultiple ? files : files.slice(0, 1));
  };
  const hasFiles = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes('Files');
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the button in it does the same by keyboard
    <div
      onDragOver={(event) => {
        if (isDisabled || !hasFiles(event)) return;
        // Otherwise the browser opens the file instead of the page.
        event.preventDefault();
        event.dataTransfer.dropEffect = 'copy';
        setOver(true);
      }}
      onDragLeave={(event) => isLeft(event) && setOver(false)}
      onDrop={(event) => {
        if (!hasFiles(event)) return;
        event.preventDefault();
        setOver(false);
        take(event.dataTransfer.files);
      }}
      onPaste={({ clipboardData }) => take(clipboardData.files)}
      className={`rounded-lg ${isOver ? 'border-2 border-accent bg-accent-soft' : 'border border-dashed border-line-field bg-surface'}`}
    >
      {dialog.input}
      <button
        type="button"
        disabled={isDisabled}
        aria-label={label}
        onClick={dialog.open}
        className={`flex w-full flex-col items-center justify-center gap-1 rounded-lg text-center text-13 client:text-16 ${isOver ? 'px-[15px] py-[27px]' : 'px-4 py-7'}`}
      >
        <Icon name="upload" size={20} />
        <span className="text-14 font-medium client:text-16">
          {isOver ? t('files.release') : (title ?? t('files.drop'))}
        </span>
        <span className="text-ink-2">{hint ?? t('files.accepted')}</span>
      </button>
    </div>
  );
}
