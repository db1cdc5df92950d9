const dayMs = 86_400_000;

/** A clock that the demo's history is played on: it stands where it was set, and moves a little with every reading. */
export class DemoClock {
  readonly #present: Date;
  #at: number;

  constructor(present: Date) {
    this.#present = present;
    this.#at = present.getTime();
  }

  readonly now = (): Date => {
    this.#at += 7;
    return new Date(this.#at);
  };

  /** Goes so many days before the present, to the hours in which people work; never into the future. */
  goTo(daysAgo: number): void {
    const exact = this.#present.getTime() - daysAgo * dayMs;
    const midnight = exact - (exact % dayMs);
    const atWork = midnight + (8 + ((exact - midnight) / dayMs) * 8) * 3_600_000;
    this.#at = Math.min(atWork, exact + dayMs, this.#present.getTime() - 60_000);
  }

  /** Moves on by some minutes. */
  wait(minutes: number): void {
    this.#at = Math.min(this.#at + minutes * 60_000, this.#present.getTime() - 1_000);
  }

  /** ISO date so many days from the present. */
  day(fromNow: number): string {
    return new Date(this.#present.getTime() + fromNow * dayMs).toISOString().slice(0, 10);
  }
}
