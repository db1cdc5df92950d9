import type { ListFormat, ListKind } from './screening.ts';

interface KnownList {
  readonly kind: ListKind;
  readonly format: ListFormat;
  /** Where the publisher offers the file; '' where its address changes with each version, so that it is uploaded. */
  readonly address: string;
  /** The publisher's page about the list. */
  readonly page: string;
}

/** Lists that most institutions screen against, with the addresses that their publishers name. Source: docs/screening.md. */
export const knownLists = {
  eu: {
    kind: 'sanctions',
    format: 'eu-xml',
    address: 'https://webgate.ec.europa.eu/fsd/fsf/public/files/xmlFullSanctionsList_1_1/content?token=dG9rZW4tMjAxNw',
    page: 'https://data.europa.eu/data/datasets/consolidated-list-of-persons-groups-and-entities-subject-to-eu-financial-sanctions',
  },
  un: {
    kind: 'sanctions',
    format: 'un-xml',
    address: 'https://scsanctions.un.org/resources/xml/en/consolidated.xml',
    page: 'https://main.un.org/securitycouncil/en/content/un-sc-consolidated-list',
  },
  nl: {
    kind: 'sanctions',
    format: 'nl-ods',
    address: '',
    page: 'https://www.government.nl/documents/reports/2016/01/15/national-terrorism-list',
  },
  ofac: {
    kind: 'sanctions',
    format: 'ofac-xml',
    address: 'https://www.treasury.gov/ofac/downloads/sdn.xml',
    page: 'https://ofac.treasury.gov/specially-designated-nationals-list-data-formats-data-schemas',
  },
  uk: {
    kind: 'sanctions',
    format: 'uk-xml',
    address: '',
    page: 'https://www.gov.uk/government/publications/the-uk-sanctions-list',
  },
  opensanctions: {
    kind: 'pep',
    format: 'opensanctions-csv',
    address: '',
    page: 'https://www.opensanctions.org/datasets/peps/',
  },
} as const satisfies Readonly<Record<string, KnownList>>;

export type KnownListName = keyof typeof knownLists;
export const knownListNames = Object.keys(knownLists) as KnownListName[];
