export {
  type BuildOptions,
  type BuildProgress,
  type BuiltIndex,
  buildIndex,
  type ListRequest,
  writeIndexOf,
} from './build-index.ts';
export { birthOf, compareBirths } from './compare/birth-date.ts';
export { isListFormat, type ListFormat, listFormatNames } from './lists/format-names.ts';
export type { BadRecord } from './lists/list.ts';
export { type ListOutcome, type ListRefusal, type LoadedList, loadList, maxShrinkage } from './lists/load-list.ts';
export { adjustments, bounds, leftover, roleWeight, wordReasons, wordScore } from './model/algorithm.ts';
export type * from './model/subject.ts';
export { IndexBuilder, type IndexedList, type NameIndex } from './name-index.ts';
export { countryCode } from './normalise/country.ts';
export { readDate } from './normalise/date.ts';
export { analyse } from './normalise/name.ts';
export { readLists } from './read-lists.ts';
export { readIndex, writeIndex } from './saved-index.ts';
export type { Reason } from './score.ts';
export {
  type DetailedMatch,
  type DetailedSearchOptions,
  type Match,
  Screening,
  type SearchOptions,
} from './screening.ts';
export { maxNameLength, SearchTimeoutError } from './search-limits.ts';
