import type { DocumentPurpose, DocumentSide } from '../documents.ts';
import { z } from '../schema.ts';
import type { FormDocument, IdentityKind, KycIssue, KycSection } from './answers.ts';
import { missingSides } from './identity-sides.ts';

/** Rejected files count as missing. */
const rejectedStatuses = ['rejected', 'failed'];

export function usable(documents: readonly FormDocument[]): FormDocument[] {
  return documents.filter((document) => !rejectedStatuses.includes(document.verification));
}

/** Returns the schema errors of a section in the order of the schema's fields: the first one per path. */
export function schemaIssues(section: KycSection, schema: z.core.$ZodObject, answers: unknown, under = ''): KycIssue[] {
  const order = Object.keys(schema._zod.def.shape);
  const fieldOf = ({ path }: { path: readonly PropertyKey[] }) => order.indexOf(String(path[0]));
  const found = z.safeParse(schema, isPlainObject(answers) ? answers : {}).error?.issues ?? [];
  // Rules across fields are reported after those of single fields.
  const result = found.toSorted((one, other) => fieldOf(one) - fieldOf(other));
  const issues = result.map((issue) => ({
    section,
    path: [...(under === '' ? [] : [under]), ...issue.path.map(String)].join('.'),
    key: issue.message,
    ...(issue.code === 'too_big' && { facts: { maximum: Number(issue.maximum) } }),
  }));
  return issues.filter((issue, at) => issues.findIndex((other) => other.path === issue.path) === at);
}

/** What is read from the photos of an identity document: on the page below them. */
const readAnswers = ['identityNumber', 'identityCountry', 'identityExpiry'];

/** Issues of fields with those of the photos of an identity document, in the order of the page. */
export function withPhotoIssues(fields: readonly KycIssue[], photos: readonly KycIssue[]): KycIssue[] {
  const isRead = ({ path }: KycIssue) => readAnswers.includes(path.split('.').at(-1) ?? '');
  return [...fields.filter((one) => !isRead(one)), ...photos, ...fields.filter(isRead)];
}

interface AskedFiles {
  readonly purpose: DocumentPurpose;
  readonly person?: string;
}

/** The usable files of this purpose, and of this person where one is given. */
function filesOf(documents: readonly FormDocument[], { purpose, person }: AskedFiles): FormDocument[] {
  return usable(documents).filter(
    (document) =>
      document.type === 'other' && document.purpose === purpose && (person === undefined || document.person === person),
  );
}

/** Returns whether there is such a file. */
export const hasFile = (documents: readonly FormDocument[], asked: AskedFiles): boolean =>
  filesOf(documents, asked).length > 0;

/** The sides of a person's identity document that no usable file shows; of the subject itself without a person. */
export function missingIdentitySides(
  documents: readonly FormDocument[],
  kind: IdentityKind | '' | undefined,
  person?: string,
): readonly DocumentSide[] {
  return missingSides(kind, filesOf(documents, { purpose: 'identity', ...(person === undefined ? {} : { person }) }));
}

function isPlainObject(value: unknown): boolean {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
