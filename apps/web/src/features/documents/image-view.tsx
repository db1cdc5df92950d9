import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';

export interface ImageViewProps {
  blob: Blob;
  name: string;
  zoom: number;
  rotation: number;
  onFailed: () => void;
}

/** A photo or scan, rotated by its EXIF orientation, then by the viewer. */
export function ImageView({ blob, name, zoom, rotation, onFailed }: ImageViewProps) {
  const { t } = useTranslation('documents');
  const url = useObjectUrl(blob);
  const [size, setSize] = useState({ width: 0, height: 0 });
  const isAcross = rotation % 180 !== 0;
  const width = Math.min(size.width, 720) * zoom;
  const height = size.width === 0 ? 0 : (width * size.height) / size.width;
  return (
    <div
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keys
      tabIndex={0}
      role="document"
      aria-label={t('viewer.pages')}
      className="grid h-full place-items-center overflow-auto p-6"
    >
      <div className="grid place-items-center" style={isAcross ? { width: height, height: width } : { width, height }}>
        {url && (
          <img
            src={url}
            alt={name}
            onLoad={({ currentTarget }) =>
              setSize({ width: currentTarget.naturalWidth, height: currentTarget.naturalHeight })
            }
            onError={onFailed}
            className="max-w-none [image-orientation:from-image]"
            style={{ width: width || undefined, height: height || undefined, rotate: `${rotation}deg` }}
          />
        )}
      </div>
    </div>
  );
}

export function useObjectUrl(blob: Blob): string | undefined {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    const made = URL.createObjectURL(blob);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [blob]);
  return url;
}
