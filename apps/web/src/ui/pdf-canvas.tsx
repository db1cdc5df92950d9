import { useEffect, useRef } from 'react';
import type { PdfPage } from './pdf.ts';

export interface PdfCanvasProps {
  page: PdfPage;
  scale: number;
  /** Degrees clockwise, in addition to the page's own rotation. */
  rotation: number;
}

/** Renders one page at the resolution of the screen. */
export function PdfCanvas({ page, scale, rotation }: PdfCanvasProps) {
  const ref = useRef<HTMLCanvasElement>(null);
  const viewport = page.getViewport({ scale, rotation: (page.rotate + rotation) % 360 });
  const { width, height } = viewport;
  useEffect(() => {
    const canvas = ref.current;
    if (!canvas) return;
    const sharp = page.getViewport({
      scale: scale * Math.min(devicePixelRatio || 1, 2),
      rotation: (page.rotate + rotation) % 360,
    });
    canvas.width = Math.floor(sharp.width);
    canvas.height = Math.floor(sharp.height);
    const task = page.render({ canvas, viewport: sharp });
    // Rendering a page again cancels the previous rendering.
    task.promise.catch(() => undefined);
    return () => task.cancel();
  }, [page, scale, rotation]);
  return <canvas ref={ref} className="block" style={{ width, height }} />;
}
