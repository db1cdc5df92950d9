/** The comparison of an operator, without its `?`. */
export type Comparison =
  | 'equal'
  | 'unequal'
  | 'greater'
  | 'greaterOrEqual'
  | 'less'
  | 'lessOrEqual'
  | 'like'
  | 'unlike';

export interface FilterOperator {
  readonly comparison: Comparison;
  /** With `?` one matching related row is sufficient; without it, all must match. */
  readonly any: boolean;
}

/** Source: docs/reference/record-api.md 4.1. */
export const operators = {
  '=': { comparison: 'equal', any: false },
  '!=': { comparison: 'unequal', any: false },
  '>': { comparison: 'greater', any: false },
  '>=': { comparison: 'greaterOrEqual', any: false },
  '<': { comparison: 'less', any: false },
  '<=': { comparison: 'lessOrEqual', any: false },
  '~': { comparison: 'like', any: false },
  '!~': { comparison: 'unlike', any: false },
  '?=': { comparison: 'equal', any: true },
  '?!=': { comparison: 'unequal', any: true },
  '?>': { comparison: 'greater', any: true },
  '?>=': { comparison: 'greaterOrEqual', any: true },
  '?<': { comparison: 'less', any: true },
  '?<=': { comparison: 'lessOrEqual', any: true },
  '?~': { comparison: 'like', any: true },
  '?!~': { comparison: 'unlike', any: true },
} as const satisfies Record<string, FilterOperator>;

export type OperatorSign = keyof typeof operators;

export function isOperatorSign(text: string): text is OperatorSign {
  return Object.hasOwn(operators, text);
}

/** SQL operators of the ordering comparisons. */
export const orderSigns: Readonly<Partial<Record<Comparison, string>>> = {
  greater: '>',
  greaterOrEqual: '>=',
  less: '<',
  lessOrEqual: '<=',
};
