import type { OnboardingType } from '../onboarding.ts';
import type { KycAnswers, KycSection } from './answers.ts';

/** What may be stored at one place of a section: a kind of value, a list, an object by its keys, or one with any key. */
export type AnswerShape =
  | 'text'
  | 'yes-no'
  | 'number'
  | 'id'
  | readonly [AnswerShape]
  | { readonly [key: string]: AnswerShape };

interface SectionDefinition<S extends KycSection> {
  /** Types of onboarding whose form has the section. */
  readonly types: readonly OnboardingType[];
  /** Column of the versions' collections. Renaming it loses the stored answers. */
  readonly column: string;
  /** Usual time for the whole section with the documents at hand. Unit: minutes. */
  readonly minutes: number;
  /** Asked only when the institution asks for the source of funds. */
  readonly onlyWithSourceOfFunds?: true;
  /** The keys that are stored; other keys are dropped. The key `*` allows any key. */
  readonly shape: { readonly [K in keyof KycAnswers[S]]-?: AnswerShape };
}

const address = { street: 'text', houseNumber: 'text', postalCode: 'text', city: 'text', country: 'text' } as const;
const identity = {
  identityKind: 'text',
  identityNumber: 'text',
  identityExpiry: 'text',
} as const;

/** All sections in the order of the form. Source: docs/specification.md section 2; docs/domain.md section 7. */
export const kycSectionTable = {
  contact: {
    types: ['business', 'individual'],
    column: 'contact',
    minutes: 1,
    shape: {
      firstName: 'text',
      lastName: 'text',
      email: 'text',
      phone: 'text',
      phoneCountry: 'text',
      fillsInOwn: 'yes-no',
    },
  },
  'legal-entity': {
    types: ['business'],
    column: 'legal_entity',
    minutes: 4,
    shape: {
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
  },
  activities: {
    types: ['business'],
    column: 'activities',
    minutes: 1,
    shape: {
      description: 'text',
      details: [{ sbi: 'text', edition: 'text', description: 'text', source: 'text' }],
      main: 'text',
    },
  },
  ownership: {
    types: ['business'],
    column: 'ownership',
    minutes: 4,
    shape: {
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
  },
  people: {
    types: ['business'],
    column: 'people',
    minutes: 5,
    shape: {
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
          identifiesBy: 'text',
          birthDate: 'text',
          nationality: 'text',
          countryOfResidence: 'text',
          ...identity,
          authorityFrom: 'text',
        },
      ],
    },
  },
  individual: {
    types: ['individual'],
    column: 'personal',
    minutes: 4,
    shape: {
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
  },
  funds: {
    types: ['business', 'individual'],
    column: 'funds',
    minutes: 3,
    onlyWithSourceOfFunds: true,
    shape: { description: 'text', currency: 'text', amount: 'text' },
  },
  identity: {
    types: ['business', 'individual'],
    column: 'identity',
    minutes: 2,
    shape: { choices: { '*': { method: 'text', email: 'text' } } },
  },
} as const satisfies { readonly [S in KycSection]: SectionDefinition<S> };

type Sections = typeof kycSectionTable;

/** The sections of the form of one type. */
export type SectionOf<T extends OnboardingType> = {
  [S in KycSection]: T extends Sections[S]['types'][number] ? S : never;
}[KycSection];

/** The columns of the sections of one type, with their answers. */
export type SectionColumns<T extends OnboardingType> = {
  [S in SectionOf<T> as Sections[S]['column']]: KycAnswers[S];
};

/** Returns the definition of a section. */
export const sectionOf = (section: KycSection): SectionDefinition<KycSection> => kycSectionTable[section];

/** Returns the sections that forms of this type can have, in the order of the form. */
export function sectionsOf<T extends OnboardingType>(type: T): SectionOf<T>[] {
  const names = Object.keys(kycSectionTable) as KycSection[];
  return names.filter((section) => sectionOf(section).types.includes(type)) as SectionOf<T>[];
}
