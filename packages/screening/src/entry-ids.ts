/** FNV-1a. */
export function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return hash >>> 0;
}

/** Finds entries by id. The hash table of numbers is built on first use, so that no id is stored twice. */
export class EntryIds {
  readonly #slots: Uint32Array;
  readonly #idOf: (entry: number) => string;

  constructor(entries: number, idOf: (entry: number) => string) {
    this.#idOf = idOf;
    // A power of two with spare capacity; slot values are entry + 1, so that 0 means free.
    this.#slots = new Uint32Array(2 ** Math.ceil(Math.log2(Math.max(8, entries * 1.5))));
    for (let entry = 0; entry < entries; entry++) this.#slots[this.#slotFor(idOf(entry))] = entry + 1;
  }

  find(id: string): number | undefined {
    const entry = this.#slots[this.#slotFor(id)] as number;
    return entry === 0 ? undefined : entry - 1;
  }

  /** The slot of this id, or the free slot where it belongs. For a duplicate id the later entry counts. */
  #slotFor(id: string): number {
    const mask = this.#slots.length - 1;
    let slot = hashOf(id) & mask;
    for (;;) {
      const entry = this.#slots[slot] as number;
      if (entry === 0 || this.#idOf(entry - 1) === id) return slot;
      slot = (slot + 1) & mask;
    }
  }
}
