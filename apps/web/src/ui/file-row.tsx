import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon, type IconName } from './icon.tsx';
import { PlainButton } from './plain-button.tsx';
import { ProgressBar } from './progress-bar.tsx';

export interface FileRowProps {
  name: string;
  /** 1.2 MB · 4 pages */
  detail?: ReactNode;
  icon?: IconName;
  /** A thumbnail of a photo instead of the icon. */
  thumb?: ReactNode;
  /** The picture above the text, for a narrow column. */
  isTile?: boolean;
  /** Upload progress, 0 to 1. */
  progress?: number | undefined;
  /** Error message, a full sentence. */
  error?: string | undefined;
  /** A badge, a select with its type, buttons. */
  aside?: ReactNode;
  /** Opens what the file contains. */
  onOpen?: { readonly label: string; readonly press: () => void };
  /** Cancels the upload, or removes the file. */
  onCancel?: () => void;
  onRemove?: () => void;
}

export function FileRow({
  name,
  detail,
  icon = 'file',
  thumb,
  isTile = false,
  progress,
  error,
  aside,
  onOpen,
  onCancel,
  onRemove,
}: FileRowProps) {
  const { t } = useTranslation('common');
  const isSending = progress !== undefined && error === undefined;
  return (
    <div
      className={`flex items-center gap-3 rounded-md border px-3 py-2.5 text-13 client:p-3 client:text-16 ${isTile ? 'flex-wrap' : ''} ${error ? 'border-bad-line bg-bad-soft' : 'border-line bg-surface'}`}
    >
      <Picture onOpen={onOpen} size={thumb === undefined ? 'icon' : isTile ? 'tile' : 'photo'}>
        {thumb ?? <Icon name={icon} />}
      </Picture>
      <div className="min-w-0 flex-1">
        <p className="line-clamp-2 font-medium [overflow-wrap:anywhere]" title={name}>
          {name}
        </p>
        {error && (
          <p role="alert" className="text-12 font-medium text-bad-ink client:text-14">
            {error}
          </p>
        )}
        {isSending && (
          <div className="mt-1 flex items-center gap-2">
            <div className="flex-1">
              <ProgressBar label={t('files.sending', { name })} value={progress} />
            </div>
            <span className="text-12 text-ink-2 tabular-nums">{Math.round(progress * 100)}%</span>
          </div>
        )}
        {!error && !isSending && detail && <div className="text-12 text-ink-2 client:text-14">{detail}</div>}
      </div>
      {aside}
      {isSending && onCancel && (
        <PlainButton
          isIconOnly
          variant="ghost"
          icon="x"
          aria-label={t('files.cancel', { name })}
          size="sm"
          onPress={onCancel}
        />
      )}
      {!isSending && onRemove && (
        <PlainButton
          isIconOnly
          variant="ghost"
          icon="x"
          aria-label={t('files.remove', { name })}
          size="sm"
          onPress={onRemove}
        />
      )}
    </div>
  );
}

interface PictureProps {
  onOpen: FileRowProps['onOpen'];
  size: keyof typeof pictureSizes;
  children: ReactNode;
}

const pictureSizes = {
  icon: { still: 'size-8', button: 'size-12' },
  photo: { still: 'h-10 w-14', button: 'h-12 w-14' },
  tile: { still: 'h-24 basis-full', button: 'h-24 basis-full' },
} as const;

/** The thumbnail or icon, a button where the file can be viewed. */
function Picture({ onOpen, size, children }: PictureProps) {
  const frame = 'grid flex-none place-items-center overflow-hidden rounded-sm border border-line bg-sunken text-ink-2';
  if (!onOpen) return <span className={`${frame} ${pictureSizes[size].still}`}>{children}</span>;
  return (
    <button
      type="button"
      aria-label={onOpen.label}
      onClick={onOpen.press}
      className={`${frame} cursor-pointer hover:border-line-strong ${pictureSizes[size].button}`}
    >
      {children}
    </button>
  );
}
