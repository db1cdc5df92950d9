import type { KycAnswers, KycSection } from '@dossier/domain/kyc-form/answers';
import { accept, type Result, refuse } from '@dossier/domain/result';

/** Shape of a part of a section: a type of value, a list, an object with known keys, or one with any key. */
type Shape = 'text' | 'yes-no' | 'number' | 'id' | readonly [Shape] | { readonly [key: string]: Shape } | AnyKey;
interface AnyKey {
  readonly '*': Shape;
}

const address = { street: 'text', houseNumber: 'text', postalCode: 'text', city: 'text', country: 'text' } as const;
const identity = {
  identityKind: 'text',
  identityNumber: 'text',
  identityExpiry: 'text',
  identityDocuments: ['id'],
} as const;

type Keys<T> = { readonly [K in keyof T]-?: Shape };

/** The keys of every section; others are not stored. The compiler reports a missing key. */
const shapes: { readonly [S in KycSection]: Keys<KycAnswers[S]> } = {
  contact: {
    firstName: 'text',
    lastName: 'text',
    email: 'text',
    phone: 'text',
    phoneCountry: 'text',
    fillsInOwn: 'yes-no',
  },
  'legal-entity': {
    name: 'text',
    country: 'text',
    registrationNumber: 'text',
    vatNumber: 'text',
    website: 'text',
    address,
    description: 'text',
    legalForm: 'text',
    legalFormName: 'text',
    listed: 'yes-no',
    listedMarket: 'text',
    registerDisputed: 'yes-no',
  },
  activities: {
    description: 'text',
    details: [{ sbi: 'text', edition: 'text', description: 'text', source: 'text' }],
    main: 'text',
  },
  ownership: {
    nodes: [
      {
        id: 'id',
        kind: 'text',
        firstName: 'text',
        lastName: 'text',
        name: 'text',
        country: 'text',
        registrationNumber: 'text',
      },
    ],
    edges: [
      {
        id: 'id',
        owner: 'text',
        owned: 'text',
        share: 'number',
        band: { from: 'number', to: 'number' },
        kind: 'text',
      },
    ],
    nobodyReason: 'text',
  },
  people: {
    people: [
      {
        id: 'id',
        firstName: 'text',
        lastName: 'text',
        email: 'text',
        function: 'text',
        isUbo: 'yes-no',
        isStandIn: 'yes-no',
        isRepresentative: 'yes-no',
        isPrimaryContact: 'yes-no',
        birthDate: 'text',
        nationality: 'text',
        countryOfResidence: 'text',
        ...identity,
        authorityFrom: 'text',
        authorityDocuments: ['id'],
      },
    ],
  },
  funds: { description: 'text', currency: 'text', amount: 'text', documents: ['id'] },
  individual: {
    firstName: 'text',
    lastName: 'text',
    birthDate: 'text',
    birthPlace: 'text',
    sex: 'text',
    nationality: 'text',
    countryOfResidence: 'text',
    address,
    ...identity,
    identityCountry: 'text',
  },
  identity: { choices: { '*': { method: 'text', email: 'text' } } },
};

/**
 * A section as it is stored: any typed value, under keys that the form has.
 * Errors: `input-invalid` when an entry has no unique id.
 */
export function shapeSection(section: KycSection, values: unknown): Result<Record<string, unknown>> {
  const shaped = shape(values, shapes[section] as Shape);
  if (!hasEntriesWithoutId(shaped)) return accept((shaped ?? {}) as Record<string, unknown>);
  return refuse('input-invalid', { fields: { values: { code: 'validation_id', message: 'An entry has no id.' } } });
}

const plain: Readonly<Record<string, (value: unknown) => boolean>> = {
  text: (value) => typeof value === 'string',
  'yes-no': (value) => typeof value === 'boolean',
  number: (value) => typeof value === 'number' && Number.isFinite(value),
  id: (value) => typeof value === 'string' && /^[a-z0-9]{15}$/.test(value),
};

/** The part of a value that fits the shape; undefined when nothing does. */
function shape(value: unknown, into: Shape): unknown {
  if (typeof into === 'string') return plain[into]?.(value) ? value : undefined;
  if (Array.isArray(into)) {
    if (!Array.isArray(value)) return undefined;
    return value.map((item) => shape(item, into[0] as Shape)).filter((item) => item !== undefined);
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined;
  const keys = into as Readonly<Record<string, Shape>>;
  const entries = Object.entries(value).flatMap(([key, item]): [string, unknown][] => {
    const own = Object.hasOwn(keys, key) ? keys[key] : keys['*'];
    const kept = own === undefined || key === '*' || key === '__proto__' ? undefined : shape(item, own);
    return kept === undefined ? [] : [[key, kept]];
  });
  return Object.fromEntries(entries);
}

/** Entries of lists are matched across versions by their ids, so each needs a unique one. */
function hasEntriesWithoutId(shaped: unknown): boolean {
  const { nodes = [], edges = [], people = [] } = (shaped ?? {}) as Record<string, { id?: string }[]>;
  return [nodes, edges, people].some((list) => {
    const ids = list.map((entry) => entry.id);
    return ids.includes(undefined) || new Set(ids).size < ids.length;
  });
}
