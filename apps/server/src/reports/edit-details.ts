import { type Check, checks } from '@dossier/domain/checks';
import type { EditField } from '@dossier/domain/contracts/shared/edit-values';
import type { Language } from '@dossier/domain/languages';
import { showDate } from './format.ts';
import { reportTexts } from './report-texts.ts';

interface Change {
  readonly field: string;
  readonly before: unknown;
  readonly after: unknown;
}

/** The labels of checks, as a list; undefined for any other value. */
export function checkLabels(language: Language, value: unknown): string | undefined {
  if (!Array.isArray(value)) return undefined;
  const t = reportTexts(language);
  const known = checks.filter((check) => value.includes(check));
  return known.length === value.length ? known.map((check: Check) => t(`checks:${check}`)).join(', ') : undefined;
}

/** What was changed in an onboarding after it was sent: each field with its value before and after. */
export function editDetails(language: Language, changes: readonly Change[]): string[] {
  const t = reportTexts(language);
  const shown = (field: string, value: unknown): string =>
    checkLabels(language, value) ||
    (field === 'deadline' && value !== '' ? showDate(language, String(value)) : '') ||
    (typeof value === 'string' ? value : '') ||
    t('history:empty');
  return changes.map(({ field, before, after }) =>
    t('history:edited', {
      field: t(`history:field.${field as EditField}`),
      before: shown(field, before),
      after: shown(field, after),
    }),
  );
}
