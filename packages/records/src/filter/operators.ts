/** What an operator asks, apart from whether one related row is enough. */
export type Question = 'equal' | 'unequal' | 'greater' | 'greaterOrEqual' | 'less' | 'lessOrEqual' | 'like' | 'unlike';

export interface Operator {
  readonly question: Question;
  /** With `?`: one related row is enough; without: all of them must agree. */
  readonly any: boolean;
}

/** Source: docs/reference/record-api.md 4.1. */
export const operators = {
  '=': { question: 'equal', any: false },
  '!=': { question: 'unequal', any: false },
  '>': { question: 'greater', any: false },
  '>=': { question: 'greaterOrEqual', any: false },
  '<': { question: 'less', any: false },
  '<=': { question: 'lessOrEqual', any: false },
  '~': { question: 'like', any: false },
  '!~': { question: 'unlike', any: false },
  '?=': { question: 'equal', any: true },
  '?!=': { question: 'unequal', any: true },
  '?>': { question: 'greater', any: true },
  '?>=': { question: 'greaterOrEqual', any: true },
  '?<': { question: 'less', any: true },
  '?<=': { question: 'lessOrEqual', any: true },
  '?~': { question: 'like', any: true },
  '?!~': { question: 'unlike', any: true },
} as const satisfies Record<string, Operator>;

export type OperatorSign = keyof typeof operators;

export function isOperatorSign(text: string): text is OperatorSign {
  return Object.hasOwn(operators, text);
}

/** SQL signs of the questions that compare by order. */
export const orderSigns: Readonly<Partial<Record<Question, string>>> = {
  greater: '>',
  greaterOrEqual: '>=',
  less: '<',
  lessOrEqual: '<=',
};
