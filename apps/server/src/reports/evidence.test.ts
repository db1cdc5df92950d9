import { expect, test } from 'vitest';
import { documentRow, reportOf, screeningHit, screeningRow } from '../../test/report-data.ts';
import { canonicalJson } from '../runtime/canonical-json.ts';
import { evidenceOf } from './evidence.ts';
import type { ReportData } from './report-data.ts';

const contentOf = (data: ReportData) => JSON.parse(evidenceOf(data).bytes.toString('utf8'));

test('the evidence has every answer, document with its digest, check, decision and event', () => {
  const content = contentOf(reportOf());
  expect(content.answers).toEqual(reportOf().answers.form.answers);
  expect(content.documents[0]).toMatchObject({ name: 'extract.pdf', sha256: '0123456789abcdef'.repeat(4) });
  expect(content.checks).toHaveLength(9);
  expect(content.screening[0].hits[0]).toMatchObject({ state: 'false_positive', reason: 'Born in Minsk.' });
  expect(content.decision).toEqual({
    by: 'Ruben Aerts',
    portal: 'intern',
    at: '2026-11-20 14:30:00.000Z',
    reason: '',
    problems: [],
  });
  expect(content.events).toHaveLength(1);
  expect(content.howToVerify.length).toBeGreaterThan(0);
});

test('the evidence is the same in every language, and another one when anything differs', () => {
  const digest = (data: ReportData) => evidenceOf(data).digest;
  expect(digest(reportOf({ language: 'nl' }))).toBe(digest(reportOf()));
  expect(digest(reportOf({ earlierDocuments: [documentRow({ version: 1 })] }))).not.toBe(digest(reportOf()));
});

test('neither remarks of the institution nor work for other institutions are in it [PERM-05, ENT-19]', () => {
  const earlier = {
    state: 'false_positive',
    reason: 'SECRET',
    by: 'SECRET',
    at: '',
    request: 'SECRET',
    reference: 'SECRET',
    changed: [],
    changedFields: [],
  } as const;
  const same = [
    { hit: 'SECRET', request: 'SECRET', reference: 'SECRET', name: '', subjectName: 'SECRET', isInThisFile: false },
  ];
  const hit = screeningHit({ isFromElsewhere: true, reason: 'SECRET', by: 'SECRET', earlier, same });
  const data = reportOf({ entity: { personScreening: { open: true, value: [screeningRow({ hits: [hit] })] } } });
  expect(data.entity.request.remarks).toContain('SECRET');
  expect(evidenceOf(data).bytes.toString('utf8')).not.toContain('SECRET');
});

test('an object has its keys in one order, whatever the order in which they were set', () => {
  expect(canonicalJson({ b: [{ d: 1, c: null }], a: 'x' })).toBe('{"a":"x","b":[{"c":null,"d":1}]}');
  expect(canonicalJson({ a: undefined, b: '"' })).toBe('{"b":"\\""}');
});
