const dayMs = 86_400_000;

/** A controllable clock for the demo's history: returns the set time and advances a little with every call. */
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

  /** Moves to a number of days before the present, within office hours; never into the future. */
  goTo(daysAgo: number): void {
    const exact = this.#present.getTime() - daysAgo * dayMs;
    const midnight = exact - (exact % dayMs);
    const atWork = midnight + (8 + ((exact - midnight) / dayMs) * 8) * 3_600_000;
    this.#at = Math.min(atWork, exact + dayMs, this.#present.getTime() - 60_000);
  }

  /** Advances by some minutes. */
  wait(minutes: number): void {
    this.#at = Math.min(this.#at + minutes * 60_000, this.#present.getTime() - 1_000);
  }

  /** ISO date of a number of days from the present. */
  day(fromNow: number): string {
    return new Date(this.#present.getTime() + fromNow * dayMs).toISOString().slice(0, 10);
  }
}
