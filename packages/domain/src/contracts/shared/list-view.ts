import { columnsOf, maxViewName } from '../../list-columns.ts';
import { maxSearchValue, readListSearch, type SavedList, savedLists } from '../../list-search.ts';
import { z } from '../../schema.ts';
import { choice, filledText } from './fields.ts';

export const savedList = choice(savedLists);

/** Search parameters by their names in the address. */
const searchOfView = z.record(z.string().check(z.maxLength(20)), z.string().check(z.maxLength(maxSearchValue)));

/** Ids of columns in their order; null: the standard ones. */
const columnsOfView = z.nullable(z.array(z.string().check(z.maxLength(30))).check(z.maxLength(30)));

/** What a list shows: which onboardings, in which order and with which columns. */
export const viewContent = {
  list: savedList,
  search: searchOfView,
  columns: columnsOfView,
};

export const columnChoice = { list: savedList, columns: columnsOfView };

export const viewName = filledText(maxViewName);

interface OfList {
  readonly list: SavedList;
  readonly search?: Readonly<Record<string, string>>;
  readonly columns: readonly string[] | null;
}

/** Only what the list has can be saved; what is read later may have been removed since. */
export function isOfList<Input extends OfList>() {
  return z.refine<Input>(
    ({ list, search = {}, columns }) =>
      readListSearch(list, search).unknown.length === 0 &&
      (columns ?? []).every((one) => columnsOf(list).some((column) => column === one)),
  );
}
