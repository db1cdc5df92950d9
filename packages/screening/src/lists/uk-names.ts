import type { NameKind, SubjectKind } from '../model/subject.ts';
import { addName, type EntryDraft, joined } from './entry-draft.ts';

/** Subject kinds by the UK list's designation type. */
export const ukKinds: Readonly<Record<string, SubjectKind>> = {
  individual: 'person',
  entity: 'body',
  ship: 'vessel',
  vessel: 'vessel',
  aircraft: 'aircraft',
};

const nameKinds: readonly (readonly [RegExp, NameKind])[] = [
  [/^primary name variation|^alias|^a\.?k\.?a/i, 'alias'],
  [/^primary/i, 'primary'],
  [/^f\.?k\.?a|former/i, 'former'],
];

/**
 * One name of the UK list: names 1 to 5 are given names, name 6 is the family name or the complete
 * name of a body.
 */
export function addUkName(entry: EntryDraft, parts: readonly string[], type: string, strength: string): void {
  const family = parts[5] ?? '';
  const kind = nameKinds.find(([pattern]) => pattern.test(type))?.[1] ?? 'alias';
  addName(entry, joined(...parts), kind, {
    weak: /low|weak/i.test(strength),
    ...(entry.kind === 'person' && family && parts.slice(0, 5).some((part) => part !== '') ? { family } : {}),
  });
}

/** Splits a cell with several values: `(1) X (2) Y`, `X|Y`. */
export function splitValues(text: string): string[] {
  return text
    .split(/\(\d+\)|\|/)
    .map((one) => one.trim())
    .filter((one) => one !== '');
}
