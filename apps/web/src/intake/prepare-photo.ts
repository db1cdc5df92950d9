import { photoLongSide, photoTargetBytes } from '@dossier/domain/limits';
import { withoutPngMetadata } from './image-bytes.ts';
import { hintsOf, measurePhoto, type PhotoHint } from './measure-photo.ts';

/** A file as it is sent, and what makes it hard to read. */
export interface Prepared {
  readonly file: File;
  readonly hints: readonly PhotoHint[];
}

/** JPEG qualities, best first; the last one is used whatever its size. */
const qualities = [0.85, 0.75, 0.65];
/** A small photo is encoded again only for its metadata. */
const smallQuality = 0.92;

/**
 * Reduces a photo to what a reviewer needs, upright, without its metadata (place, device, thumbnail). A small PNG keeps
 * its pixels, so screenshots stay sharp.
 * @throws when this browser cannot decode the picture
 */
export async function preparePhoto(file: File): Promise<Prepared> {
  const picture = await createImageBitmap(file, { imageOrientation: 'from-image' });
  try {
    const isPng = file.type === 'image/png';
    if (isPng && fits(picture) && file.size <= 4 * photoTargetBytes) {
      const clean = withoutPngMetadata(new Uint8Array(await file.arrayBuffer()));
      if (!clean) throw new Error('the picture is not complete');
      return { file: named(clean, file, '.png'), hints: [] };
    }
    const jpeg = await encoded(reduced(picture), fits(picture) && file.size <= photoTargetBytes);
    const hints = isPng ? [] : hintsOf(measurePhoto(picture, picture.width, picture.height));
    return { file: named(jpeg, file, '.jpg'), hints };
  } finally {
    picture.close();
  }
}

const fits = ({ width, height }: ImageBitmap) => Math.max(width, height) <= photoLongSide;

/** The picture on white, with a long side of at most `photoLongSide`. */
function reduced(picture: ImageBitmap): HTMLCanvasElement {
  const scale = Math.min(1, photoLongSide / Math.max(picture.width, picture.height));
  const width = Math.max(1, Math.round(picture.width * scale));
  const height = Math.max(1, Math.round(picture.height * scale));
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  const context = canvas.getContext('2d');
  if (!context) throw new Error('this browser cannot draw pictures');
  context.fillStyle = '#fff';
  context.fillRect(0, 0, width, height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, 0, 0, width, height);
  return canvas;
}

async function encoded(canvas: HTMLCanvasElement, isSmall: boolean): Promise<Blob> {
  let blob: Blob | undefined;
  for (const quality of isSmall ? [smallQuality] : qualities) {
    blob = await jpegOf(canvas, quality);
    if (blob.size <= photoTargetBytes) break;
  }
  if (!blob) throw new Error('the picture is empty');
  return blob;
}

function jpegOf(canvas: HTMLCanvasElement, quality: number): Promise<Blob> {
  return new Promise((resolve, reject) => {
    const take = (blob: Blob | null) => (blob ? resolve(blob) : reject(new Error('the picture is too large')));
    canvas.toBlob(take, 'image/jpeg', quality);
  });
}

const named = (blob: Blob, { name, lastModified }: File, ending: string): File =>
  new File([blob], `${name.replace(/\.[^.]*$/, '')}${ending}`, { type: blob.type, lastModified });
