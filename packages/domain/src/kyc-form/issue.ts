import type { DocumentPurpose } from '../documents.ts';
import { z } from '../schema.ts';
import type { FormDocument, KycIssue, KycSection } from './answers.ts';

/** Rejected files count as missing. */
const rejectedStatuses = ['rejected', 'failed'];

export function usable(documents: readonly FormDocument[]): FormDocument[] {
  return documents.filter((document) => !rejectedStatuses.includes(document.verification));
}

/** Returns the schema errors of a section: the first one per path. */
export function schemaIssues(section: KycSection, schema: z.core.$ZodType, answers: unknown, under = ''): KycIssue[] {
  const result = z.safeParse(schema, isPlainObject(answers) ? answers : {}).error?.issues ?? [];
  const issues = result.map((issue) => ({
    section,
    path: [...(under === '' ? [] : [under]), ...issue.path.map(String)].join('.'),
    key: issue.message,
    ...(issue.code === 'too_big' && { facts: { maximum: Number(issue.maximum) } }),
  }));
  return issues.filter((issue, at) => issues.findIndex((other) => other.path === issue.path) === at);
}

/** Returns whether there is a file of this purpose, and of this person where one is given. */
export function hasFile(
  documents: readonly FormDocument[],
  { purpose, person }: { purpose: DocumentPurpose; person?: string },
): boolean {
  return usable(documents).some(
    (document) =>
      document.type === 'other' && document.purpose === purpose && (person === undefined || document.person === person),
  );
}

function isPlainObject(value: unknown): boolean {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
