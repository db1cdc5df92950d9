import type { OperatorSign } from './operators.ts';

/** One side of a comparison. `placeholder` is a value that the program passes later: `{:name}`. */
export type OperandTree =
  | { readonly kind: 'identifier'; readonly name: string }
  | { readonly kind: 'text'; readonly value: string }
  | { readonly kind: 'number'; readonly value: number; readonly text: string }
  | { readonly kind: 'placeholder'; readonly name: string }
  | { readonly kind: 'call'; readonly name: string; readonly args: readonly OperandTree[] };

export interface ComparisonTree {
  readonly kind: 'comparison';
  readonly left: OperandTree;
  readonly sign: OperatorSign;
  readonly right: OperandTree;
}

export interface GroupTree {
  readonly kind: 'and' | 'or';
  readonly parts: readonly FilterTree[];
}

/** A parsed filter. Groups have at least two parts. */
export type FilterTree = ComparisonTree | GroupTree;
