import { addMonths, type TypedDateFault, typedDateFault } from './dates.ts';
import { extractAge, inForce } from './limits.ts';

/** Answers that a reviewer compares with a document. */
export type DocumentFact =
  | 'name'
  | 'registration-number'
  | 'legal-form'
  | 'address'
  | 'representatives'
  | 'ubos'
  | 'holders';

interface DocumentTypeTraits {
  /** A register extract, which must be recent. Source: docs/specification.md section 5. */
  readonly isExtract: boolean;
  /** May the form offer it to a company of this legal form ('' if not given) that need not upload it? */
  readonly isOfferedTo: (legalForm: string) => boolean;
  readonly facts: readonly DocumentFact[];
}

const partnerships: readonly string[] = ['VOF', 'CV', 'MA', 'RED'];
const formsWithShares: readonly string[] = ['BV', 'NV'];
/** A sole trader is its owner, foundations and churches have none. */
const formsWithoutChart: readonly string[] = ['EMZ', 'ST', 'KG'];
const never = () => false;

/** Every document type, in the order of lists and forms. Source: docs/specification.md section 3. */
const traits = {
  registration: {
    isExtract: true,
    isOfferedTo: never,
    facts: ['name', 'registration-number', 'legal-form', 'address', 'representatives'],
  },
  ubo: { isExtract: true, isOfferedTo: never, facts: ['name', 'registration-number', 'ubos'] },
  ownership: { isExtract: false, isOfferedTo: (form) => !formsWithoutChart.includes(form), facts: ['holders'] },
  articlesOfAssociation: {
    isExtract: false,
    isOfferedTo: (form) => form !== 'EMZ' && !partnerships.includes(form),
    facts: ['name', 'registration-number', 'legal-form'],
  },
  partnershipAgreement: {
    isExtract: false,
    isOfferedTo: (form) => partnerships.includes(form),
    facts: ['name', 'registration-number', 'legal-form'],
  },
  shareholdersRegistry: {
    isExtract: false,
    isOfferedTo: (form) => formsWithShares.includes(form),
    facts: ['holders'],
  },
  other: { isExtract: false, isOfferedTo: never, facts: [] },
} as const satisfies Record<string, DocumentTypeTraits>;

export type DocumentType = keyof typeof traits;
export const documentTypes = Object.keys(traits) as [DocumentType, ...DocumentType[]];

/** Must a file of this type be recent, and have a date of issue? */
export const isExtract = (type: DocumentType): boolean => traits[type].isExtract;

/** Types that the form offers to a company of this legal form, apart from those it must upload. */
export const offeredDocuments = (legalForm: string): DocumentType[] =>
  documentTypes.filter((type) => traits[type].isOfferedTo(legalForm));

/** Answers that a reviewer compares with a document of this type. */
export const documentFactsOf = (type: DocumentType): readonly DocumentFact[] => traits[type].facts;

/** Purpose of an `other` document. Source: docs/domain.md section 11. */
export const documentPurposes = ['identity', 'authority', 'funds', 'listing'] as const;
export type DocumentPurpose = (typeof documentPurposes)[number];

/** `{docType}` of the routes: the type, or `other-` and the purpose. */
export type DocumentKind = DocumentType | `other-${DocumentPurpose}`;
export const documentKinds = [...documentTypes, ...documentPurposes.map((purpose) => `other-${purpose}` as const)] as [
  DocumentKind,
  ...DocumentKind[],
];

export const documentKind = (type: DocumentType, purpose: DocumentPurpose | ''): DocumentKind =>
  type === 'other' && purpose !== '' ? `other-${purpose}` : type;

/** What a file of an identity document shows: the page of a passport, or one side of a card. */
export const documentSides = ['page', 'front', 'back'] as const;
export type DocumentSide = (typeof documentSides)[number];

/**
 * Are files of these sides versions of each other? The back of a card is a document of its own. '' is a file whose side
 * is not known, which may show both.
 */
export const isSameSide = (one: DocumentSide | '', other: DocumentSide | ''): boolean =>
  (one === 'back') === (other === 'back');

/** Does a new file of this side replace a former one? A passport replaces both sides of a card. */
export const replacesSide = (side: DocumentSide | '', former: DocumentSide | ''): boolean =>
  side === '' || side === 'page' || isSameSide(side, former);

/** Key of a document's name: its kind, with the side of a card. */
export type DocumentLabel = DocumentKind | `other-identity-${Exclude<DocumentSide, 'page'>}`;
export const documentLabel = (kind: DocumentKind, side: DocumentSide | '' = ''): DocumentLabel =>
  kind === 'other-identity' && (side === 'front' || side === 'back') ? `${kind}-${side}` : kind;

const typeOf = (kind: DocumentKind): DocumentType => parseDocumentKind(kind)?.type ?? 'other';

export function parseDocumentKind(kind: string): { type: DocumentType; purpose: DocumentPurpose | '' } | undefined {
  const purpose = kind.startsWith('other-') ? kind.slice('other-'.length) : '';
  const type = purpose === '' ? kind : 'other';
  if (!(documentTypes as readonly string[]).includes(type)) return undefined;
  if (purpose !== '' && !(documentPurposes as readonly string[]).includes(purpose)) return undefined;
  return { type: type as DocumentType, purpose: purpose as DocumentPurpose | '' };
}

/** The same of a label: `other-identity-back`. The side is '' where the label has none. */
export function parseDocumentLabel(label: string) {
  const side = label === 'other-identity-front' ? 'front' : label === 'other-identity-back' ? 'back' : '';
  const parsed = parseDocumentKind(side === '' ? label : 'other-identity');
  return parsed && { ...parsed, side: side as DocumentSide | '' };
}

/** Accepted files: detected media type → the extension it is served with. Source: docs/specification.md sections 5 and 9. */
export const acceptedFiles = {
  'application/pdf': { label: 'PDF', extension: '.pdf' },
  'image/jpeg': { label: 'JPG', extension: '.jpg' },
  'image/png': { label: 'PNG', extension: '.png' },
} as const;
export type AcceptedMediaType = keyof typeof acceptedFiles;

/** `{{types}}` of the message: 'PDF, JPG, PNG'. */
export const acceptedFileTypes = Object.values(acceptedFiles)
  .map((file) => file.label)
  .join(', ');

/**
 * Returns whether a register extract with this issue date is accepted on this day. Calendar months, the last day
 * included: issued 31 August is accepted up to and including the last day of February. Both are ISO dates.
 */
export function isFreshExtract(issuedOn: string, day: string): boolean {
  return addMonths(issuedOn, inForce(extractAge, day).months) >= day;
}

/** Does a document of this kind lose its value with time? The others have no expiry date. */
export const canExpire = (kind: DocumentKind): boolean => kind === 'other-identity' || isExtract(typeOf(kind));

/**
 * The last day on which a document counts, as ISO date: as given, or the last day on which an extract is accepted. '' if
 * that is unknown.
 */
export function expiryOf(document: Readonly<{ type: DocumentType; issuedOn: string; expiresOn: string }>): string {
  const { type, issuedOn, expiresOn } = document;
  if (expiresOn !== '' || issuedOn === '' || !isExtract(type)) return expiresOn;
  return addMonths(issuedOn, inForce(extractAge, issuedOn).months);
}

/** Why an extract with this typed date of issue cannot be added on this day; undefined when it can. */
export function issueDateFault(typed: string, today: string): TypedDateFault | 'future' | 'too-old' | undefined {
  const fault = typedDateFault(typed);
  if (fault) return fault;
  if (typed > today) return 'future';
  return isFreshExtract(typed, today) ? undefined : 'too-old';
}
