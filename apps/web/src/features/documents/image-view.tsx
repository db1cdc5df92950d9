import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAnchor, useInnerWidth } from './use-stage.ts';

export interface ImageViewProps {
  blob: Blob;
  name: string;
  /** 1: as wide as the frame, at most its own size. */
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
  const frame = useRef<HTMLDivElement>(null);
  const room = useInnerWidth(frame);
  const ownWidth = isAcross ? size.height : size.width;
  const scale = ownWidth === 0 ? 0 : (Math.min(ownWidth, room) / ownWidth) * zoom;
  const width = size.width * scale;
  const height = size.height * scale;
  const remember = useAnchor(frame, `${width} ${rotation}`);
  return (
    <div
      ref={frame}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keys
      tabIndex={0}
      role="document"
      aria-label={t('viewer.pages')}
      onScroll={remember}
      className="relative grid h-full place-items-center-safe overflow-auto p-4 [overflow-anchor:none] [scrollbar-gutter:stable] max-md:p-2"
    >
      <div
        data-page="0"
        className="grid place-items-center"
        style={isAcross ? { width: height, height: width } : { width, height }}
      >
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
