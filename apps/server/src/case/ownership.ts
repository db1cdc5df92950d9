import type { KycAnswers } from '@dossier/domain/kyc-form/answers';
import { askedOwnership, askedQuestions, isListedCompany } from '@dossier/domain/kyc-form/questions';
import { computeOwnership } from '@dossier/domain/ownership/ubo';
import { dayOf, momentOf } from '../runtime/clock.ts';
import type { VisibleCase } from './visible-case.ts';

type OwnershipFacts = Pick<VisibleCase, 'answers' | 'request' | 'today' | 'version'>;

/** The ownership of a company with its beneficial owners; null for a person and without answers. */
export interface Ownership {
  readonly answers: NonNullable<KycAnswers['ownership']>;
  readonly result: ReturnType<typeof computeOwnership>;
}

/**
 * Computes the beneficial owners from the answers. The threshold is that of the day on which the answers were submitted,
 * counted in the desk's time zone; of a draft that of today.
 */
export function ownershipOf({ answers, request, today, version }: OwnershipFacts): Ownership | null {
  const entity = answers['legal-entity'];
  const isAnswered = answers.ownership !== undefined || !askedQuestions(entity).owners;
  const given = askedOwnership(entity, answers.ownership) ?? {};
  if (!isAnswered || request.type !== 'business') return null;
  const submittedAt = version?.submittedAt ?? '';
  const options = {
    clientName: request.client_name,
    today: submittedAt === '' ? today : dayOf(momentOf(submittedAt)),
    listed: isListedCompany(entity),
  };
  return { answers: given, result: computeOwnership(given, options) };
}
