/** A failure that is provoked on purpose in a running desk, with the check that nothing is lost. */
export interface Drill {
  /** What happens and what must hold. */
  readonly title: string;
  /** The drill fails when it takes longer. Unit: seconds. */
  readonly limit: number;
  /**
   * Returns the result in one line.
   * @throws when something is lost, or an answer is not the expected one
   */
  run(): Promise<string>;
}

/** The drill needs something that this machine does not have; the message names it. */
export class SkippedDrill extends Error {
  override readonly name = 'SkippedDrill';
}

/** @throws Error with the sentence when the condition is false */
export function expectThat(condition: boolean, sentence: string): asserts condition {
  if (!condition) throw new Error(sentence);
}
