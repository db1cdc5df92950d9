/** Numbers that look random and are the same at every run: xorshift with 32 bits. */
export interface Seeded {
  /** From 0 up to, not including, `below`. */
  below(below: number): number;
  pick<T>(items: readonly T[]): T;
  chance(share: number): boolean;
}

export function seeded(seed: number): Seeded {
  let state = seed | 0 || 1;
  const next = (): number => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) / 2 ** 32;
  };
  const below = (limit: number): number => Math.floor(next() * limit);
  return { below, pick: (items) => items[below(items.length)] as never, chance: (share) => next() < share };
}
