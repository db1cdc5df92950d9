import type { IconName } from '#ui/icon-shapes.tsx';
import type { EntityAnswer } from './screening-screen.tsx';
import type { ScreeningHit, Target } from './targets.ts';

export type Compared = 'same' | 'close' | 'different' | 'unknown';

/** What a listed entry may hold, in the order of reading. Texts: `screening:field.<name>`. */
const fields = [
  'name',
  'aliases',
  'birthDate',
  'birthPlace',
  'nationality',
  'country',
  'registrationNumber',
  'position',
  'program',
  'remarks',
  'id',
] as const;
export type Field = (typeof fields)[number];

export interface ComparedRow {
  readonly field: Field;
  readonly inFile: string;
  readonly onList: string;
  readonly compared: Compared;
}

export const looks: Readonly<Record<Compared, { icon: IconName; ink: string }>> = {
  same: { icon: 'check', ink: 'text-ok-ink' },
  close: { icon: 'approx', ink: 'text-warn-ink' },
  different: { icon: 'not-equal', ink: 'text-bad-ink' },
  unknown: { icon: 'minus', ink: 'text-ink-3' },
};

/** The subject and the listed one, field by field. What one side does not know cannot be compared. */
export function compareHit(hit: ScreeningHit, target: Target, entity: EntityAnswer): ComparedRow[] {
  const own = ownFacts(target, entity);
  const always: readonly Field[] = ['name', 'birthDate', 'nationality', 'country'];
  return fields
    .map((field): ComparedRow => {
      const inFile = own[field] ?? '';
      const onList = listed(hit.entry[field]);
      return { field, inFile, onList, compared: compare(field, inFile, onList, hit) };
    })
    .filter(({ field, inFile, onList }) => onList !== '' || (always.includes(field) && inFile !== ''));
}

function ownFacts({ kind, target, name }: Target, entity: EntityAnswer): Partial<Record<Field, string>> {
  const { subject, individual, people, ownership } = entity;
  if (target === 'subject' && kind === 'company')
    return { name, country: subject.country, registrationNumber: subject.number };
  if (target === 'subject')
    return { name, birthDate: individual?.birthDate ?? '', nationality: individual?.nationality ?? '' };
  const node = ownership.open ? ownership.value?.answers.nodes?.find(({ id }) => id === target) : undefined;
  if (kind === 'company')
    return { name, country: node?.country ?? '', registrationNumber: node?.registrationNumber ?? '' };
  const person = people.open ? people.value.find(({ id }) => id === target) : undefined;
  return {
    name,
    birthDate: person?.birthDate ?? '',
    nationality: person?.nationality ?? '',
    country: node?.country ?? '',
  };
}

function listed(value: unknown): string {
  if (Array.isArray(value)) return value.map(String).join(', ');
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

const plain = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

function compare(field: Field, inFile: string, onList: string, hit: ScreeningHit): Compared {
  if (inFile === '' || onList === '') return 'unknown';
  if (plain(inFile) === plain(onList)) return 'same';
  if (field === 'birthDate') return inFile.slice(0, onList.length) === onList ? 'close' : 'different';
  return field === 'name' && likenessOf(hit, 'name') > 0 ? 'close' : 'different';
}

/** How alike the screening found a part, 0 to 1; 0 when it says nothing. */
export function likenessOf(hit: ScreeningHit, part: string): number {
  for (const reason of hit.reasons) {
    const { part: of, likeness } = reason as { part?: unknown; likeness?: unknown };
    if (of === part && typeof likeness === 'number') return likeness;
  }
  return 0;
}
