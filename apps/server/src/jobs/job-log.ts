/** Log lines of jobs: facts without personal data, and a sentence. */
export interface JobLog {
  info(facts: object, message: string): void;
  warn(facts: object, message: string): void;
}
