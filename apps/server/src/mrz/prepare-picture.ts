import sharp from 'sharp';
import type { Picture } from './picture.ts';

/** A decoded picture. */
export type SourcePicture = Picture;

/** How a picture is prepared before it is read. */
export interface Preparation {
  /** Length of the longer side; smaller pictures are enlarged to at most twice their size. Unit: pixels. */
  readonly longSide: number;
  /** Share of the mean around it below which a pixel counts as dark. */
  readonly darkShare: number;
  /** Deviations of Gaussian filters, and side of a median filter. Unit: pixels. */
  readonly blur?: number;
  readonly sharpen?: number;
  readonly median?: number;
}

/** Pictures are reduced to this before anything else. Unit: pixels of the longer side. */
const maxSide = 2600;

/** Decodes a picture in grey, turned as its camera says. */
export async function openPicture(bytes: Uint8Array): Promise<SourcePicture> {
  sharp.concurrency(1);
  sharp.cache(false);
  const { data, info } = await sharp(bytes, { failOn: 'truncated', limitInputPixels: false, sequentialRead: true })
    .autoOrient()
    .flatten({ background: '#fff' })
    .greyscale()
    .resize(maxSide, maxSide, { fit: 'inside', withoutEnlargement: true })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, data };
}

/** The picture in the size of a preparation, turned clockwise by a multiple of 90 degrees, and filtered. */
export async function prepared(source: SourcePicture, turn: number, preparation: Preparation): Promise<Picture> {
  const { width, height, data } = source;
  const factor = Math.min(2, preparation.longSide / Math.max(width, height));
  const sides = [Math.round(width * factor), Math.round(height * factor)] as const;
  const [across, down] = turn % 180 === 0 ? sides : [sides[1], sides[0]];
  let image = sharp(data, { raw: { width, height, channels: 1 } })
    .rotate(turn)
    .resize(across, down, { fit: 'fill', kernel: 'cubic' });
  if (preparation.median) image = image.median(preparation.median);
  if (preparation.blur) image = image.blur(preparation.blur);
  if (preparation.sharpen) image = image.sharpen({ sigma: preparation.sharpen });
  const { data: pixels, info } = await image.greyscale().raw().toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, data: pixels };
}
