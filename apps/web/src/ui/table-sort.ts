import type { TableSort } from './table-types.ts';

/** Reads a sort parameter: `-deadline` is the deadline, latest first. */
export function readTableSort(parameter: string): TableSort {
  return { by: parameter.replace(/^-/, ''), descending: parameter.startsWith('-') };
}

export function sortParameter({ by, descending }: TableSort): string {
  return descending ? `-${by}` : by;
}

interface ListSort {
  readonly sort: TableSort;
  readonly parameter: string;
  readonly onSort: (sort: TableSort) => void;
}

/** The sort of a list whose address carries it; the default sort is left out of the address. */
export function listSort(
  current: string | undefined,
  fallback: string,
  onChange: (parameter: string | undefined) => void,
): ListSort {
  const parameter = current ?? fallback;
  return {
    sort: readTableSort(parameter),
    parameter,
    onSort: (next) => onChange(sortParameter(next) === fallback ? undefined : sortParameter(next)),
  };
}
