import sharp from 'sharp';

interface OutlineSize {
  /** Pixels of the cell of a character. */
  readonly width: number;
  readonly height: number;
  /** Width of a line around the outline, in its units; a negative one makes it thinner. */
  readonly stroke: number;
}

/** The grey pixels of one character in its cell, black on white. */
export function drawOutline(outline: string, { width, height, stroke }: OutlineSize): Promise<Uint8Array> {
  const line = stroke === 0 ? '' : `stroke="${stroke > 0 ? 'black' : 'white'}" stroke-width="${Math.abs(stroke)}"`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 723 990">
    <rect width="723" height="990" fill="white"/>
    <g transform="translate(0 875) scale(1 -1)"><path d="${outline}" fill="black" ${line}/></g></svg>`;
  return sharp(Buffer.from(svg)).greyscale().raw().toBuffer();
}
