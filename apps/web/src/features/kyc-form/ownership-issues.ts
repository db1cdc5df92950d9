import { openIssues } from '@dossier/domain/kyc-form/editable';
import { ownershipIssues, ownershipOf } from '@dossier/domain/kyc-form/ownership';
import { useMemo } from 'react';
import { type KycIssue, useForm } from './form-context.ts';

/** What is missing about ownership: known at once, because it needs no schema. */
export function useOwnershipIssues(): readonly KycIssue[] {
  const { kyc } = useForm();
  return useMemo(() => openIssues(kyc, ownershipIssues(kyc, ownershipOf(kyc))), [kyc]);
}
