import type { FilterTree, OperandTree } from './tree.ts';

/** Prints a tree; parsing the text returns the same tree. */
export function printFilter(tree: FilterTree): string {
  if (tree.kind === 'comparison') return `${printOperand(tree.left)} ${tree.sign} ${printOperand(tree.right)}`;
  const join = tree.kind === 'and' ? ' && ' : ' || ';
  return tree.parts
    .map((part) => (part.kind === 'comparison' ? printFilter(part) : `(${printFilter(part)})`))
    .join(join);
}

const printers: { readonly [K in OperandTree['kind']]: (operand: Extract<OperandTree, { kind: K }>) => string } = {
  identifier: (operand) => operand.name,
  text: (operand) => `"${operand.value.replaceAll('"', '\\"')}"`,
  number: (operand) => operand.text,
  placeholder: (operand) => `{:${operand.name}}`,
  call: (operand) => `${operand.name}(${operand.args.map(printOperand).join(', ')})`,
};

function printOperand(operand: OperandTree): string {
  return (printers[operand.kind] as (operand: OperandTree) => string)(operand);
}
