import type { Font as FontFile } from 'fontkit';
import { type Font, fonts } from './pdf-style.ts';

type LoadedFonts = Readonly<Record<Font, FontFile>>;

let loaded: Promise<LoadedFonts> | undefined;

/** Returns the fonts of documents, parsed once per thread: parsing takes as long as printing a short document. */
export function loadFonts(): Promise<LoadedFonts> {
  loaded ??= readFonts();
  return loaded;
}

/** fontkit is the library with which pdfkit reads fonts. */
async function readFonts(): Promise<LoadedFonts> {
  const { openSync } = await import('fontkit');
  const read = (name: Font) => openSync(fonts[name]) as FontFile;
  return { regular: read('regular'), medium: read('medium'), bold: read('bold') };
}
