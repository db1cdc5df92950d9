import { extractAge, inForce } from './limits.ts';

/** Source: docs/specification.md section 3. */
export const documentTypes = [
  'registration',
  'ubo',
  'ownership',
  'articlesOfAssociation',
  'partnershipAgreement',
  'shareholdersRegistry',
  'other',
] as const;
export type DocumentType = (typeof documentTypes)[number];

/** Purpose of an `other` document. Source: docs/domain.md section 11. */
export const documentPurposes = ['identity', 'authority', 'funds', 'listing'] as const;
export type DocumentPurpose = (typeof documentPurposes)[number];

/** `{docType}` of the routes: the type, or `other-` and the purpose. */
export function documentKind(type: DocumentType, purpose: DocumentPurpose | ''): string {
  return type === 'other' && purpose !== '' ? `other-${purpose}` : type;
}

export function parseDocumentKind(kind: string): { type: DocumentType; purpose: DocumentPurpose | '' } | undefined {
  const purpose = kind.startsWith('other-') ? kind.slice('other-'.length) : '';
  const type = purpose === '' ? kind : 'other';
  if (!(documentTypes as readonly string[]).includes(type)) return undefined;
  if (purpose !== '' && !(documentPurposes as readonly string[]).includes(purpose)) return undefined;
  return { type: type as DocumentType, purpose: purpose as DocumentPurpose | '' };
}

/** Accepted files: detected media type → the extension it is served with. Source: docs/specification.md sections 5 and 9. */
export const acceptedFiles = {
  'application/pdf': { word: 'PDF', extension: '.pdf' },
  'image/jpeg': { word: 'JPG', extension: '.jpg' },
  'image/png': { word: 'PNG', extension: '.png' },
} as const;
export type AcceptedMediaType = keyof typeof acceptedFiles;

/** `{{types}}` of the message: 'PDF, JPG, PNG'. */
export const acceptedFileTypes = Object.values(acceptedFiles)
  .map((file) => file.word)
  .join(', ');

/** Types whose file must be recent. Source: docs/specification.md section 5. */
export const extractTypes: readonly DocumentType[] = ['registration', 'ubo'];

/**
 * Returns whether a register extract with this issue date is accepted on this day. Calendar months, the last day
 * included: issued 31 August is accepted up to and including the last day of February. Both are ISO dates.
 */
export function isFreshExtract(issuedOn: string, day: string): boolean {
  return addMonths(issuedOn, inForce(extractAge, day).months) >= day;
}

/** Adds calendar months to a day; the last day of the month when that month is shorter. ISO dates. */
export function addMonths(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.slice(0, 10).split('-').map(Number);
  const last = new Date(Date.UTC(year, month - 1 + months + 1, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 + months, Math.min(date, last))).toISOString().slice(0, 10);
}
