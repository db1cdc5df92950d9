import { alwaysRequiredChecks, type Check, checks, requiredChecks } from '@dossier/domain/checks';
import { type EditField, type EditValues, editedFields } from '@dossier/domain/contracts/shared/edit-values';
import type { EntityFile } from './entity-context.ts';

export type Editable = Required<EditValues>;

/** The values of an onboarding that its institution may change. */
export function editableOf({ request, contact }: EntityFile): Editable {
  const { deadline, reference, scope } = request;
  return { email: contact?.email.toLowerCase() ?? '', deadline, reference, scope };
}

/** What differs from the start, compared as it would be stored. */
export function changedFields(values: Editable, seen: Editable): EditField[] {
  const { email, reference } = values;
  const stored = { email: email.trim().toLowerCase(), reference: reference.trim() };
  return editedFields({ ...values, ...stored }, seen);
}

/** The given fields alone: only what was changed is sent, so that other users' changes of the rest remain. */
export function pickFields(values: Editable, fields: readonly EditField[]): EditValues {
  return Object.fromEntries(fields.map((field) => [field, values[field]]));
}

interface ScopeOption {
  readonly id: Check;
  readonly isFixed: boolean;
}

/** The checks of this onboarding: those that are always required are fixed, and the source of funds after submission. */
export function scopeOptions({ request, version }: EntityFile): ScopeOption[] {
  const always: readonly Check[] = alwaysRequiredChecks;
  return requiredChecks(checks, request.type).map((id) => ({
    id,
    isFixed: always.includes(id) || (id === 'funds' && version.number > 0),
  }));
}

/** The scope with other optional checks; those that are always required remain as they are stored. */
export function scopeWith(chosen: readonly Check[], stored: readonly Check[]): Check[] {
  const always: readonly Check[] = alwaysRequiredChecks;
  return checks.filter((check) => (always.includes(check) ? stored.includes(check) : chosen.includes(check)));
}
