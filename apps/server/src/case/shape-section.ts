import type { KycSection } from '@dossier/domain/kyc-form/answers';
import { type AnswerShape, kycSectionTable } from '@dossier/domain/kyc-form/sections';
import { maxAnswerLength } from '@dossier/domain/limits';
import { accept, type Result, refuse } from '@dossier/domain/result';

/**
 * Returns a section as it may be stored: the values as typed, valid or not, under the keys that the form has.
 * Refuses with `answer-too-long` when a text is longer than any field accepts, and with `input-invalid` when an entry
 * of a list has no id, or the id of another entry.
 */
export function shapeSection(section: KycSection, values: unknown): Result<Record<string, unknown>> {
  const shaped = shape(values, kycSectionTable[section].shape);
  if (hasLongText(shaped)) return refuse('answer-too-long', { maximum: maxAnswerLength });
  if (!hasEntriesWithoutId(shaped)) return accept((shaped ?? {}) as Record<string, unknown>);
  return refuse('input-invalid', { fields: { values: { code: 'validation_id', message: 'An entry has no id.' } } });
}

const plain: Readonly<Record<string, (value: unknown) => boolean>> = {
  text: (value) => typeof value === 'string',
  'yes-no': (value) => typeof value === 'boolean',
  number: (value) => typeof value === 'number' && Number.isFinite(value),
  id: (value) => typeof value === 'string' && /^[a-z0-9]{15}$/.test(value),
};

/** Returns undefined for a value that does not fit. */
function shape(value: unknown, into: AnswerShape): unknown {
  if (typeof into === 'string') return plain[into]?.(value) ? value : undefined;
  if (Array.isArray(into)) {
    if (!Array.isArray(value)) return undefined;
    return value.map((item) => shape(item, into[0] as AnswerShape)).filter((item) => item !== undefined);
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined;
  const keys = into as Readonly<Record<string, AnswerShape>>;
  const entries = Object.entries(value).flatMap(([key, item]): [string, unknown][] => {
    const own = Object.hasOwn(keys, key) ? keys[key] : keys['*'];
    const kept = own === undefined || key === '*' || key === '__proto__' ? undefined : shape(item, own);
    return kept === undefined ? [] : [[key, kept]];
  });
  return Object.fromEntries(entries);
}

function hasLongText(shaped: unknown): boolean {
  if (typeof shaped === 'string') return shaped.length > maxAnswerLength;
  return typeof shaped === 'object' && shaped !== null && Object.values(shaped).some(hasLongText);
}

/** Entries of lists are matched across versions by their ids, so ids must be unique. */
function hasEntriesWithoutId(shaped: unknown): boolean {
  const { nodes = [], edges = [], people = [] } = (shaped ?? {}) as Record<string, { id?: string }[]>;
  return [nodes, edges, people].some((list) => {
    const ids = list.map((entry) => entry.id);
    return ids.includes(undefined) || new Set(ids).size < ids.length;
  });
}
