/** A grey picture, row by row. 0 is black, 255 white. */
export interface Picture {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8Array;
}

/** Sums of all pixels left of and above each position, one column and row larger than the picture. */
function sumsOf({ width, height, data }: Picture): Float64Array {
  const sums = new Float64Array((width + 1) * (height + 1));
  for (let y = 0; y < height; y += 1) {
    let row = 0;
    for (let x = 0; x < width; x += 1) {
      row += data[y * width + x] as number;
      sums[(y + 1) * (width + 1) + x + 1] = (sums[y * (width + 1) + x + 1] as number) + row;
    }
  }
  return sums;
}

/** The mean of the square around each pixel. `radius`: pixels. */
export function boxMeans(picture: Picture, radius: number): Float32Array {
  const { width, height } = picture;
  const sums = sumsOf(picture);
  const means = new Float32Array(width * height);
  for (let y = 0; y < height; y += 1) {
    const top = Math.max(0, y - radius) * (width + 1);
    const bottom = Math.min(height, y + radius + 1) * (width + 1);
    for (let x = 0; x < width; x += 1) {
      const left = Math.max(0, x - radius);
      const right = Math.min(width, x + radius + 1);
      const sum = at(sums, bottom + right) - at(sums, top + right) - at(sums, bottom + left) + at(sums, top + left);
      means[y * width + x] = sum / ((right - left) * ((bottom - top) / (width + 1)));
    }
  }
  return means;
}

/** The value between four pixels; outside the picture the nearest one. */
export function valueAt({ width, height, data }: Picture, x: number, y: number): number {
  const left = clamp(x, width - 1);
  const top = clamp(y, height - 1);
  const x0 = Math.floor(left);
  const y0 = Math.floor(top);
  const x1 = Math.min(width - 1, x0 + 1);
  const y1 = Math.min(height - 1, y0 + 1);
  const upper = at(data, y0 * width + x0) * (x0 + 1 - left) + at(data, y0 * width + x1) * (left - x0);
  const lower = at(data, y1 * width + x0) * (x0 + 1 - left) + at(data, y1 * width + x1) * (left - x0);
  return upper * (y0 + 1 - top) + lower * (top - y0);
}

function clamp(value: number, most: number): number {
  return value < 0 ? 0 : value > most ? most : value;
}

function at(values: { readonly [index: number]: number }, index: number): number {
  return values[index] as number;
}
