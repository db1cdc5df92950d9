import { parseFilter } from '../filter/parse.ts';
import type { ComparisonTree, FilterTree } from '../filter/tree.ts';

const known = new Map<string, boolean>();

/**
 * Can a guest satisfy this rule with some row or body? Decided from the text alone: false only when every alternative
 * compares a field of `@request.auth` with a text that a guest does not have. `false` is certain, `true` is not.
 */
export function canGuestSatisfy(rule: string): boolean {
  if (rule === '') return true;
  const answer = known.get(rule) ?? !excludesGuests(parseFilter(rule));
  known.set(rule, answer);
  return answer;
}

function excludesGuests(tree: FilterTree): boolean {
  if (tree.kind === 'comparison') return comparesSignIn(tree);
  return tree.kind === 'and' ? tree.parts.some(excludesGuests) : tree.parts.every(excludesGuests);
}

/** `@request.auth.role = "lead"`, `@request.auth.id != ""`: all fields of a guest are empty. */
function comparesSignIn({ left, sign, right }: ComparisonTree): boolean {
  if (left.kind !== 'identifier' || !/^@request\.auth\.\w+$/.test(left.name) || right.kind !== 'text') return false;
  return right.value === '' ? sign === '!=' : sign === '=';
}
