import { z } from '../schema.ts';
import type { FormDocument, KycIssue, KycSection } from './answers.ts';

/** Files that were refused count as not given. */
const refusedVerifications = ['rejected', 'failed'];

export function usable(documents: readonly FormDocument[]): FormDocument[] {
  return documents.filter((document) => !refusedVerifications.includes(document.verification));
}

/** The faults of a section by its schema: at most one for each place, the first. */
export function schemaIssues(section: KycSection, schema: z.core.$ZodType, answers: unknown, under = ''): KycIssue[] {
  const result = z.safeParse(schema, isPlainObject(answers) ? answers : {}).error?.issues ?? [];
  const issues = result.map(({ path, message }) => ({
    section,
    path: [...(under === '' ? [] : [under]), ...path.map(String)].join('.'),
    key: message,
  }));
  return issues.filter((issue, at) => issues.findIndex((other) => other.path === issue.path) === at);
}

/** Does a person have a file of this purpose: put beside the person, or named in the answer? */
export function hasFile(
  documents: readonly FormDocument[],
  { purpose, person, ids }: { purpose: string; person: string; ids?: readonly string[] },
): boolean {
  return usable(documents).some(
    (document) =>
      ids?.includes(document.id) === true ||
      (document.type === 'other' && document.purpose === purpose && document.person === person),
  );
}

function isPlainObject(value: unknown): boolean {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
