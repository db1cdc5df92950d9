/** Registers whose files are read. */
export const registerFormats = ['gleif'] as const;

/** Where an import of a company register came from. */
export const registerSources = ['upload', 'command'] as const;

export const registerStates = ['waiting', 'running', 'done', 'failed'] as const;

/** File names that the import reads: GLEIF's golden copy, level 1, as it is published. */
export const registerFileName = /\.(json|tsv|csv)(\.gz)?$|\.zip$/i;

/** Why an import stopped. */
export const registerProblems = ['not-a-register', 'unreadable', 'interrupted'] as const;
export type RegisterProblem = (typeof registerProblems)[number];

/** Why a record is left out. `outside-eu` is no error. */
export const registerSkipReasons = [
  'not-readable',
  'lei-wrong',
  'name-missing',
  'country-missing',
  'outside-eu',
] as const;
export type RegisterSkipReason = (typeof registerSkipReasons)[number];
export type RegisterSkips = Readonly<Record<RegisterSkipReason, number>>;

/** A record that could not be used; counted from 1 in the order of the file. */
export interface RegisterFault {
  readonly record: number;
  readonly lei: string;
  readonly reason: RegisterSkipReason;
}
