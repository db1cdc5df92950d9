/**
 * Entry point for programs that only order an index build, read its limits or compare birth dates.
 * Does not load the dictionaries, which take time to load.
 */

export { BuildLimitError, type BuildProgress, type ListRequest, writeIndexOf } from './build-index.ts';
export { type Birth, type BirthAgreement, birthOf, compareBirths } from './compare/birth-date.ts';
export { isListFormat, type ListFormat, listFormatNames } from './lists/format-names.ts';
export type { BadRecord } from './lists/list.ts';
export type { ListOutcome, ListRefusal, LoadedList } from './lists/load-list.ts';
export { bounds } from './model/algorithm.ts';
export type * from './model/subject.ts';
export type { DetailedMatch, Match } from './screening.ts';
export { maxNameLength } from './search-limits.ts';
