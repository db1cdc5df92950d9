import { checkStatuses, derivedStatuses } from '@dossier/domain/checks';
import { documentKinds } from '@dossier/domain/documents';
import { languages } from '@dossier/domain/languages';
import { describe, expect, test } from 'vitest';
import { documentKindLabel, reportTexts, statusKey } from './report-texts.ts';

describe.each(languages)('in %s', (language) => {
  const t = reportTexts(language);

  test.each([...checkStatuses, ...derivedStatuses])('the status %s has a label of its own', (status) => {
    const label = t(`statuses:${statusKey(status)}`);
    expect(label).toMatch(/^[A-Z]/);
    expect(label).not.toContain('statuses');
  });

  test('every kind of document has a different name [DOC-08]', () => {
    const labels = documentKinds.map((kind) => documentKindLabel(t, kind));
    expect(new Set(labels).size).toBe(documentKinds.length);
    for (const label of labels) expect(documentKinds as readonly string[]).not.toContain(label);
  });

  test('a kind that is no longer known is shown as it is stored', () => {
    expect(documentKindLabel(t, 'chamber-letter')).toBe('chamber-letter');
  });
});

test('the labels of two languages differ', () => {
  const shown = (language: 'en' | 'nl') => documentKinds.map((kind) => documentKindLabel(reportTexts(language), kind));
  for (const [at, label] of shown('en').entries()) expect(label).not.toBe(shown('nl')[at]);
});
