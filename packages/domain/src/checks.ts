/** The parts of an onboarding that can be checked. Source: docs/domain.md sections 1 and 11. */
export const checks = [
  'registration',
  'activities',
  'ownership',
  'people',
  'funds',
  'documents',
  'identity',
  'company_screening',
  'person_screening',
] as const;
export type Check = (typeof checks)[number];

/** Always required, whatever the scope. */
export const alwaysRequiredChecks = [
  'registration',
  'documents',
  'identity',
  'company_screening',
  'person_screening',
] as const;

/**
 * Stored statuses of a check or a verification. Source: docs/specification.md section 4; meanings in docs/domain.md
 * section 3.
 */
export const checkStatuses = ['pending', 'approved', 'verified', 'clear', 'rejected', 'failed'] as const;
export type CheckStatus = (typeof checkStatuses)[number];

/** Statuses that are derived and never stored. Source: docs/specification.md section 4. */
export const derivedStatuses = ['onboarding in progress', 'access required'] as const;
export type DerivedStatus = (typeof derivedStatuses)[number];

export type ShownStatus = CheckStatus | DerivedStatus;

/** Final statuses of a check. Source: docs/domain.md section 11. */
export const finalCheckStatuses: readonly CheckStatus[] = ['approved', 'verified', 'clear', 'rejected', 'failed'];

export const verificationStatuses = ['pending', 'verified', 'rejected', 'failed'] as const;
export type VerificationStatus = (typeof verificationStatuses)[number];

/** The checks that must be final before an onboarding of this type and scope can be completed. */
export function requiredChecks(scope: readonly Check[], type: 'business' | 'individual'): Check[] {
  const onlyBusiness: readonly Check[] = ['registration', 'activities', 'ownership', 'people', 'company_screening'];
  return checks.filter((check) => {
    if (type === 'individual' && onlyBusiness.includes(check)) return false;
    return scope.includes(check) || (alwaysRequiredChecks as readonly Check[]).includes(check);
  });
}

/**
 * The scope of an onboarding, in the order of the checks. It contains the check of the source of funds exactly if the
 * institution requests the source of funds: without the request the client's form has no such section.
 */
export function scopeWithFunds(scope: readonly Check[], sourceOfFunds: boolean): Check[] {
  return checks.filter((check) => (check === 'funds' ? sourceOfFunds : scope.includes(check)));
}
