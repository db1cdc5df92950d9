/** A picture of a passport page as a phone takes it: the page on a table, with print and two lines of letters. */
export interface DrawnPhoto {
  width?: number;
  height?: number;
  /** Radius of the blur. Unit: pixels of the original. */
  blur?: number;
  /** Share of the width that a lamp covers. */
  lamp?: number;
  /** Background: the table, or white paper. */
  ground?: string;
  type?: 'image/jpeg' | 'image/png';
  quality?: number;
  name?: string;
}

export function drawPhoto(options: DrawnPhoto = {}): HTMLCanvasElement {
  const { width = 3_000, height = 2_250, blur = 0, lamp = 0, ground = '#6e6a60' } = options;
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  const context = canvas.getContext('2d');
  if (!context) throw new Error('no canvas');
  context.filter = blur > 0 ? `blur(${blur}px)` : 'none';
  context.fillStyle = ground;
  context.fillRect(0, 0, width, height);
  context.translate(width * 0.1, height * 0.12);
  context.rotate(-0.02);
  drawPage(context, width * 0.8, height * 0.76);
  context.resetTransform();
  context.filter = 'none';
  if (lamp > 0) drawLamp(context, width, height, lamp);
  return canvas;
}

function drawPage(context: CanvasRenderingContext2D, width: number, height: number): void {
  context.fillStyle = '#e9e4d8';
  context.fillRect(0, 0, width, height);
  context.fillStyle = '#9b968a';
  context.fillRect(width * 0.05, height * 0.15, width * 0.24, height * 0.45);
  context.fillStyle = '#3a3a38';
  context.font = `${height * 0.035}px sans-serif`;
  const words = ['VAN RIJSBERGEN', 'JORIS', 'BELGE / BELG', '17 MAR 1984', 'BRUSSEL', '21 AUG 2029', 'SPECIMEN'];
  for (const [at, word] of words.entries()) {
    context.fillText(word, width * 0.34, height * (0.18 + at * 0.07));
    context.fillText('Surname / Given names / Nationality', width * 0.64, height * (0.18 + at * 0.07), width * 0.3);
  }
  context.font = `${height * 0.055}px monospace`;
  context.fillText('P<BELVAN<RIJSBERGEN<<JORIS<<<<<<<<<<<<<<<<<<', width * 0.04, height * 0.82, width * 0.92);
  context.fillText('EX00000007BEL8403179M2908214<<<<<<<<<<<<<<04', width * 0.04, height * 0.92, width * 0.92);
}

function drawLamp(context: CanvasRenderingContext2D, width: number, height: number, share: number): void {
  const [x, y, radius] = [width * 0.6, height * 0.55, (width * share) / 2];
  const light = context.createRadialGradient(x, y, radius * 0.7, x, y, radius);
  light.addColorStop(0, 'rgba(255,255,255,1)');
  light.addColorStop(1, 'rgba(255,255,255,0)');
  context.fillStyle = light;
  context.beginPath();
  context.arc(x, y, radius, 0, 2 * Math.PI);
  context.fill();
}

export async function photoFile({
  type = 'image/jpeg',
  quality = 0.9,
  name,
  ...photo
}: DrawnPhoto = {}): Promise<File> {
  const canvas = drawPhoto(photo);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, quality));
  if (!blob) throw new Error('not drawn');
  return new File([blob], name ?? (type === 'image/png' ? 'screen.png' : 'photo.jpg'), { type });
}

/** The same JPEG with EXIF data: an orientation, and a place in a maker's text. */
export async function withExif(jpeg: File, orientation: number, place: string): Promise<File> {
  const bytes = new Uint8Array(await jpeg.arrayBuffer());
  const text = new TextEncoder().encode(`${place}\0`);
  const tiff = new DataView(new ArrayBuffer(8 + 2 + 2 * 12 + 4 + text.length));
  tiff.setUint16(0, 0x4d4d);
  tiff.setUint16(2, 42);
  tiff.setUint32(4, 8);
  tiff.setUint16(8, 2);
  // Maker (0x010f), text; orientation (0x0112), short.
  entry(tiff, 10, [0x010f, 2, text.length, 38]);
  entry(tiff, 22, [0x0112, 3, 1, orientation << 16]);
  new Uint8Array(tiff.buffer).set(text, 38);
  const head = new Uint8Array([0xff, 0xe1, 0, 0, 0x45, 0x78, 0x69, 0x66, 0, 0]);
  new DataView(head.buffer).setUint16(2, 8 + tiff.byteLength);
  return new File([bytes.subarray(0, 2), head, tiff.buffer, bytes.subarray(2)], jpeg.name, { type: jpeg.type });
}

function entry(view: DataView, at: number, [tag, type, count, value]: readonly [number, number, number, number]): void {
  view.setUint16(at, tag);
  view.setUint16(at + 2, type);
  view.setUint32(at + 4, count);
  view.setUint32(at + 8, value);
}
