import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { normal, type Random } from './random.ts';

/** How a photo of a specimen turns out. Nothing stated: as a scanner makes it. */
export interface Flaws {
  /** Width of the photo. Unit: pixels. */
  readonly width?: number;
  /** Clockwise. Unit: degrees. */
  readonly turn?: number;
  /** Deviation. Unit: pixels. */
  readonly blur?: number;
  /** Deviation of the brightness of each pixel, of 255. */
  readonly noise?: number;
  /** Share of the width by which one side is longer than the other. */
  readonly perspective?: number;
  /** Brightness at one corner, as a share of that at the opposite one. */
  readonly light?: number;
  /** A pattern of lines below the text, as on real documents. */
  readonly busy?: boolean;
  /** Share of the photo around the document. */
  readonly margin?: number;
  /** Of the JPEG; a PNG without it. */
  readonly quality?: number;
}

/** Size of the page, and where the zone starts. Unit: millimetres. Source: ICAO Doc 9303, parts 4 to 6. */
const pages = {
  44: { width: 125, height: 88, left: 6.6, firstLine: 71.4 },
  36: { width: 105, height: 74, left: 6.8, firstLine: 57.4 },
  30: { width: 85.6, height: 54, left: 4.7, firstLine: 35.2 },
} as const;
const pitch = 2.54;
const lineDistance = 4.23;
/** Units of the outlines. */
const advance = 723;

/** Outlines of the characters of OCR-B, as SVG paths in a cell of 723 × 1000 with the y axis upwards. */
export const outlines = JSON.parse(readFileSync(new URL('./ocr-b-outlines.json', import.meta.url), 'utf8')) as Readonly<
  Record<string, string>
>;

/** A picture of the identity page of an invented document with these lines, as JPEG or PNG. */
export async function drawSpecimen(lines: readonly string[], flaws: Flaws, random: Random): Promise<Buffer> {
  const { width = 1400, blur = 0, quality } = flaws;
  const page = pages[(lines[0] as string).length as keyof typeof pages];
  const drawn = await rasterised(drawPage(lines, page, flaws.busy === true), width);
  let photo = photographed(drawn, flaws, random);
  if (blur > 0) photo = await blurred(photo, blur);
  addNoise(photo, flaws.noise ?? 0, random);
  const image = sharp(photo.data, { raw: { width: photo.width, height: photo.height, channels: 1 } });
  return quality ? image.jpeg({ quality }).toBuffer() : image.png().toBuffer();
}

interface Raster {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8Array;
}

function drawPage(
  lines: readonly string[],
  { width, height, left, firstLine }: (typeof pages)[30 | 36 | 44],
  busy: boolean,
): string {
  const zone = lines.map((line, at) => drawText(line, left, firstLine + at * lineDistance, pitch));
  // Other printed text, in the same letters, so that finding the zone is not trivial.
  const words = ['SPECIMEN', 'UTOPIA', 'P UTO', (lines[1] as string).slice(0, 9), '12 AUG 1974'];
  const printed = words.map((word, at) =>
    drawText(word.replace(/[^A-Z0-9]/g, ' '), width * 0.42, 14 + at * (height / 14), 1.9),
  );
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">`,
    `<rect width="${width}" height="${height}" fill="${busy ? '#e3e6e0' : '#f4f4f2'}"/>`,
    busy ? pattern(width, height) : '',
    `<rect x="${left}" y="10" width="${width * 0.26}" height="${firstLine - 16}" fill="#8d8a84"/>`,
    `<circle cx="${left + width * 0.13}" cy="${10 + height * 0.18}" r="${height * 0.1}" fill="#d8cfc2"/>`,
    ...printed,
    ...zone,
    '</svg>',
  ].join('');
}

/** Wavy lines as they are printed against copying. */
function pattern(width: number, height: number): string {
  const waves = Array.from({ length: 40 }, (_, at) => {
    const y = (at / 40) * height * 1.2 - height * 0.1;
    const points = Array.from({ length: 50 }, (_one, step) => {
      const x = (step / 49) * width;
      return `${x.toFixed(2)},${(y + 2.2 * Math.sin(x / 6 + at) + 1.3 * Math.sin(x / 2.3)).toFixed(2)}`;
    });
    return `<polyline points="${points.join(' ')}" fill="none" stroke="#9aa79b" stroke-width="0.22"/>`;
  });
  return waves.join('');
}

function drawText(text: string, x: number, y: number, size: number): string {
  const scale = size / advance;
  return [...text]
    .map((character, at) => {
      const outline = outlines[character];
      const place = `translate(${(x + at * size).toFixed(3)} ${y}) scale(${scale} ${-scale})`;
      return outline ? `<path transform="${place}" d="${outline}" fill="#1b1b1d"/>` : '';
    })
    .join('');
}

async function rasterised(svg: string, width: number): Promise<Raster> {
  const image = sharp(Buffer.from(svg), { density: 300 })
    .resize({ width: width * 2 })
    .greyscale()
    .raw();
  const { data, info } = await image.toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, data };
}

/** The page on a table, seen by a camera. */
function photographed(page: Raster, flaws: Flaws, random: Random): Raster {
  const { width = 1400, turn = 0, perspective = 0, light = 1, margin = 0.04 } = flaws;
  const height = Math.round((width * page.height) / page.width);
  const data = new Uint8Array(width * height);
  const angle = (turn * Math.PI) / 180;
  const corner = random() < 0.5 ? 1 : -1;
  const wide = 1 / (1 - 2 * margin);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      // From the middle, in widths of the page.
      const right = (x / width - 0.5) * wide;
      const down = ((y / height - 0.5) * wide * page.height) / page.width;
      const depth = 1 + perspective * (down + corner * 0.4 * right);
      const across = (right * Math.cos(angle) + down * Math.sin(angle)) / depth + 0.5;
      const along = (((down * Math.cos(angle) - right * Math.sin(angle)) / depth) * page.width) / page.height + 0.5;
      const shade = light + (1 - light) * (0.5 + (corner * right + down) / 2);
      data[y * width + x] = Math.min(255, paperAt(page, across, along) * shade);
    }
  }
  return { width, height, data };
}

function paperAt({ width, height, data }: Raster, across: number, along: number): number {
  if (across < 0 || across >= 1 || along < 0 || along >= 1) return 74;
  const x = Math.min(width - 2, Math.floor(across * width));
  const y = Math.min(height - 2, Math.floor(along * height));
  const at = y * width + x;
  const four =
    (data[at] as number) + (data[at + 1] as number) + (data[at + width] as number) + (data[at + width + 1] as number);
  return four / 4;
}

async function blurred({ width, height, data }: Raster, deviation: number): Promise<Raster> {
  const image = sharp(data, { raw: { width, height, channels: 1 } })
    .blur(deviation)
    .greyscale()
    .raw();
  return { width, height, data: await image.toBuffer() };
}

function addNoise({ data }: Raster, deviation: number, random: Random): void {
  if (deviation === 0) return;
  for (let at = 0; at < data.length; at += 1) {
    data[at] = Math.max(0, Math.min(255, (data[at] as number) + deviation * normal(random)));
  }
}
