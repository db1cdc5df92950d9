export { isListFormat, type ListFormat, listFormats } from './lists/formats.ts';
export type { BadRecord } from './lists/list.ts';
export { type ListOutcome, type ListRefusal, type LoadedList, loadList, mostShrinkage } from './lists/load-list.ts';
export type * from './subject.ts';
