import { type DragEvent, type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '#ui/icon.tsx';

export interface DropAnywhereProps {
  reference: string;
  onFiles: (files: readonly File[]) => void;
  children: ReactNode;
}

const hasFiles = (event: DragEvent) => event.dataTransfer.types.includes('Files');

/** The whole tab accepts dropped files; the button "Add documents" does the same by keyboard. */
export function DropAnywhere({ reference, onFiles, children }: DropAnywhereProps) {
  const { t } = useTranslation('documents');
  const [isOver, setOver] = useState(false);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is a second way; the button is the first
    <div
      className="relative flex-1"
      onDragEnter={(event) => hasFiles(event) && setOver(true)}
      onDragOver={(event) => hasFiles(event) && event.preventDefault()}
      onDragLeave={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setOver(false);
      }}
      onDrop={(event) => {
        if (!hasFiles(event)) return;
        event.preventDefault();
        setOver(false);
        onFiles([...event.dataTransfer.files]);
      }}
    >
      {children}
      {isOver && (
        <div className="pointer-events-none absolute inset-2 z-(--z-sticky) flex flex-col items-center justify-center gap-1 rounded-lg border-2 border-accent bg-accent-soft/95 text-13">
          <Icon name="upload" size={20} className="text-accent-ink" />
          <p className="text-16 font-semibold">{t('drop.title')}</p>
          <p className="text-ink-2">{t('drop.rules')}</p>
          <p className="text-ink-2">{t('drop.to', { reference })}</p>
        </div>
      )}
    </div>
  );
}
