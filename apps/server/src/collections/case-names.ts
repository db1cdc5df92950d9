import type { CaseRole } from '@dossier/domain/case-roles';
import { wordsOf } from '@dossier/domain/fold';
import { numbersOf } from '@dossier/domain/number-query';
import { plainNumber } from './search-text.ts';

/** A person or company named in the answers of a version. */
export interface CaseName {
  /** Id of the person or owner; '' for names without one. */
  readonly id: string;
  readonly name: string;
  readonly role: CaseRole;
  readonly text: string;
  readonly isCompany: boolean;
}

type Values = Readonly<Record<string, unknown>>;
type Entry = Readonly<Record<string, unknown>>;

/** Fields of the versions' collections that contain names. */
export const namedFields = {
  business: ['people', 'ownership', 'contact', 'legal_entity'],
  individual: ['personal', 'contact'],
} as const;

/** Returns everyone named in a version, each once, with the most specific role. */
export function namesOfCase(record: Values): CaseName[] {
  const people = entriesOf(record['people'], 'people').map((person) => named(person, roleOf(person)));
  const names = [
    ...people.filter(({ role }) => role !== 'person'),
    ...entriesOf(record['ownership'], 'nodes').map((node) => named(node, 'owner')),
    ...people,
    ...[record['personal']].map((person) => named(person as Entry | null, 'person')),
    ...[record['contact']].map((person) => named(person as Entry | null, 'contact')),
    vatNumber(record['legal_entity'] as Entry | null | undefined),
  ];
  const byKey = new Map<string, CaseName>();
  for (const one of names) {
    const key = one.id || one.name;
    if (one.name !== '' && !byKey.has(key)) byKey.set(key, one);
  }
  return [...byKey.values()];
}

export const namesWords = (record: Values): string =>
  wordsOf(
    namesOfCase(record)
      .map(({ text }) => text)
      .join(' '),
  ).join(' ');

function entriesOf(answers: unknown, list: string): readonly Entry[] {
  const entries = (answers as Entry | null | undefined)?.[list];
  return Array.isArray(entries) ? entries : [];
}

function named(entry: Entry | null | undefined, role: CaseRole): CaseName {
  const part = (field: string) => String(entry?.[field] ?? '').trim();
  const name = part('name') || `${part('firstName')} ${part('lastName')}`.trim();
  return {
    id: part('id'),
    name,
    role,
    text: `${name} ${part('registrationNumber')} ${plainNumber(part('registrationNumber'))}`,
    isCompany: part('kind') === 'company',
  };
}

/** The client's VAT number, as a name of the client. */
function vatNumber(legalEntity: Entry | null | undefined): CaseName {
  const name = String(legalEntity?.['vatNumber'] ?? '').trim();
  return { id: '', name, role: 'vat', text: `${name} ${numbersOf(name).join(' ')}`, isCompany: false };
}

function roleOf(person: Entry): CaseRole {
  if (person['isUbo'] === true) return 'ubo';
  if (person['isStandIn'] === true) return 'stand-in';
  return person['isRepresentative'] === true ? 'representative' : 'person';
}
