import { valueOn } from './least-squares.ts';
import { type Picture, valueAt } from './picture.ts';
import type { TextLine } from './text-lines.ts';

/** Size of the picture of one character, as the network takes it. Unit: pixels. */
export const cellWidth = 16;
export const cellHeight = 22;
/** A character of OCR-B is this high in relation to its pitch; the picture of a cell is higher. */
const capHeightOfPitch = 0.985;
const cellHeightOfPitch = 990 / 723;

/** The picture of the character at a position, with contrast normalised to a mean of 0 and a deviation of 1. */
export function cellAt(picture: Picture, line: TextLine, position: number): Float32Array {
  const centreX = valueOn(line.x, position);
  const centreY = valueOn(line.y, position);
  const alongX = line.x[1] + 2 * line.x[2] * position;
  const alongY = line.y[1] + 2 * line.y[2] * position;
  const pitch = Math.hypot(alongX, alongY);
  // A camera held at an angle changes the height more than the pitch.
  const stretch = Math.min(1.2, Math.max(0.8, line.height / (pitch * capHeightOfPitch)));
  const height = pitch * cellHeightOfPitch * stretch;
  const downX = (-alongY / pitch) * height;
  const downY = (alongX / pitch) * height;
  const samples = Math.max(1, Math.min(3, Math.round(pitch / cellWidth)));
  const cell = new Float32Array(cellWidth * cellHeight);
  for (let y = 0; y < cellHeight; y += 1) {
    for (let x = 0; x < cellWidth; x += 1) {
      let sum = 0;
      for (let part = 0; part < samples * samples; part += 1) {
        const right = (x + ((part % samples) + 0.5) / samples) / cellWidth - 0.5;
        const down = (y + (Math.floor(part / samples) + 0.5) / samples) / cellHeight - 0.5;
        sum += valueAt(picture, centreX + right * alongX + down * downX, centreY + right * alongY + down * downY);
      }
      cell[y * cellWidth + x] = sum / (samples * samples);
    }
  }
  return normalised(cell);
}

/** Brings values to a mean of 0 and a deviation of 1; an almost even cell stays almost even. */
export function normalised(cell: Float32Array): Float32Array {
  let sum = 0;
  let squares = 0;
  for (const value of cell) {
    sum += value;
    squares += value * value;
  }
  const mean = sum / cell.length;
  const deviation = Math.max(6, Math.sqrt(Math.max(0, squares / cell.length - mean * mean)));
  return cell.map((value) => (value - mean) / deviation);
}
