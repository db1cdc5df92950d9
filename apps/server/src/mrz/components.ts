import { boxMeans, type Picture } from './picture.ts';

/** A connected group of dark pixels, by its box. Unit: pixels. */
export interface Component {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** How dark pixels are found. */
export interface Threshold {
  /** Half the side of the square to whose mean a pixel is compared. Unit: pixels. */
  readonly radius: number;
  /** Share of the mean below which a pixel is dark. */
  readonly share: number;
}

/** Groups of pixels that are darker than their surroundings. */
export function darkComponents(picture: Picture, { radius, share }: Threshold): Component[] {
  const { width, height, data } = picture;
  const means = boxMeans(picture, radius);
  const labels = new Int32Array(width * height);
  const groups = new Groups();
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const at = y * width + x;
      if ((data[at] as number) >= (means[at] as number) * share - 4) continue;
      labels[at] = groups.add(x, y, neighbours(labels, width, x, y));
    }
  }
  return groups.boxes();
}

/** Labels of the dark pixels left of and above a pixel. */
function neighbours(labels: Int32Array, width: number, x: number, y: number): number[] {
  const at = y * width + x;
  const around = [x > 0 ? labels[at - 1] : 0];
  if (y > 0) {
    around.push(labels[at - width], x > 0 ? labels[at - width - 1] : 0, x + 1 < width ? labels[at - width + 1] : 0);
  }
  return around as number[];
}

/** Labels that were found to belong together, with the box of each group. Label 0 is no group. */
class Groups {
  readonly #parents: number[] = [0];
  readonly #boxes: [left: number, top: number, right: number, bottom: number][] = [[0, 0, 0, 0]];

  add(x: number, y: number, around: readonly number[]): number {
    let label = 0;
    for (const other of around) {
      if (other === 0) continue;
      label = label === 0 ? this.#root(other) : this.#join(label, this.#root(other));
    }
    if (label === 0) {
      label = this.#parents.push(this.#parents.length) - 1;
      this.#boxes.push([x, y, x, y]);
    }
    this.#widen(label, [x, y, x, y]);
    return label;
  }

  boxes(): Component[] {
    return this.#boxes.flatMap(([left, top, right, bottom], label) =>
      label > 0 && this.#parents[label] === label
        ? [{ x: left, y: top, width: right - left + 1, height: bottom - top + 1 }]
        : [],
    );
  }

  #root(label: number): number {
    let root = label;
    while (this.#parents[root] !== root) {
      const above = this.#parents[root] as number;
      this.#parents[root] = this.#parents[above] as number;
      root = above;
    }
    return root;
  }

  #join(one: number, other: number): number {
    if (one === other) return one;
    this.#parents[other] = one;
    this.#widen(one, this.#boxes[other] as [number, number, number, number]);
    return one;
  }

  #widen(label: number, [left, top, right, bottom]: readonly [number, number, number, number]): void {
    const box = this.#boxes[label] as [number, number, number, number];
    if (left < box[0]) box[0] = left;
    if (top < box[1]) box[1] = top;
    if (right > box[2]) box[2] = right;
    if (bottom > box[3]) box[3] = bottom;
  }
}
