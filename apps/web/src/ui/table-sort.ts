import type { TableSort } from './table-types.ts';

/** Reads a sort parameter: `-deadline` is the deadline, latest first. */
export function readTableSort(parameter: string): TableSort {
  return { by: parameter.replace(/^-/, ''), descending: parameter.startsWith('-') };
}

export function sortParameter({ by, descending }: TableSort): string {
  return descending ? `-${by}` : by;
}

interface ListSort<Parameter> {
  readonly sort: TableSort;
  readonly parameter: Parameter;
  readonly onSort: (sort: TableSort) => void;
}

/** The sort of a list whose address carries it; the default sort is left out of the address. */
export function listSort<Parameter extends string>(
  current: Parameter | undefined,
  fallback: Parameter,
  onChange: (parameter: Parameter | undefined) => void,
): ListSort<Parameter> {
  const parameter = current ?? fallback;
  return {
    sort: readTableSort(parameter),
    parameter,
    // The columns of a list have the names of its sorts.
    onSort: (next) => {
      const chosen = sortParameter(next) as Parameter;
      onChange(chosen === fallback ? undefined : chosen);
    },
  };
}
