import type { KycAnswers } from '@dossier/domain/kyc-form/answers';
import type { Reader, Row } from '../collections/rows.ts';
import { draftOf, frozenOf } from './versions.ts';

export function personName(person: { firstName?: string; lastName?: string }): string {
  return `${person.firstName ?? ''} ${person.lastName ?? ''}`.trim();
}

/** Names of the people and companies that answers mention, by id. */
export function namesIn(answers: Partial<KycAnswers>): Map<string, string> {
  const names = new Map<string, string>();
  for (const node of answers.ownership?.nodes ?? []) {
    names.set(node.id, node.kind === 'company' ? (node.name ?? '') : personName(node));
  }
  for (const person of answers.people?.people ?? []) names.set(person.id, personName(person));
  return names;
}

/** The same of the first of these onboardings that has answers. */
export async function newestNames(
  records: Reader,
  requests: readonly Row<'gk_requests'>[],
): Promise<Map<string, string>> {
  for (const request of requests) {
    const version = (await frozenOf(records, request)) ?? (await draftOf(records, request));
    if (version) return namesIn(version.answers);
  }
  return new Map();
}
